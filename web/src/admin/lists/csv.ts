type Cell = string | number | null | undefined;

/** The byte order mark tells spreadsheets in Korea that the file is UTF-8; without it Hangul is garbled. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Spreadsheets interpret a text that starts with one of these as a formula; East Asian versions also recognize the
 * full-width signs (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

function cellOf(value: Cell): string {
  const plain = String(value ?? '').replaceAll('\u00a0', ' ');
  const text = typeof value === 'string' && FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns rows as CSV (RFC 4180). Spreadsheets show what visitors typed as text, never as a formula. No-break spaces, which
 * Korean labels contain, become spaces.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}
