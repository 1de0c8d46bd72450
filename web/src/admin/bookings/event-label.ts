import type { Event } from '@app/domain/event/event-schema.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatBadgeDate } from '@app/domain/shared/seoul-time.ts';

/** Returns the label of an event in a select. It contains the date, because the same class is often repeated. */
export function eventLabel(event: Event, language: Language): string {
  return `${localized(event, 'title', language)} · ${formatBadgeDate(event.dateTime, language)}`;
}
