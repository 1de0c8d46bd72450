import { seoulParts } from '@app/domain/shared/seoul-time.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** Formats a time in Seoul as `2026-11-28 14:00`, which spreadsheets recognize. */
export function formatSheetTime(moment: Date): string {
  const { year, month, day, hour, minute } = seoulParts(moment);
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}
