import { seoulMoment, seoulParts } from '@app/domain/shared/seoul-time.ts';

const MONTHS = 24;

/** Returns this month and those before it in Seoul, such as `2026-11`, newest first. */
export function recentMonths(now: Date): string[] {
  const { year, month } = seoulParts(now);
  return Array.from({ length: MONTHS }, (_, ago) => {
    const { year: ofYear, month: ofMonth } = seoulParts(seoulMoment(year, month - ago, 1));
    return `${ofYear}-${String(ofMonth).padStart(2, '0')}`;
  });
}

/** Returns the first moment of a month in Seoul and that of the next. */
export function monthRange(name: string): [from: Date, until: Date] {
  const [year = 0, month = 0] = name.split('-').map(Number);
  return [seoulMoment(year, month, 1), seoulMoment(year, month + 1, 1)];
}
