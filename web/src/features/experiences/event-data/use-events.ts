import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { eventAvailability, type EventAvailability } from '@app/domain/event/event-availability.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { groupByTiming, isUpcoming } from '@app/domain/event/event-timing.ts';
import { useSuitable } from '../../../age-gate/age-answer-provider.tsx';
import { useNow } from '../../../lib/now.tsx';
import { inlining } from '../../../lib/inlining.ts';
import { useDisplayedQuery } from '../../../i18n/use-displayed-query.ts';
import { seatsQuery, type eventsQuery, type nextEventsQuery } from './event-queries.ts';

export interface ListedEvent extends Event {
  availability: EventAvailability;
}

interface Events {
  state: 'pending' | 'failed' | 'ready';
  upcoming: ListedEvent[];
  past: ListedEvent[];
  retry: () => void;
}

/** The query for the events. */
type EventsSource = typeof eventsQuery | ReturnType<typeof nextEventsQuery>;

/**
 * Returns events with their availability. Upcoming events are ready only when their seats are loaded, so that no taken
 * seat is shown as free. Past events show no seats.
 * @param seatsFreshFor the number of milliseconds for which inlined seats count as fresh and are not fetched again
 */
export function useEvents(source: EventsSource, { seatsFreshFor = 0 } = {}): Events {
  const now = useNow();
  const suitable = useSuitable();
  const events = useDisplayedQuery(source);
  const upcomingIds = events.data?.filter((event) => isUpcoming(event, now)).map(({ id }) => id);
  const seats = useQuery({
    ...seatsQuery(upcomingIds ?? []),
    meta: inlining({ freshFor: seatsFreshFor }),
    enabled: upcomingIds !== undefined,
  });
  // When the events change, the previous seats stay until the new ones are loaded, also if that fails: cards remain mounted with the
  // booking being typed in one.
  const [known, setKnown] = useState(seats.data);
  if (seats.data && seats.data !== known) setKnown(seats.data);
  const retry = () => void (events.data ? seats : events).refetch();
  if (!events.data || !known) {
    const failed = events.isError || seats.isError;
    return { state: failed ? 'failed' : 'pending', upcoming: [], past: [], retry };
  }
  const booked = new Map(known.map((entry) => [entry.id, entry.booked]));
  const areSeatsKnown = (event: Event) =>
    known === seats.data || booked.has(event.id) || !isUpcoming(event, now);
  const listed = suitable(events.data)
    .filter(areSeatsKnown)
    .map((event) => ({
      ...event,
      availability: eventAvailability(event, booked.get(event.id) ?? 0, now),
    }));
  return { state: 'ready', ...groupByTiming(listed, now), retry };
}
