/** An optional sign, digits that may have thousands separators, and optional decimals. */
const NUMBER = /^-?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/;

/**
 * Parses a number as it is typed: `45,000`, `-3`, `14.50`. Returns NaN for any other text, such as `45-000` or `1e5`, and for
 * decimals of a whole number; null for an empty text. Rounds to `decimals` decimal places.
 */
export function parseNumber(text: string, decimals: number): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const match = NUMBER.exec(trimmed);
  if (!match || (decimals === 0 && match[2] !== undefined)) return Number.NaN;
  const scale = 10 ** decimals;
  return Math.round(Number(trimmed.replaceAll(',', '')) * scale) / scale;
}

/** Whether `text` is a number, with or without decimals. */
export function isNumberText(text: string): boolean {
  return NUMBER.test(text.trim());
}
