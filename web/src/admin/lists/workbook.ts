import { XlsxStreamWriter } from 'hucre/xlsx';
import { seoulClock, type Cell, type ColumnKind, type Sheet } from './sheet.ts';

const FORMATS: Record<ColumnKind, string> = {
  won: '#,##0',
  kilograms: '0.0',
  day: 'yyyy-mm-dd',
  time: 'yyyy-mm-dd hh:mm',
};

/** In characters: a moment fits, and so do most texts. */
const COLUMN_WIDTH = 20;

/** XML allows these in no form; the package removes what else it refuses. One of them would make the whole file unreadable. */
const NO_XML = /[\uFFFE\uFFFF]/g;

/**
 * The underscore before what a spreadsheet would read as an escaped character: `_x0041_` is an "A". The package escapes only
 * control characters. The underscore is escaped itself (ECMA-376-1, 22.9.2.19, ST_Xstring).
 */
const ESCAPE_START = /_(?=x[0-9A-Fa-f]{4}_)/g;

const xmlText = (text: string) => text.replaceAll(NO_XML, '\uFFFD').replaceAll(ESCAPE_START, '_x005F_');

function valueOf(cell: Cell, kind?: ColumnKind) {
  if (cell instanceof Date) return seoulClock(cell, kind);
  return typeof cell === 'string' ? xmlText(cell) || null : (cell ?? null);
}

/** Returns a sheet as a workbook (XLSX). Its titles stay visible while one scrolls. */
export async function workbookOf({ columns, rows }: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = new XlsxStreamWriter({
    name: 'Sheet1',
    freezePane: { rows: 1 },
    columns: columns.map(({ title, kind }) => ({
      header: title,
      width: COLUMN_WIDTH,
      ...(kind && { numFmt: FORMATS[kind] }),
    })),
  });
  for (const row of rows) workbook.addRow(row.map((cell, index) => valueOf(cell, columns[index]?.kind)));
  return new Uint8Array(await workbook.finish());
}
