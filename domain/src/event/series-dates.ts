import { seoulParts, startOfSeoulDay } from '../shared/seoul-time.ts';
import { ALWAYS_VISIBLE } from '../shared/visibility.ts';
import { eventInputSchema, type Event, type EventInput } from './event-schema.ts';

/** The most dates that are added to a series at once: those of a year, week by week. */
export const SERIES_DATES_MAX = 52;

/** The dates of a series that are read and changed together: more than a weekly one has in three years. */
export const SERIES_MAX = 200;

export interface WeeklyDates {
  /** 0 is Sunday. */
  weekdays: readonly number[];
  /** Any time of the last day, or the number of dates. */
  until: Date | number;
}

/** Returns `day` at the time of day of `time`, both in Seoul. */
export function atTimeOf(time: Date, day: Date): Date {
  return new Date(startOfSeoulDay(day).getTime() + timeOfDay(time));
}

/** Returns the milliseconds since midnight in Seoul. */
export function timeOfDay(time: Date): number {
  return time.getTime() - startOfSeoulDay(time).getTime();
}

/**
 * Returns the next weekly dates of a series, soonest first, at the time of day of `first`: those after `first` and `now` that
 * are not among `known`, `SERIES_DATES_MAX` at most.
 */
export function weeklyDates(
  first: Date,
  { weekdays, until }: WeeklyDates,
  { known, now }: { known: readonly Date[]; now: Date },
): Date[] {
  const max = Math.min(typeof until === 'number' ? until : SERIES_DATES_MAX, SERIES_DATES_MAX);
  const end = typeof until === 'number' ? Infinity : startOfSeoulDay(until, 1).getTime();
  const dates: Date[] = [];
  if (weekdays.length === 0) return dates;
  const taken = new Set(known.map(Number));
  const start = first > now ? first : now;
  for (let day = 0; dates.length < max; day += 1) {
    const date = atTimeOf(first, startOfSeoulDay(start, day));
    if (date.getTime() >= end) break;
    const isNew = date > start && !taken.has(date.getTime());
    if (isNew && weekdays.includes(seoulParts(date).weekday)) dates.push(date);
  }
  return dates;
}

/**
 * Returns the chosen days at the time of day of `first`, soonest first, each once: those after `now` that are not among
 * `known`, `SERIES_DATES_MAX` at most.
 */
export function chosenDates(
  first: Date,
  days: readonly Date[],
  { known, now }: { known: readonly Date[]; now: Date },
): Date[] {
  const taken = new Set([first, ...known].map(Number));
  const times = new Set(days.map((day) => atTimeOf(first, day).getTime()));
  return [...times]
    .filter((time) => time > now.getTime() && !taken.has(time))
    .toSorted((a, b) => a - b)
    .slice(0, SERIES_DATES_MAX)
    .map((time) => new Date(time));
}

/**
 * Returns another date of an event, without bookings. It becomes visible with the original, but has no end of its visibility:
 * that of the original could lie before the new date.
 */
export function anotherDate(
  { id: _, createdAt: __, ...fields }: Event,
  date: { dateTime: Date; seriesId: string },
): EventInput {
  return eventInputSchema.parse({ ...fields, ...date, visibleUntil: ALWAYS_VISIBLE.visibleUntil });
}
