import type { MonthlySummary } from '@app/domain/numbers/monthly-summary-schema.ts';
import { freeSeats } from '@app/domain/numbers/monthly-summary.ts';

/** The figures of a month in one row. */
export interface MonthRow {
  id: string;
  events: number;
  sold: number;
  held: number;
  free: number;
  booked: number;
  ordered: number;
  total: number;
  cancelled: number;
  noShows: number;
  joined: number;
  left: number;
  growth: number;
}

/**
 * Returns the rows of months, given in order of time, from the first one with figures to the last one; the month `present` is always
 * among them.
 */
export function withoutEmptyEnds(
  rows: readonly MonthRow[],
  keys: readonly (keyof MonthRow)[],
  present: string,
): readonly MonthRow[] {
  const hasFigures = (row: MonthRow) => keys.some((key) => row[key] !== 0);
  const first = rows.findIndex((row) => row.id >= present || hasFigures(row));
  const last = rows.findLastIndex((row) => row.id <= present || hasFigures(row));
  return rows.slice(Math.max(first, 0), last + 1);
}

/** Returns the row of a month. */
export function monthRow({ month, events, orders, newsletter }: MonthlySummary): MonthRow {
  const sum = (value: (event: MonthlySummary['events'][number]) => number) =>
    events.reduce((total, event) => total + value(event), 0);
  const booked = sum(({ bookedWon }) => bookedWon);
  return {
    id: month,
    events: events.length,
    sold: sum(({ sold }) => sold),
    held: sum(({ held }) => held),
    free: sum(freeSeats),
    booked,
    ordered: orders.won,
    total: booked + orders.won,
    cancelled: sum(({ cancelled }) => cancelled),
    noShows: sum(({ noShows }) => noShows),
    ...newsletter,
    growth: newsletter.joined - newsletter.left,
  };
}
