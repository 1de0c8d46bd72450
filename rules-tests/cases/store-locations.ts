import { aStoreLocation } from '@app/domain/testing/factories.ts';
import { contentCases } from './content-cases.ts';
import { fieldsOf, type FirestoreCase } from './firestore-case.ts';
import { OPENING_LIMITS } from '@app/domain/store-location/opening-hours.ts';
import { long, texts } from './texts.ts';
import { activityCases } from './visibility.ts';

const DAY = { open: 600, close: 1260 };
/** A week like any other but for one day of it. */
const week = (weekday: number, day: unknown) => ({
  openingHours: Array.from({ length: OPENING_LIMITS.days }, (_, index) => (index === weekday ? day : DAY)),
});
const eachDay = (name: string, day: unknown) =>
  Object.fromEntries(
    Array.from({ length: OPENING_LIMITS.days }, (_, weekday) => [
      `${name} on day ${weekday}`,
      week(weekday, day),
    ]),
  );

export const STORE_LOCATION_CASES: readonly FirestoreCase[] = [
  ...activityCases('storeLocations', fieldsOf(aStoreLocation())),
  ...contentCases({
    collection: 'storeLocations',
    make: aStoreLocation,
    optional: ['openingHours'],
    accepted: {
      'the ends of the world': { lat: -90, lng: 180 },
      'its other ends': { lat: 90, lng: -180 },
      'the middle of it': { lat: 0, lng: 0 },
      'no telephone, no hours, no features': {
        phone: '',
        hours: '',
        hoursKr: '',
        features: [],
        featuresKr: [],
      },
      ...eachDay('rest', null),
      'a week of rest': { openingHours: Array.from({ length: OPENING_LIMITS.days }, () => null) },
      'the longest day': week(2, { open: 0, close: 2160 }),
      'one minute before midnight': week(3, { open: 1439, close: 1440 }),
    },
    refused: {
      'an unknown field': { createdAt: new Date('2026-01-02T03:04:05Z') },
      'no name': { name: '' },
      'a Korean name of 121 characters': { nameKr: long(121) },
      'no address': { address: ' ' },
      'a Korean address of 301 characters': { addressKr: long(301) },
      'a telephone number of 41 characters': { phone: long(41) },
      'hours that are no text': { hours: 10 },
      'Korean hours that are no text': { hoursKr: null },
      'hours of a week as text': { openingHours: '10:00' },
      'hours of six days': { openingHours: Array.from({ length: 6 }, () => DAY) },
      'hours of eight days': { openingHours: Array.from({ length: 8 }, () => DAY) },
      ...eachDay('hours that are no hours', 'closed'),
      'a day that opens before midnight': week(0, { open: -1, close: 600 }),
      'a day that opens on the next': week(0, { open: 1440, close: 1500 }),
      'a day that closes when it opens': week(1, { open: 600, close: 600 }),
      'a day that closes after the next noon': week(1, { open: 600, close: 2161 }),
      'a day with half a minute': week(2, { open: 600.5, close: 1260 }),
      'a day that never closes': week(3, { open: 600 }),
      'a day with a lunch break': week(4, { ...DAY, pause: 720 }),
      'a place beyond the north pole': { lat: 90.1 },
      'a place beyond the south pole': { lat: -90.1 },
      'a place too far east': { lng: 180.1 },
      'a place too far west': { lng: -180.1 },
      'a place as text': { lat: '37.57' },
      'no number as a place': { lng: NaN },
      '21 features': { features: texts(21) },
      'a Korean feature that is no text': { featuresKr: [1] },
      'an activity that is no bool': { isActive: 'true' },
    },
  }),
];
