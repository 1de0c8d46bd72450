import type { Language } from '../shared/language.ts';

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

export const DAY_MINUTES = 24 * 60;

function minutesOf(clock: string): number {
  const [hour, minute] = clock.split(':').map(Number);
  return (hour ?? Number.NaN) * 60 + (minute ?? Number.NaN);
}

/** Returns the hours between times of day such as `18:00` and `02:00`, which end on the next day unless they end later than they begin; NaN for a time that is none. */
export function readDayHours(opens: string, closes: string): DayHours {
  const [open, close] = [minutesOf(opens), minutesOf(closes)];
  return { open, close: close > open ? close : close + DAY_MINUTES };
}

/** Returns whether a store can have these hours on a day. */
export const isDayHours = ({ open, close }: DayHours): boolean =>
  open >= 0 && open <= OPENING_LIMITS.openMax && close > open && close <= OPENING_LIMITS.closeMax;

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

export const DAYS = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  kr: ['일', '월', '화', '수', '목', '금', '토'],
} as const;
export const CLOSED = { en: 'closed', kr: '휴무' } as const;
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
