import type { Event } from '@app/domain/event/event-schema.ts';
import { useLiveUnion } from '../live/live-documents.ts';
import { useKeepPreviousData } from '../live/use-keep-previous-data.ts';

/** The maximum number of ids in one query. */
const AT_ONCE = 30;

/**
 * Returns the events with these ids only, because there may be hundreds of others. Null for an event that does not
 * exist or is not loaded yet.
 */
export function useEvents(ids: readonly string[]): (id: string) => Event | null {
  const wanted = [...new Set(ids)].toSorted();
  const parts = Array.from({ length: Math.ceil(wanted.length / AT_ONCE) }, (_, index) =>
    wanted.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  const live = useKeepPreviousData(
    useLiveUnion<Event>(
      'events',
      parts.map((part) => ({ where: [['__name__', 'in', part]], limit: AT_ONCE })),
    ),
  );
  const events = new Map(live.state === 'ready' ? live.value.map((event) => [event.id, event]) : []);
  return (id) => events.get(id) ?? null;
}
