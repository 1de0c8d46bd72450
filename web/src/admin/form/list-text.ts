/** Parses a typed list: `floral, jasmine` → `['floral', 'jasmine']`. Trims the items and drops empty ones. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function joinList(list: readonly string[]): string {
  return list.join(', ');
}

/** Appends an item to a typed list, or removes it when the list contains it. */
export function toggleInList(text: string, item: string): string {
  const list = splitList(text);
  return joinList(list.includes(item) ? list.filter((each) => each !== item) : [...list, item]);
}

/** Returns the item that is being typed at the end of a list; empty after a comma. */
export const typedItem = (text: string) => text.split(',').at(-1)!.trim();

/** Replaces the item that is being typed at the end of a list. */
export function completeInList(text: string, item: string): string {
  return joinList([...splitList(text.split(',').slice(0, -1).join()).filter((each) => each !== item), item]);
}
