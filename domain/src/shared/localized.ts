import type { Language } from './language.ts';

/** Names of the fields of `T` that have a Korean counterpart, such as `title` with `titleKr`. */
export type LocalizedField<T> = {
  [K in keyof T & string]: `${K}Kr` extends keyof T ? K : never;
}[keyof T & string];

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/**
 * Returns the text of `field` in `language`: the Korean field if the language is Korean and that field is not empty,
 * otherwise the base field. Lists (`tastingNotes`, `pairings`) are chosen as a whole.
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
