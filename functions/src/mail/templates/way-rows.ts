import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { placeUrl, storeMaps } from '@app/domain/store-location/map-links.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import type { MailTemplate } from '../mail-template.ts';
import { mailText } from '../mail-text.ts';

/**
 * Returns the rows by which a guest finds the place of an event: the store's street address, and a link to a map.
 * @param store where the event takes place, if it names one that visitors see
 */
export function wayRows(
  place: { location: string; locationKr: string },
  store: StoreLocation | undefined,
  language: Language,
): NonNullable<MailTemplate['facts']> {
  const t = mailText(language, 'booking');
  const url = store
    ? storeMaps(store, language)[0]!.href
    : placeUrl(localized(place, 'location', language), language);
  return [
    ...(store ? [[t('address'), localized(store, 'address', language)] as const] : []),
    [t('map'), t('openMap'), url],
  ];
}
