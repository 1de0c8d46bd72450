import { useState } from 'react';
import type { Event } from '@app/domain/event/event-schema.ts';
import { useLiveDocuments } from '../live/live-documents.ts';
import type { Selection } from '../live/selection.ts';
import { startOfMinute, useCurrentTime } from '../use-current-time.ts';

/** The first event after `now`. */
export const nextEvent = (now: Date): Selection => ({
  where: [['dateTime', '>', now]],
  orderBy: ['dateTime', 'asc'],
  limit: 1,
});

/**
 * Returns the present time, which separates the upcoming events from the past ones: another as soon as an event begins, so that both lists
 * are read again only then. It is a whole minute, as in `useSeoulDay`.
 */
export function useTimeOfEvents(): Date {
  const [begins, setBegins] = useState<number | null>(null);
  const now = startOfMinute(useCurrentTime(() => (begins === null ? null : new Date(begins))));
  const next = useLiveDocuments<Event>('events', nextEvent(now));
  const known = next.state === 'ready' ? (next.value[0]?.dateTime.getTime() ?? null) : begins;
  if (known !== begins) setBegins(known);
  return now;
}
