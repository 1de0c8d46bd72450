import type { Event } from '@app/domain/event/event-schema.ts';
import { useLiveUnion } from '../live/live-documents.ts';
import { useKeepPreviousData } from '../live/use-keep-previous-data.ts';

/** As many ids as one query may name. */
const AT_ONCE = 30;

/** The events of these ids, and of no others: there may be hundreds. Null for one that is not there, or not yet. */
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
