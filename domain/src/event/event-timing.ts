/** An event is upcoming while its start lies ahead, otherwise past. */
export function isUpcoming(event: { dateTime: Date }, now: Date): boolean {
  return event.dateTime > now;
}

const MINUTE_MS = 60_000;

/** An event is over when its minutes have passed since it began. */
export function isOver(event: { dateTime: Date; duration: number }, now: Date): boolean {
  return event.dateTime.getTime() + event.duration * MINUTE_MS <= now.getTime();
}

interface EventGroups<T> {
  upcoming: T[];
  past: T[];
}

/** Upcoming events, the next one first, and past events, the latest first. */
export function groupByTiming<T extends { dateTime: Date }>(events: readonly T[], now: Date): EventGroups<T> {
  const soonestFirst = events.toSorted((a, b) => a.dateTime.getTime() - b.dateTime.getTime());
  return {
    upcoming: soonestFirst.filter((event) => isUpcoming(event, now)),
    past: soonestFirst.filter((event) => !isUpcoming(event, now)).toReversed(),
  };
}
