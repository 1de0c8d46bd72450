import { seoulMoment, seoulParts } from './seoul-time.ts';

/**
 * Converts an instant to wall-clock time in Seoul: `2026-11-28T14:00`. The dashboard's date fields show and accept Seoul
 * time regardless of the user's time zone.
 */
export function toWallTime(moment: Date): string {
  const { year, month, day, hour, minute } = seoulParts(moment);
  const [y, ...rest] = [String(year).padStart(4, '0'), ...[month, day, hour, minute].map(twoDigits)];
  return `${y}-${rest[0]}-${rest[1]}T${rest[2]}:${rest[3]}`;
}

/** Returns the day of an instant in Seoul: `2026-11-28`. */
export const toWallDay = (moment: Date): string => toWallTime(moment).slice(0, 10);

/**
 * Converts wall-clock time in Seoul to an instant; returns null when the text is empty, incomplete or not a calendar
 * date.
 */
export function fromWallTime(text: string): Date | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(:\d{2}(\.\d+)?)?$/.exec(text);
  if (!found) return null;
  const [year, month, day, hour, minute] = found.slice(1, 6).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const moment = seoulMoment(year, month, day, hour, minute);
  return toWallTime(moment) === text.slice(0, 16) ? moment : null;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
