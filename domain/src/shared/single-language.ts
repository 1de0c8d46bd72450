import type { Language } from './language.ts';
import { localized } from './localized.ts';

/**
 * What is to be read of `value`, and of all within it, in one language: each text once, under the name of its base field,
 * so that `localized` finds the same in it. Fields named in `kept` stay as they are, twins included.
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
        toSingleLanguage(localized(item, field as never, language), language, bilingualFields),
      ]),
  );
}
