import type { Language } from './language.ts';
import { localized } from './localized.ts';

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
