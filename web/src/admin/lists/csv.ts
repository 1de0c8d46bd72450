import { seoulClock, type Cell, type ColumnKind, type Sheet } from './sheet.ts';

/** The byte order mark tells spreadsheets in Korea that the file is UTF-8; without it Hangul is garbled. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Spreadsheets interpret a text that starts with one of these as a formula; East Asian versions also recognize the
 * full-width signs (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** The characters of `2026-11-28` and `2026-11-28T14:00`. */
const DAY_LENGTH = 10;
const TIME_LENGTH = 16;

/** Returns a moment as `2026-11-28` or `2026-11-28 14:00`, which spreadsheets recognize. */
const momentOf = (moment: Date, kind?: ColumnKind) =>
  seoulClock(moment, kind)
    .toISOString()
    .slice(0, kind === 'day' ? DAY_LENGTH : TIME_LENGTH)
    .replace('T', ' ');

function cellOf(cell: Cell, kind?: ColumnKind): string {
  const plain = cell instanceof Date ? momentOf(cell, kind) : String(cell ?? '');
  const text = typeof cell === 'string' && FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns a sheet as CSV (RFC 4180). Spreadsheets show what visitors typed as text, never as a formula, but read digits as a
 * number and `May 5` as a date, which only a workbook prevents.
 */
export function csvOf({ columns, rows }: Sheet): string {
  const lines = [
    columns.map(({ title }) => cellOf(title)),
    ...rows.map((row) => row.map((cell, index) => cellOf(cell, columns[index]?.kind))),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.join(',')}\r\n`).join('');
}
