import type { Language } from './language.ts';

/** Names of the fields of `T` that have a Korean twin: `title` beside `titleKr`. */
export type LocalizedField<T> = {
  [K in keyof T & string]: `${K}Kr` extends keyof T ? K : never;
}[keyof T & string];

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/**
 * The text of `field` in `language`: the Korean twin when the language is Korean and the twin is not empty,
 * otherwise the base field. Lists (`tastingNotes`, `pairings`) follow the same rule as a whole.
 */
export function localized<T extends object, K extends LocalizedField<T>>(
  item: T,
  field: K,
  language: Language,
): T[K] {
  if (language !== 'kr') return item[field];
  const korean = item[`${field}Kr` as keyof T];
  return (isEmpty(korean) ? item[field] : korean) as T[K];
}

/**
 * What is to be read of `value`, and of all within it, in one language: each text once, under the name of its base field,
 * so that `localized` finds the same in it. Fields named in `kept` stay as they are, twins included.
 */
export function inOneLanguage(value: unknown, language: Language, kept: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((inner) => inOneLanguage(inner, language, kept));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const item = value as Record<string, unknown>;
  const isTwin = (field: string) => field.endsWith('Kr') && field.slice(0, -2) in item;
  return Object.fromEntries(
    Object.keys(item)
      .filter((field) => kept.includes(field) || !isTwin(field))
      .map((field) => [field, inOneLanguage(localized(item, field as never, language), language, kept)]),
  );
}
