import type { AvailabilityState } from '@app/domain/event/event-availability.ts';
import { eventAvailability } from '@app/domain/event/event-availability.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { eventEnd } from '@app/domain/event/event-timing.ts';
import { previousDatesOf } from '@app/domain/event/previous-dates.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { seoulIso } from '@app/domain/shared/seoul-time.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { paths } from '../../config/paths.ts';
import { addressOf, type Place } from '../../i18n/site-address.ts';
import { image, type Thing } from './thing.ts';
import { siteOf } from './local-business.ts';
import { organizationId, postalAddress } from './organization.ts';

/** The https://schema.org/ItemAvailability of an event's seats. */
const AVAILABILITY: Record<AvailabilityState, string> = {
  open: 'https://schema.org/InStock',
  external: 'https://schema.org/InStock',
  full: 'https://schema.org/SoldOut',
  past: 'https://schema.org/Discontinued',
  inactive: 'https://schema.org/Discontinued',
};

/**
 * Returns an event as https://schema.org/Event. Search engines require a name, a start with UTC offset, and a location
 * with address; for an offer price, currency, availability and URL.
 * @param booked the number of booked seats
 * @param options.shareImages URLs of its share images
 * @param options.store the store where it takes place
 */
export function eventThing(
  event: Event,
  booked: number,
  now: Date,
  place: Place,
  { shareImages = [], store }: { shareImages?: readonly string[]; store?: StoreLocation | undefined } = {},
): Thing {
  const { language } = place;
  const { state, seatsLeft } = eventAvailability(event, booked, now);
  const url = addressOf(paths.event(event.id), place);
  const images = event.image ? [...shareImages, image(event.image, event.imageCredit)] : shareImages;
  const previous = previousDatesOf(event);
  const location = localized(event, 'location', language);
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: localized(event, 'title', language),
    url,
    description: localized(event, 'description', language),
    startDate: seoulIso(event.dateTime),
    endDate: seoulIso(eventEnd(event)),
    eventStatus: `https://schema.org/${previous.length > 0 ? 'EventRescheduled' : 'EventScheduled'}`,
    previousStartDate: previous.length > 0 ? previous.map((date) => seoulIso(date)) : undefined,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: location,
      ...(store ? siteOf(store, language) : { address: postalAddress(location) }),
    },
    image: images.length > 0 ? images : undefined,
    organizer: { '@id': organizationId(place) },
    isAccessibleForFree: event.price === 0,
    maximumAttendeeCapacity: event.capacity,
    remainingAttendeeCapacity: seatsLeft,
    offers: {
      '@type': 'Offer',
      price: String(event.price),
      priceCurrency: 'KRW',
      availability: AVAILABILITY[state],
      validFrom: seoulIso(event.createdAt),
      url: event.bookingUrl ?? url,
    },
  };
}
