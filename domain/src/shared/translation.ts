/** A text or a list of texts without a word in it. */
function isWordless(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isWordless);
  return value === undefined || value === null || value === '';
}

export interface Translation {
  /** How many texts the item has, in one language or in both. */
  texts: number;
  /** The fields, by the name of their base, that have words in one language alone. */
  missing: string[];
}

/**
 * How far an item is translated: every field with a Korean twin counts as one text (`title` with `titleKr`), unless
 * neither has words. The half that is missing may be either.
 */
export function translationOf(item: object): Translation {
  const values = Object.entries(item);
  const words = new Map(values.map(([name, value]) => [name, !isWordless(value)]));
  const twins = values.filter(([name]) => name.endsWith('Kr')).map(([name]) => name.slice(0, -'Kr'.length));
  const spoken = twins.filter((name) => words.get(name) || words.get(`${name}Kr`));
  return {
    texts: spoken.length,
    missing: spoken.filter((name) => words.get(name) !== words.get(`${name}Kr`)),
  };
}
