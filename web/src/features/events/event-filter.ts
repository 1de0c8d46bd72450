import { EVENT_TYPES, type EventType } from '@app/domain/event/event.ts';

/** The query parameter of the event filter: `?type=class`. */
export const EVENT_FILTER_PARAMETER = 'type';
export const EVENT_FILTERS = ['all', ...EVENT_TYPES] as const;
export type EventFilter = 'all' | EventType;

export function readEventFilter(search: URLSearchParams): EventFilter {
  const chosen = search.get(EVENT_FILTER_PARAMETER);
  return EVENT_FILTERS.find((filter) => filter === chosen) ?? 'all';
}

/** Returns the URL parameters for a filter. Other parameters are dropped. */
export function writeEventFilter(filter: EventFilter): URLSearchParams {
  return new URLSearchParams(filter === 'all' ? {} : { [EVENT_FILTER_PARAMETER]: filter });
}

export function eventsOfType<T extends { type: EventType }>(events: readonly T[], filter: EventFilter): T[] {
  return events.filter(({ type }) => filter === 'all' || type === filter);
}
