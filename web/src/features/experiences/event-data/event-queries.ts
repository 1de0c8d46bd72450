import { queryOptions } from '@tanstack/react-query';
import type { Event, EventSeats } from '@app/domain/event/event-schema.ts';
import { DOCUMENT_ID, findDocuments } from '../../../lib/documents.ts';
import { inlining } from '../../../lib/inlining.ts';

/** The number of events on the home page. */
export const NEXT_COUNT = 3;

/** The maximum number of values of one `in` query in Firestore. */
const IDS_ASKED_FOR = 30;

// The rules reject a query that could return an inactive event or its seats.
const ACTIVE = ['isActive', '==', true] as const;

const SHOWN_ON_CARDS = inlining({ without: ['createdAt'] });

/** The query for all events that visitors may see. */
export const eventsQuery = queryOptions({
  queryKey: ['events', 'list'],
  meta: SHOWN_ON_CARDS,
  queryFn: () => findDocuments<Event>('events', ACTIVE),
});

/** Returns the query for the next events after `now`. */
export function nextEventsQuery(now: Date) {
  return queryOptions({
    queryKey: ['events', 'next'],
    meta: SHOWN_ON_CARDS,
    queryFn: () =>
      findDocuments<Event>('events', ACTIVE, ['dateTime', '>', now], ['dateTime', 'asc'], {
        limit: NEXT_COUNT,
      }),
  });
}

/** The common prefix of the keys of all seat queries. */
export const SEATS_KEY = ['eventSeats'];

/** Returns the query for the number of booked seats of each of these events. */
export function seatsQuery(eventIds: readonly string[]) {
  return queryOptions({
    queryKey: [...SEATS_KEY, ...eventIds],
    queryFn: async () => {
      const parts = Array.from({ length: Math.ceil(eventIds.length / IDS_ASKED_FOR) }, (_, index) =>
        eventIds.slice(index * IDS_ASKED_FOR, (index + 1) * IDS_ASKED_FOR),
      );
      const answers = parts.map((ids) =>
        findDocuments<EventSeats>('eventSeats', ACTIVE, [DOCUMENT_ID, 'in', ids]),
      );
      const taken = new Map((await Promise.all(answers)).flat().map(({ id, booked }) => [id, booked]));
      return eventIds.map((id) => ({ id, booked: taken.get(id) ?? 0 }));
    },
  });
}
