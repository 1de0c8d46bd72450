import { withoutJoiners } from '@app/domain/shared/keep-together.ts';
import { seoulParts } from '@app/domain/shared/seoul-time.ts';

/** What a cell contains. A text stays a text in a workbook, whatever it looks like. */
export type Cell = string | number | Date | null | undefined;

/** How the numbers and moments of a column are shown. Texts and counts need none. */
export type ColumnKind = 'won' | 'kilograms' | 'day' | 'time';

export interface Column<Row> {
  title: string;
  value: (row: Row) => Cell;
  kind?: ColumnKind;
}

/** What a file contains: a line of titles, then one for each row. */
export interface Sheet {
  columns: readonly Pick<Column<never>, 'title' | 'kind'>[];
  rows: readonly (readonly Cell[])[];
}

/** Labels contain no-break spaces and word joiners, with which a search in a spreadsheet does not find them. */
const plainCell = <T>(cell: T) => (typeof cell === 'string' ? withoutJoiners(cell) : cell);

/** Returns the content of a file, from which it is written as a workbook and as CSV. */
export function sheetOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Sheet {
  return {
    columns: columns.map(({ title, kind }) => ({
      title: String(plainCell(title)),
      ...(kind && { kind }),
    })),
    rows: rows.map((row) => columns.map(({ value }) => plainCell(value(row)))),
  };
}

/**
 * Returns what a wall clock in Seoul shows as if it were UTC, which is how spreadsheets store moments: they know no time zones.
 * The moment of a column of days is the beginning of the day.
 */
export function seoulClock(moment: Date, kind?: ColumnKind): Date {
  const { year, month, day, hour, minute } = seoulParts(moment);
  return new Date(
    kind === 'day' ? Date.UTC(year, month - 1, day) : Date.UTC(year, month - 1, day, hour, minute),
  );
}
