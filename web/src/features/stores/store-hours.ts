import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatWeek } from '@app/domain/store-location/opening-hours.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';

/**
 * Returns the opening hours as free text or, if there is none, formatted from the structured hours; empty without both.
 */
export function hoursText(store: StoreLocation, language: Language): string {
  const written = localized(store, 'hours', language);
  return written || (store.openingHours ? formatWeek(store.openingHours, language) : '');
}
