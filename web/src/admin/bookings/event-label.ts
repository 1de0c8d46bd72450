import type { Event } from '@app/domain/event/event-schema.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatBadgeDate } from '@app/domain/shared/seoul-time.ts';

/** Returns the label of an event in a select. The date comes first, because the same class is often repeated and a phone cuts long labels off. */
export function eventLabel(event: Event, language: Language): string {
  return `${formatBadgeDate(event.dateTime, language)} · ${localized(event, 'title', language)}`;
}
