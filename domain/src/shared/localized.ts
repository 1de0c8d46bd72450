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
