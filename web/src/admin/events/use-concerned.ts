import { useQuery } from '@tanstack/react-query';
import type { showConcerned } from '@app/domain/api/events.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { datesInScope } from '@app/domain/event/series-change.ts';
import { call } from '../../lib/api-client.ts';
import { inSession } from '../session/in-session.ts';
import { readSeries } from './series-writes.ts';

/** Reads whom it concerns when these events change or are called off, with the sums of them all. */
export function useConcerned(events: readonly Event[], { isEnabled = true } = {}) {
  const dates = events.map(({ id }) => id);
  return useQuery({
    queryKey: ['concerned-guests', dates],
    staleTime: 0,
    gcTime: 0,
    enabled: isEnabled,
    queryFn: () =>
      inSession(() => call<typeof showConcerned>('POST', '/api/admin/events/concerned', { body: { dates } })),
    select: (concerned) => {
      const sum = (name: 'bookings' | 'mails' | 'waiting' | 'won') =>
        concerned.reduce((total, one) => total + one[name], 0);
      return {
        bookings: sum('bookings'),
        mails: sum('mails') + sum('waiting'),
        won: sum('won'),
        /** The events with guests who can be mailed. */
        mailed: concerned.filter(({ mails, waiting }) => mails + waiting > 0).map(({ id }) => id),
        unreachable: concerned.flatMap(({ unreachable }) => unreachable),
      };
    },
  });
}

const NONE: readonly Event[] = [];

/** Reads the other upcoming dates of an event's series that visitors see. */
export function useOtherDates(event: Event) {
  const { seriesId } = event;
  const query = useQuery({
    queryKey: ['other-dates', event.id],
    staleTime: 0,
    enabled: seriesId !== undefined,
    queryFn: () => inSession(() => readSeries(seriesId!)),
    select: (series) =>
      datesInScope('all', event, { series, now: new Date() }).filter(({ isActive }) => isActive),
  });
  return { ...query, dates: query.data ?? NONE, isKnown: seriesId === undefined || query.isSuccess };
}
