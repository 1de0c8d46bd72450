function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap(textsOf) : [];
}

/** Returns whether any text of an item, in either language, contains the search text, ignoring case. */
export function matchesSearch(item: object, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  const { id: _, ...fields } = item as { id: string };
  return Object.values(fields).some((value) =>
    textsOf(value).some((text) => text.toLowerCase().includes(wanted)),
  );
}
