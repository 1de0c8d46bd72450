import type { Event } from '@app/domain/event/event-schema.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatBadgeDate } from '@app/domain/shared/seoul-time.ts';
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

/** Returns the label of an event in a select. The date comes first, because the same class is often repeated and a phone cuts long labels off. */
export function eventLabel(event: Event, language: Language): string {
  return `${formatBadgeDate(event.dateTime, language)} · ${localized(event, 'title', language)}`;
}
