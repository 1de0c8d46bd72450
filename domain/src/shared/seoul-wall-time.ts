import { seoulMoment, seoulParts } from './seoul-time.ts';

/**
 * A moment as a clock on a wall in Seoul tells it, in the form of the browser's field for date and time
 * (`datetime-local`): `2026-11-28T14:00`. Wherever the reader is, the field shows and takes Seoul's time.
 */
export function toWallTime(moment: Date): string {
  const { year, month, day, hour, minute } = seoulParts(moment);
  const [y, ...rest] = [String(year).padStart(4, '0'), ...[month, day, hour, minute].map(twoDigits)];
  return `${y}-${rest[0]}-${rest[1]}T${rest[2]}:${rest[3]}`;
}

/** The moment that a wall time means; null when it is none: empty, half filled in, or no day of the calendar. */
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
