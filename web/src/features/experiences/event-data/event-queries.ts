import { queryOptions } from '@tanstack/react-query';
import type { Event, EventSeats } from '@app/domain/event/event-schema.ts';
import { DOCUMENT_ID, findDocuments } from '../../../lib/documents.ts';
import { inlining } from '../../../lib/inlining.ts';

/** How many events home shows. */
export const NEXT_COUNT = 3;

/** Firestore's bound on the values of one `in`. */
const IDS_ASKED_FOR = 30;

// The rules answer no question that could show an inactive event, or the seats of one.
const ACTIVE = ['isActive', '==', true] as const;

const SHOWN_ON_CARDS = inlining({ without: ['createdAt'] });

/** The events that visitors may see. */
export const eventsQuery = queryOptions({
  queryKey: ['events', 'list'],
  meta: SHOWN_ON_CARDS,
  queryFn: () => findDocuments<Event>('events', ACTIVE),
});

/** The next events after `now`. */
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

/** What all queries about seats have in common. */
export const SEATS_KEY = ['eventSeats'];

/** How many places of each of these events are taken. */
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
