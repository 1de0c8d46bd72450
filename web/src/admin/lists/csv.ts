type Cell = string | number | null | undefined;

/** Tells a spreadsheet in Korea that the file is UTF-8; without it Hangul is garbled. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A spreadsheet takes a text that begins with one of these for a formula and runs it; East Asian versions also know the
 * full-width signs (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

function cellOf(value: Cell): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180) that spreadsheets open as it is meant: what visitors wrote is text and no formula. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}
