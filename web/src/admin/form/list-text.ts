/** A list as it is typed: `floral, jasmine` → `['floral', 'jasmine']`. Trimmed, and nothing for an empty place. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function joinList(list: readonly string[]): string {
  return list.join(', ');
}

/** Puts a known item at the end of a typed list, or takes it out where it is there already. */
export function toggleInList(text: string, item: string): string {
  const list = splitList(text);
  return joinList(list.includes(item) ? list.filter((each) => each !== item) : [...list, item]);
}
