import { BRAND } from '@app/domain/brand.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { storedPhone } from '@app/domain/shared/telephone.ts';
import {
  DAY_MINUTES,
  formatClock,
  type DayHours,
  type OpeningHours,
} from '@app/domain/store-location/opening-hours.ts';
import { upcomingSpecialHours } from '@app/domain/store-location/special-hours.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { paths } from '../../config/paths.ts';
import { addressOf, type Place } from '../../i18n/site-address.ts';
import { organizationId, postalAddress } from './organization.ts';
import type { Thing } from './thing.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const spanOf = ({ open, close }: DayHours) => ({
  opens: formatClock(open),
  // In schema.org, a closing time after midnight is less than the opening time. Google interprets midnight as closing time as closed all day.
  closes: close === DAY_MINUTES ? '23:59' : formatClock(close),
});

/** Google's notation of a closed day: https://developers.google.com/search/docs/appearance/structured-data/local-business */
const CLOSED = { opens: '00:00', closes: '00:00' };

/** Returns one https://schema.org/OpeningHoursSpecification for the days of each of the special hours; undefined without any. */
function specialOpeningHours(store: StoreLocation, now: Date) {
  const specials = upcomingSpecialHours(store, now).map(({ from, until, hours }) => ({
    '@type': 'OpeningHoursSpecification',
    ...(hours ? spanOf(hours) : CLOSED),
    validFrom: from,
    validThrough: until,
  }));
  return specials.length > 0 ? specials : undefined;
}

/** Returns one https://schema.org/OpeningHoursSpecification per day; closed days are omitted. */
function openingHours(week: OpeningHours) {
  return week.flatMap((day, weekday) =>
    day
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: DAYS[weekday],
            ...spanOf(day),
          },
        ]
      : [],
  );
}

/** Returns the store's structured hours, or the brand's if the store has no hours at all, not even as free text. */
function hoursOf({ openingHours: week, hours, hoursKr }: StoreLocation): OpeningHours | undefined {
  return week ?? (hours || hoursKr ? undefined : BRAND.hours);
}

/** Returns the address and the position of a store. */
export const siteOf = (store: StoreLocation, language: Language) => ({
  address: postalAddress(localized(store, 'address', language)),
  geo: { '@type': 'GeoCoordinates', latitude: store.lat, longitude: store.lng },
});

/**
 * Returns a store as https://schema.org/CafeOrCoffeeShop; name and address are required, hours and position
 * recommended.
 */
export function localBusiness(location: StoreLocation, now: Date, place: Place): Thing {
  const { origin } = place;
  const week = hoursOf(location);
  return {
    '@type': 'CafeOrCoffeeShop',
    '@id': `${origin}/#store-${location.id}`,
    name: localized(location, 'name', place.language),
    ...siteOf(location, place.language),
    telephone: storedPhone(location.phone || BRAND.phone),
    openingHoursSpecification: week && openingHours(week),
    specialOpeningHoursSpecification: specialOpeningHours(location, now),
    url: addressOf(paths.contact, place),
    image: `${origin}/icons/icon-512.png`,
    parentOrganization: { '@id': organizationId(place) },
  };
}
