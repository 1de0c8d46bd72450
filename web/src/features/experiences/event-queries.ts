import { queryOptions } from '@tanstack/react-query';
import type { Event, EventSeats } from '@app/domain/event/event-schema.ts';
import { findDocuments } from '../../lib/documents.ts';

/** The events that visitors may see; the rules answer no question that could show others. */
export const eventsQuery = queryOptions({
  queryKey: ['events'],
  queryFn: () => findDocuments<Event>('events', ['isActive', '==', true]),
});

/** How many places of each event are taken. */
export const seatsQuery = queryOptions({
  queryKey: ['eventSeats'],
  queryFn: () => findDocuments<EventSeats>('eventSeats'),
});
