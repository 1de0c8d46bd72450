import type { Event } from '@app/domain/event/event-schema.ts';
import { useLiveDocumentsById } from '../live/live-documents.ts';
import { useKeepPreviousData } from '../live/use-keep-previous-data.ts';

/**
 * Returns the events with these ids only, because there may be hundreds of others. Null for an event that does not
 * exist, undefined for one that is not loaded yet.
 */
export function useEvents(ids: readonly string[]): (id: string) => Event | null | undefined {
  const latest = useLiveDocumentsById<Event>('events', ids);
  const live = useKeepPreviousData(latest);
  const events = new Map(live.state === 'ready' ? live.value.map((event) => [event.id, event]) : []);
  return (id) => events.get(id) ?? (latest.state === 'ready' ? null : undefined);
}
