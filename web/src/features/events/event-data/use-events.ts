import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { eventAvailability, type EventAvailability } from '@app/domain/event/event-availability.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { areDatesOfOneSeries } from '@app/domain/event/event-series.ts';
import { isUpcoming } from '@app/domain/event/event-timing.ts';
import { useSuitable } from '../../../age-gate/age-answer-provider.tsx';
import { useNow } from '../../../lib/now.tsx';
import { inlining } from '../../../lib/inlining.ts';
import { useDisplayedQuery } from '../../../i18n/use-displayed-query.ts';
import { seatsQuery, type eventsQuery, type nextEventsQuery } from './event-queries.ts';
import { shownEvents, withOpened } from './shown-events.ts';

export interface ListedEvent extends Event {
  availability: EventAvailability;
  /** Whether its series has other upcoming dates. */
  hasOtherDates?: boolean;
}

interface Events {
  state: 'pending' | 'failed' | 'ready';
  upcoming: ListedEvent[];
  past: ListedEvent[];
  retry: () => void;
}

/** The query for the events. */
type EventsSource = typeof eventsQuery | ReturnType<typeof nextEventsQuery>;

interface EventsOptions {
  /** The number of milliseconds for which inlined seats count as fresh and are not fetched again. */
  seatsFreshFor?: number;
  /** The event of an event's page. */
  opened?: Event | undefined;
}

/**
 * Returns the events that a page shows, with their availability. Upcoming events are ready only when their seats are loaded, so
 * that no taken seat is shown as free. Past events show no seats.
 */
export function useEvents(source: EventsSource, { seatsFreshFor = 0, opened }: EventsOptions = {}): Events {
  const now = useNow();
  const suitable = useSuitable();
  const events = useDisplayedQuery(source);
  const stored = events.data && withOpened(events.data, opened);
  const shown = shownEvents(stored ?? [], now, opened?.id);
  const upcomingIds = events.data && shown.upcoming.map(({ id }) => id);
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
  if (!stored || !known) {
    const failed = events.isError || seats.isError;
    return { state: failed ? 'failed' : 'pending', upcoming: [], past: [], retry };
  }
  const booked = new Map(known.map((entry) => [entry.id, entry.booked]));
  const listed = (event: Event): ListedEvent => ({
    ...event,
    availability: eventAvailability(event, booked.get(event.id) ?? 0, now),
    hasOtherDates: stored.some((other) => areDatesOfOneSeries(event, other) && isUpcoming(other, now)),
  });
  const upcoming = shown.upcoming.filter(({ id }) => known === seats.data || booked.has(id));
  return {
    state: 'ready',
    upcoming: suitable(upcoming).map(listed),
    past: suitable(shown.past).map(listed),
    retry,
  };
}
