import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Event } from '@app/domain/event/event-schema.ts';
import { datesInScope } from '@app/domain/event/series-change.ts';
import { inSession } from '../session/in-session.ts';
import { readSeries } from './series-writes.ts';

const NONE: Event[] = [];

/** Returns the other upcoming dates of an event's series, read once; none until then. */
export function useOtherDates({ seriesId, ...event }: Event): readonly Event[] {
  const [now] = useState(() => new Date());
  const { data = NONE } = useQuery({
    queryKey: ['other-dates', event.id],
    staleTime: 0,
    enabled: seriesId !== undefined,
    queryFn: () => inSession(() => readSeries(seriesId!)),
    select: (series) => datesInScope('all', { ...event, seriesId }, { series, now }),
  });
  return data;
}
