import { useQuery } from '@tanstack/react-query';
import { eventAvailability, type EventAvailability } from '@app/domain/event/event-availability.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { groupByTiming } from '@app/domain/event/event-timing.ts';
import { useNow } from '../../lib/now.tsx';
import { eventsQuery, seatsQuery } from './event-queries.ts';

export interface ListedEvent extends Event {
  availability: EventAvailability;
}

interface Events {
  state: 'pending' | 'failed' | 'ready';
  upcoming: ListedEvent[];
  past: ListedEvent[];
  retry: () => void;
}

/** The events with their availability. Both reads must be there: a seat that is shown as free must be free. */
export function useEvents(): Events {
  const now = useNow();
  const events = useQuery(eventsQuery);
  const seats = useQuery(seatsQuery);
  const retry = () => {
    if (!events.data) void events.refetch();
    if (!seats.data) void seats.refetch();
  };
  if (!events.data || !seats.data) {
    const failed = events.isError || seats.isError;
    return { state: failed ? 'failed' : 'pending', upcoming: [], past: [], retry };
  }
  const booked = new Map(seats.data.map((entry) => [entry.id, entry.booked]));
  const listed = events.data.map((event) => ({
    ...event,
    availability: eventAvailability(event, booked.get(event.id) ?? 0, now),
  }));
  return { state: 'ready', ...groupByTiming(listed, now), retry };
}
