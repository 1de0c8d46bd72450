import { startOfSeoulDay } from '../shared/seoul-time.ts';

/** Returns whether `event` has not started at `now`. */
export function isUpcoming(event: { dateTime: Date }, now: Date): boolean {
  return event.dateTime > now;
}

/** Returns whether the day of `event` in Seoul has begun at `now`: guests are received from then on. */
export function hasDayBegun({ dateTime }: { dateTime: Date }, now: Date): boolean {
  return startOfSeoulDay(dateTime) <= now;
}

const MINUTE_MS = 60_000;

/** Returns when an event ends; `duration` is in minutes. */
export function eventEnd({ dateTime, duration }: { dateTime: Date; duration: number }): Date {
  return new Date(dateTime.getTime() + duration * MINUTE_MS);
}

/** Returns whether `event` has ended at `now`. */
export function hasEnded(event: { dateTime: Date; duration: number }, now: Date): boolean {
  return eventEnd(event) <= now;
}

interface EventGroups<T> {
  upcoming: T[];
  past: T[];
}

/** Returns upcoming events, the next one first, and past events, the most recent first. */
export function groupByTiming<T extends { dateTime: Date }>(events: readonly T[], now: Date): EventGroups<T> {
  const soonestFirst = events.toSorted((a, b) => a.dateTime.getTime() - b.dateTime.getTime());
  return {
    upcoming: soonestFirst.filter((event) => isUpcoming(event, now)),
    past: soonestFirst.filter((event) => !isUpcoming(event, now)).toReversed(),
  };
}
