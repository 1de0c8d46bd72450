/** An optional sign, digits that may have thousands separators, and optional decimals. */
const NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/;
/** What people type before or after the number itself. */
const UNIT = /^[₩$]|(?:원|명|인|개|석|병|봉|회|분|시간|일|won|k?g|ml|m|%)$/gi;

/** Returns a typed number with plain digits, and without spaces and its unit. */
const bare = (text: string) => text.normalize('NFKC').replace(/\s/g, '').replace(UNIT, '');

/**
 * Parses a number as it is typed: `45,000`, `-3`, `14.50`, `２５`, `16,000원`. Returns NaN for any other text, such as `45-000` or
 * `1e5`, and for a number with more than `decimals` decimal places; null for an empty text.
 */
export function parseNumber(text: string, decimals: number): number | null {
  if (text.trim() === '') return null;
  const typed = bare(text);
  if (!NUMBER.test(typed) || decimalsOf(typed) > decimals) return Number.NaN;
  return Number(typed.replaceAll(',', ''));
}

/** Returns the number of decimal places of a typed number; 0 for any other text. */
export function decimalsOf(text: string): number {
  return NUMBER.exec(bare(text))?.[1]?.length ?? 0;
}
