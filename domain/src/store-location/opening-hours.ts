import type { Language } from '../shared/language.ts';
import { seoulParts } from '../shared/seoul-time.ts';

/**
 * Minutes from midnight in Seoul. A store that closes after midnight counts on from the day it opened: 01:00 is 1,500.
 */
export interface DayHours {
  readonly open: number;
  readonly close: number;
}

/** A week, Sunday first; null means closed all day. */
export type OpeningHours = readonly (DayHours | null)[];

export const OPENING_LIMITS = { days: 7, openMax: 24 * 60 - 1, closeMax: 36 * 60 };

const DAY_MINUTES = 24 * 60;

/**
 * Formats minutes from midnight as time of day: 1,500 is `01:00`. Midnight is `24:00` as closing time and `00:00` as
 * opening time.
 */
export function formatClock(minutes: number): string {
  const ofDay = minutes > DAY_MINUTES ? minutes - DAY_MINUTES : minutes;
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${digits(Math.floor(ofDay / 60))}:${digits(ofDay % 60)}`;
}

/** Formats the hours of a day: `10:00–21:00`. */
export function formatDayHours({ open, close }: DayHours): string {
  return `${formatClock(open)}–${formatClock(close)}`;
}

/** Whether a store is open. Times are minutes from midnight of today. */
export type OpeningStatus =
  | { state: 'open'; until: number }
  | { state: 'openForADay' }
  | { state: 'opensLater'; at: number }
  | { state: 'closed' }
  | { state: 'restDay' };

/** The periods from yesterday to the same weekday of next week, in minutes from midnight of today. */
function periodsAround(hours: OpeningHours, weekday: number): DayHours[] {
  return Array.from({ length: 9 }, (_, index) => index - 1).flatMap((day) => {
    const period = hours[(weekday + day + 7) % 7];
    return period ? [{ open: period.open + day * DAY_MINUTES, close: period.close + day * DAY_MINUTES }] : [];
  });
}

/**
 * Returns the opening status at `now`. A store is open from the opening minute up to, but not including, the closing
 * minute, which may be after midnight. Periods that touch or overlap are one. `openForADay` means that the store does not
 * close within 24 hours, so that a time of day would not tell when it does.
 */
export function openingStatusAt(hours: OpeningHours, now: Date): OpeningStatus {
  const { weekday, hour, minute } = seoulParts(now);
  const minutes = hour * 60 + minute;
  let until = minutes;
  for (const { open, close } of periodsAround(hours, weekday))
    if (open <= until) until = Math.max(until, close);
  if (until >= minutes + DAY_MINUTES) return { state: 'openForADay' };
  if (until > minutes) return { state: 'open', until };
  const today = hours[weekday];
  if (!today) return { state: 'restDay' };
  return minutes < today.open ? { state: 'opensLater', at: today.open } : { state: 'closed' };
}

/** Returns whether a store with these hours is open at `now`. */
export function isOpenAt(hours: OpeningHours, now: Date): boolean {
  return ['open', 'openForADay'].includes(openingStatusAt(hours, now).state);
}

const DAYS = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  kr: ['일', '월', '화', '수', '목', '금', '토'],
} as const;
const CLOSED = { en: 'closed', kr: '휴무' } as const;
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0] as const;

/** Consecutive days with the same hours. */
export interface DayGroup {
  /** `Tue–Thu`. */
  days: string;
  /** `10:00–21:00`, or the text for closed days. */
  hours: string;
}

/** Returns the week from Monday on, with consecutive days of the same hours grouped. */
export function groupDaysByHours(hours: OpeningHours, language: Language): DayGroup[] {
  const groups: { names: string[]; hours: string }[] = [];
  for (const weekday of MONDAY_FIRST) {
    const day = hours[weekday];
    const text = day ? formatDayHours(day) : CLOSED[language];
    const last = groups.at(-1);
    if (last?.hours === text) last.names.push(DAYS[language][weekday]);
    else groups.push({ names: [DAYS[language][weekday]], hours: text });
  }
  return groups.map(({ names, hours: text }) => ({
    days: [...new Set([names[0], names.at(-1)])].join('–'),
    hours: text,
  }));
}

/** Formats the week on one line: `Mon closed · Tue–Thu 10:00–21:00 · …`. */
export function formatWeek(hours: OpeningHours, language: Language): string {
  return groupDaysByHours(hours, language)
    .map((group) => `${group.days} ${group.hours}`)
    .join(' · ');
}
