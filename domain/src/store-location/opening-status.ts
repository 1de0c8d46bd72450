import { seoulParts, startOfSeoulDay } from '../shared/seoul-time.ts';
import { DAY_MINUTES, type DayHours, type OpeningHours } from './opening-hours.ts';
import { readSpecialHours, type SpecialHours, specialHoursOn } from './special-hours.ts';

/** What tells when a store is open: its weekly hours, and the special hours that replace them on some days. */
export interface Opening {
  readonly openingHours?: OpeningHours | undefined;
  readonly specialHours?: readonly string[] | undefined;
}

/** Whether a store is open. Times are minutes from midnight of today. */
export type OpeningStatus =
  | { state: 'open'; until: number }
  | { state: 'openForADay' }
  | { state: 'opensLater'; at: number }
  | { state: 'closed' }
  | { state: 'restDay' };

type HoursAfter = (days: number) => DayHours | null;

/** Returns what gives the hours of the day that is some days after that of `now`; null when the store is closed all day. */
function hoursAround(openingHours: OpeningHours, specials: readonly SpecialHours[], now: Date): HoursAfter {
  return (days) => {
    const day = startOfSeoulDay(now, days);
    const special = specialHoursOn(specials, day);
    return special ? special.hours : (openingHours[seoulParts(day).weekday] ?? null);
  };
}

/** The periods from yesterday to the same weekday of next week, in minutes from midnight of today. */
function periodsAround(hoursAfter: HoursAfter): DayHours[] {
  return Array.from({ length: 9 }, (_, index) => index - 1).flatMap((day) => {
    const period = hoursAfter(day);
    return period ? [{ open: period.open + day * DAY_MINUTES, close: period.close + day * DAY_MINUTES }] : [];
  });
}

/**
 * Returns the opening status at `now`. A store is open from the opening minute up to, but not including, the closing
 * minute, which may be after midnight. Periods that touch or overlap are one. `openForADay` means that the store does not
 * close within 24 hours, so that a time of day would not tell when it does. Null without weekly hours.
 */
export function openingStatusAt(
  { openingHours, specialHours = [] }: Opening,
  now: Date,
): OpeningStatus | null {
  if (!openingHours) return null;
  const specials = specialHours.map(readSpecialHours).filter((special) => special !== undefined);
  const hoursAfter = hoursAround(openingHours, specials, now);
  const { hour, minute } = seoulParts(now);
  const minutes = hour * 60 + minute;
  let until = minutes;
  for (const { open, close } of periodsAround(hoursAfter)) if (open <= until) until = Math.max(until, close);
  if (until >= minutes + DAY_MINUTES) return { state: 'openForADay' };
  if (until > minutes) return { state: 'open', until };
  const today = hoursAfter(0);
  if (!today) return { state: 'restDay' };
  return minutes < today.open ? { state: 'opensLater', at: today.open } : { state: 'closed' };
}

/** Returns whether a store is open at `now`, as far as its hours are known. */
export function isOpenAt(store: Opening, now: Date): boolean {
  return ['open', 'openForADay'].includes(openingStatusAt(store, now)?.state ?? '');
}
