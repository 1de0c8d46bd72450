import { seoulMoment, seoulParts } from '../shared/seoul-time.ts';

/** Returns the month of a moment in Seoul, `months` later: `2026-05`. */
export function monthOf(moment: Date, months = 0): string {
  const { year, month } = seoulParts(moment);
  const count = year * 12 + month - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** Returns when a month begins and ends in Seoul. */
export function monthSpan(month: string): { from: Date; until: Date } {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return { from: seoulMoment(year, number, 1), until: seoulMoment(year, number + 1, 1) };
}
