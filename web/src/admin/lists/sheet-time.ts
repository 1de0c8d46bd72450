import { seoulParts } from '@app/domain/shared/seoul-time.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** `2026-11-28 14:00` in Seoul: what spreadsheets read as a moment. */
export function formatSheetTime(moment: Date): string {
  const { year, month, day, hour, minute } = seoulParts(moment);
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}
