import { queryOptions } from '@tanstack/react-query';
import { takenSeats } from '@app/domain/booking/seat-account.ts';
import type { Event, EventSeats } from '@app/domain/event/event-schema.ts';
import { areDatesOfOneSeries, firstDates } from '@app/domain/event/event-series.ts';
import { DOCUMENT_ID, findDocuments, findVisibleDocument } from '../../../lib/documents.ts';
import { findVisibleDocuments } from '../../../lib/visible-documents.ts';
import { inlining } from '../../../lib/inlining.ts';

/** For how long past events stay in the list: three months. The page of an older one reads it. */
const PAST_MS = 92 * 24 * 60 * 60 * 1000;

/**
 * The number of events from which the home page chooses three. Firestore cannot filter by the absence of a tag, so a visitor
 * who sees no alcohol skips those about it.
 */
const NEXT_COUNT = 6;

/** The home page shows one date of a series, and whether there are others. */
const NEXT_OF_SERIES = 2;

/** The number of events that are read to find these: a series may have many dates. */
const NEXT_READ = 30;

/** The maximum number of values of one `in` query in Firestore. */
const MAX_IDS_PER_QUERY = 30;

// The rules reject a query that could return an inactive event or its seats.
const ACTIVE = ['isActive', '==', true] as const;

/** The fields that no page shows. */
const UNUSED_FIELDS = ['visibleFrom', 'visibleUntil', 'createdAt'];

/**
 * The fields that only an event's page shows. The list keeps them, because pages of events share its key: the inlined data of
 * one that is prefetched replaces that of another.
 */
const PAGE_FIELDS = ['includes', 'includesKr', 'host', 'hostKr', 'storeLocationId', 'previousDates'];

/** The query for the events that visitors may see: the upcoming ones, and those of the last three months. */
export const eventsQuery = queryOptions({
  queryKey: ['events', 'list'],
  meta: inlining({ without: UNUSED_FIELDS }),
  queryFn: () =>
    findVisibleDocuments<Event>('events', (now) => [
      ACTIVE,
      ['dateTime', '>', new Date(now.getTime() - PAST_MS)],
      ['dateTime', 'asc'],
    ]),
});

/** Returns the query for an event that is in no list, or null if visitors may not see it. */
export function pastEventQuery(id: string) {
  return queryOptions({
    queryKey: ['events', 'past', id],
    queryFn: () => findVisibleDocument<Event>('events', id),
  });
}

/** Returns the query for the next events after `now`. */
export function nextEventsQuery(now: Date) {
  return queryOptions({
    queryKey: ['events', 'next'],
    meta: inlining({ without: [...UNUSED_FIELDS, ...PAGE_FIELDS] }),
    queryFn: async () => {
      const next = await findVisibleDocuments<Event>('events', () => [
        ACTIVE,
        ['dateTime', '>', now],
        ['dateTime', 'asc'],
        { limit: NEXT_READ },
      ]);
      const shown = firstDates(next).slice(0, NEXT_COUNT);
      return firstDates(next, NEXT_OF_SERIES).filter((event) =>
        shown.some((other) => other.id === event.id || areDatesOfOneSeries(other, event)),
      );
    },
  });
}

/** The common prefix of the keys of all seat queries. */
export const SEATS_KEY = ['eventSeats'];

/** Returns the query for the number of seats of each of these events that are booked or held. */
export function seatsQuery(eventIds: readonly string[]) {
  return queryOptions({
    queryKey: [...SEATS_KEY, ...eventIds],
    queryFn: async () => {
      const parts = Array.from({ length: Math.ceil(eventIds.length / MAX_IDS_PER_QUERY) }, (_, index) =>
        eventIds.slice(index * MAX_IDS_PER_QUERY, (index + 1) * MAX_IDS_PER_QUERY),
      );
      const answers = parts.map((ids) =>
        findDocuments<EventSeats>('eventSeats', ACTIVE, [DOCUMENT_ID, 'in', ids]),
      );
      const accounts = (await Promise.all(answers)).flat();
      const taken = new Map(accounts.map((account) => [account.id, takenSeats(account)]));
      return eventIds.map((id) => ({ id, booked: taken.get(id) ?? 0 }));
    },
  });
}
