/** An optional sign, digits that may have thousands separators, and optional decimals. */
const NUMBER = /^-?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/;

/**
 * Parses a number as it is typed: `45,000`, `-3`, `14.50`. Returns NaN for any other text, such as `45-000` or `1e5`, and for
 * more than `decimals` decimal places; null for an empty text.
 */
export function parseNumber(text: string, decimals: number): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return decimalPlaces(trimmed) <= decimals ? Number(trimmed.replaceAll(',', '')) : Number.NaN;
}

/** The number of decimal places of a typed number; NaN when it is not a number. */
export function decimalPlaces(text: string): number {
  const match = NUMBER.exec(text.trim());
  return match ? (match[2] ?? '').length : Number.NaN;
}
