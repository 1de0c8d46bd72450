/** Returns whether a text, or every text of a list, is empty. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBlank);
  return value === undefined || value === null || value === '';
}

export interface TranslationStatus {
  /** The number of texts that the item has in at least one language. */
  texts: number;
  /** Names of the base fields that have text in one language only. */
  missing: string[];
}

/**
 * Returns the translation status of an item. Each field with a Korean counterpart (`title` with `titleKr`) counts as
 * one text unless both are empty; either language may be missing.
 */
export function translationStatus(item: object): TranslationStatus {
  const values = Object.entries(item);
  const hasText = new Map(values.map(([name, value]) => [name, !isBlank(value)]));
  const names = values.filter(([name]) => name.endsWith('Kr')).map(([name]) => name.slice(0, -'Kr'.length));
  const used = names.filter((name) => hasText.get(name) || hasText.get(`${name}Kr`));
  return {
    texts: used.length,
    missing: used.filter((name) => hasText.get(name) !== hasText.get(`${name}Kr`)),
  };
}
