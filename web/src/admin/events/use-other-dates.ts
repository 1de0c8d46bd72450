import { useQuery } from '@tanstack/react-query';
import type { Event } from '@app/domain/event/event-schema.ts';
import { datesInScope } from '@app/domain/event/series-change.ts';
import { inSession } from '../session/in-session.ts';
import { readSeries } from './series-writes.ts';

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
