import type { Event } from '@app/domain/event/event-schema.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatBadgeDate } from '@app/domain/shared/seoul-time.ts';

/** An event as the admin picks it from a list: the same class is often held again, so its date belongs to its name. */
export function eventLabel(event: Event, language: Language): string {
  return `${localized(event, 'title', language)} · ${formatBadgeDate(event.dateTime, language)}`;
}
