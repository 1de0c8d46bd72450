import type { Language } from './language.ts';
import { localized } from './localized.ts';

/**
 * Returns `value` with all nested items reduced to one language: each text is stored once, under the name of its base
 * field, so that `localized` returns the same text. Fields listed in `bilingualFields` are kept in both languages.
 */
export function toSingleLanguage(
  value: unknown,
  language: Language,
  bilingualFields: readonly string[] = [],
): unknown {
  if (Array.isArray(value)) return value.map((inner) => toSingleLanguage(inner, language, bilingualFields));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const item = value as Record<string, unknown>;
  const isKoreanVariant = (field: string) => field.endsWith('Kr') && field.slice(0, -2) in item;
  return Object.fromEntries(
    Object.keys(item)
      .filter((field) => bilingualFields.includes(field) || !isKoreanVariant(field))
      .map((field) => [
        field,
        toSingleLanguage(
          bilingualFields.includes(`${field}Kr`) ? item[field] : localized(item, field as never, language),
          language,
          bilingualFields,
        ),
      ]),
  );
}
