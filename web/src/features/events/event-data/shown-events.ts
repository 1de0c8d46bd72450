import { areDatesOfOneSeries, firstDates } from '@app/domain/event/event-series.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { groupByTiming } from '@app/domain/event/event-timing.ts';

/** Returns the listed events with the event of an event's page, which is not listed when it is long past. */
export const withOpened = (listed: readonly Event[], opened: Event | null | undefined): readonly Event[] =>
  !opened || listed.some(({ id }) => id === opened.id) ? listed : [...listed, opened];

/**
 * Returns the events that a page shows at `now`: of each series the next date and the latest past one. The page of an event,
 * `openedId`, shows all dates of its series. Upcoming events are soonest first, past ones latest first.
 */
export function shownEvents(events: readonly Event[], now: Date, openedId?: string) {
  const opened = events.find(({ id }) => id === openedId);
  const isOfOpened = (event: Event) => opened && (event === opened || areDatesOfOneSeries(opened, event));
  const shownOf = (group: readonly Event[]) => {
    const firsts = firstDates(group);
    return group.filter((event) => firsts.includes(event) || isOfOpened(event));
  };
  const { upcoming, past } = groupByTiming(events, now);
  return { upcoming: shownOf(upcoming), past: shownOf(past) };
}

/** Returns the events that the search finds at `now`: of each series the next date or, if all are past, the latest one. */
export function searchedEvents(events: readonly Event[], now: Date): Event[] {
  const { upcoming, past } = groupByTiming(events, now);
  return firstDates([...upcoming, ...past]);
}
