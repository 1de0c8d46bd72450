import { aStoreLocation } from '@app/domain/testing/factories.ts';
import { contentCases } from './content-cases.ts';
import { fieldsOf, type FirestoreCase } from './firestore-case.ts';
import { OPENING_LIMITS } from '@app/domain/store-location/opening-hours.ts';
import { long, texts } from './sample-texts.ts';
import { activeOnlyCases } from './visibility-cases.ts';

const DAY = { open: 600, close: 1260 };
const SPECIAL = '2027-02-06/2027-02-08 closed';
const specialHours = (count: number) =>
  Array.from({ length: count }, (_, index) => `2027-03-${index + 10}/2027-03-${index + 10} 10:00-15:00`);
/** Returns a valid week in which one day is replaced by `day`. */
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
  ...activeOnlyCases('storeLocations', fieldsOf(aStoreLocation())),
  ...contentCases({
    collection: 'storeLocations',
    createItem: () =>
      aStoreLocation({
        directions: 'Exit 2',
        directionsKr: '2번 출구',
        specialHours: [SPECIAL],
        specialHoursReasons: ['Lunar New Year'],
        specialHoursReasonsKr: ['설날'],
      }),
    optional: [
      'openingHours',
      'specialHours',
      'specialHoursReasons',
      'specialHoursReasonsKr',
      'directions',
      'directionsKr',
    ],
    accepted: {
      'the minimum latitude and maximum longitude': { lat: -90, lng: 180 },
      'the maximum latitude and minimum longitude': { lat: 90, lng: -180 },
      'the coordinates 0, 0': { lat: 0, lng: 0 },
      'no phone number, hours or features': {
        phone: '',
        hours: '',
        hoursKr: '',
        features: [],
        featuresKr: [],
      },
      'empty directions': { directions: '', directionsKr: '' },
      'directions of 300 characters': { directions: long(300), directionsKr: long(300) },
      ...eachDay('closed', null),
      'closed all week': { openingHours: Array.from({ length: OPENING_LIMITS.days }, () => null) },
      'the longest opening hours': week(2, { open: 0, close: 2160 }),
      'special hours past midnight': { specialHours: ['2027-02-06/2027-02-06 23:59-00:00'] },
      'special hours that begin before ten': { specialHours: ['2027-02-06/2027-02-06 09:00-15:00'] },
      'twenty special hours': { specialHours: specialHours(20) },
      'no special hours': { specialHours: [], specialHoursReasons: [], specialHoursReasonsKr: [] },
      'a reason of 40 characters after none': { specialHoursReasons: ['', long(40)] },
      'twenty Korean reasons': { specialHoursReasonsKr: texts(20) },
      'opening one minute before midnight': week(3, { open: 1439, close: 1440 }),
    },
    rejected: {
      'an unknown field': { createdAt: new Date('2026-01-02T03:04:05Z') },
      'an empty name': { name: '' },
      'a Korean name of 121 characters': { nameKr: long(121) },
      'an empty address': { address: ' ' },
      'a Korean address of 301 characters': { addressKr: long(301) },
      'directions of 301 characters': { directions: long(301) },
      'Korean directions that are not a string': { directionsKr: null },
      'a phone number of three lines': { phone: '02\n123\n4567' },
      'a phone number of 41 characters': { phone: long(41) },
      'hours that are not a string': { hours: 10 },
      'Korean hours that are not a string': { hoursKr: null },
      'weekly hours as a string': { openingHours: '10:00' },
      'hours of six days': { openingHours: Array.from({ length: 6 }, () => DAY) },
      'hours of eight days': { openingHours: Array.from({ length: 8 }, () => DAY) },
      ...eachDay('hours as a string', 'closed'),
      'a day that opens before midnight': week(0, { open: -1, close: 600 }),
      'a day that opens on the next day': week(0, { open: 1440, close: 1500 }),
      'a day that closes when it opens': week(1, { open: 600, close: 600 }),
      'a day that closes after the next noon': week(1, { open: 600, close: 2161 }),
      'a day with fractional minutes': week(2, { open: 600.5, close: 1260 }),
      'a day without a closing time': week(3, { open: 600 }),
      'a day with an unknown field': week(4, { ...DAY, pause: 720 }),
      'special hours as a string': { specialHours: SPECIAL },
      'special hours that are not texts': { specialHours: [1] },
      'special hours without a last day': { specialHours: ['2027-02-06 closed'] },
      'special hours in the 32nd month': { specialHours: ['2027-32-06/2027-32-06 closed'] },
      'special hours on the 40th': { specialHours: ['2027-02-06/2027-02-40 closed'] },
      'special hours without hours': { specialHours: ['2027-02-06/2027-02-06'] },
      'special hours that begin at 24:00': { specialHours: ['2027-02-06/2027-02-06 24:00-01:00'] },
      'special hours that end at 10:60': { specialHours: ['2027-02-06/2027-02-06 10:00-10:60'] },
      'two special hours in one text': { specialHours: [`${SPECIAL}\n${SPECIAL}`] },
      '21 special hours': { specialHours: specialHours(21) },
      'a reason of 41 characters': { specialHoursReasons: [long(41)] },
      'a reason with a line break': { specialHoursReasons: ['a\nb'] },
      'a reason that begins with a space': { specialHoursReasons: [' a'] },
      '21 reasons': { specialHoursReasons: texts(21) },
      'a Korean reason that is not a string': { specialHoursReasonsKr: [1] },
      'a latitude above 90': { lat: 90.1 },
      'a latitude below -90': { lat: -90.1 },
      'a longitude above 180': { lng: 180.1 },
      'a longitude below -180': { lng: -180.1 },
      'a latitude as a string': { lat: '37.57' },
      'NaN as longitude': { lng: NaN },
      '21 features': { features: texts(21) },
      'a Korean feature that is not a string': { featuresKr: [1] },
      'isActive that is not a boolean': { isActive: 'true' },
    },
  }),
];
