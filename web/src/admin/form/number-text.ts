/** An optional sign, digits that may have thousands separators, and optional decimals. */
const NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/;

/**
 * Parses a number as it is typed: `45,000`, `-3`, `14.50`. Returns NaN for any other text, such as `45-000` or `1e5`, and for a
 * number with more than `decimals` decimal places; null for an empty text.
 */
export function parseNumber(text: string, decimals: number): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (!NUMBER.test(trimmed) || decimalsOf(trimmed) > decimals) return Number.NaN;
  return Number(trimmed.replaceAll(',', ''));
}

/** Returns the number of decimal places of a typed number; 0 for any other text. */
export function decimalsOf(text: string): number {
  return NUMBER.exec(text.trim())?.[1]?.length ?? 0;
}
