/** A text or a list of texts without a word in it. */
function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBlank);
  return value === undefined || value === null || value === '';
}

export interface TranslationStatus {
  /** How many texts the item has, in one language or in both. */
  texts: number;
  /** The fields, by the name of their base, that have words in one language alone. */
  missing: string[];
}

/**
 * How far an item is translated: every field with a Korean twin counts as one text (`title` with `titleKr`), unless
 * neither has words. The half that is missing may be either.
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
