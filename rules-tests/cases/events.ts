import { anEvent } from '@app/domain/testing/factories.ts';
import { contentCases } from './content-cases.ts';
import { fieldsOf, ID, type FirestoreCase } from './firestore-case.ts';
import { long } from './texts.ts';
import { activityCases } from './visibility.ts';

const event = fieldsOf(anEvent());
const deleting = (seats: string, booked: number | null, allowed: boolean, when = {}): FirestoreCase => ({
  name: `the admin ${allowed ? 'may' : 'may not'} delete an event ${seats}`,
  caller: 'admin',
  method: 'delete',
  path: `events/${ID}`,
  stored: {
    [`events/${ID}`]: { ...event, ...when },
    ...(booked !== null && { [`eventSeats/${ID}`]: { booked } }),
  },
  allowed,
});

export const EVENT_CASES: readonly FirestoreCase[] = [
  ...activityCases('events', event),
  ...activityCases('eventSeats', { booked: 3 }),
  ...contentCases({
    collection: 'events',
    make: () => anEvent({ bookingUrl: 'https://example.com/book' }),
    optional: ['bookingUrl', 'imageAlt', 'imageAltKr'],
    accepted: {
      'one place for a minute': { capacity: 1, duration: 1, price: 0 },
      'a picture': { image: 'events/a-1.webp' },
      'words for its picture': { imageAlt: long(200), imageAltKr: '' },
      'an address for bookings elsewhere': { bookingUrl: 'https://example.com/book?id=1' },
      'an address without encryption': { bookingUrl: 'http://a' },
      'an address in capitals, with a port': { bookingUrl: 'https://X-1.EXAMPLE.COM:12345#book' },
      'an address of digits, with a short port': { bookingUrl: 'https://1.example.c0:1?b=가' },
    },
    refused: {
      'an unknown field': { booked: 0 },
      'an empty title': { title: '' },
      'a title of 121 characters': { title: long(121) },
      'a Korean title of 121 characters': { titleKr: long(121) },
      'a description of a space': { description: ' ' },
      'a Korean description of 5,001 characters': { descriptionKr: long(5001) },
      'an empty location': { location: '' },
      'a Korean location of 301 characters': { locationKr: long(301) },
      'a date as text': { dateTime: '2026-11-28' },
      'no duration': { duration: 0 },
      'a duration beyond a week': { duration: 10_081 },
      'no places': { capacity: 0 },
      '1,001 places': { capacity: 1001 },
      'half a place': { capacity: 1.5 },
      'a negative price': { price: -1 },
      'an unknown type': { type: 'party' },
      'a tag that is no text': { tags: [true] },
      'an activity that is no bool': { isActive: 'yes' },
      'a picture from elsewhere': { image: 'https://example.com/a.png' },
      'words of 201 characters for its picture': { imageAlt: long(201) },
      'Korean words for its picture that are no text': { imageAltKr: [] },
      'a script for bookings': { bookingUrl: 'javascript:alert(1)' },
      'an empty address for bookings': { bookingUrl: '' },
      'an address with a port too long': { bookingUrl: 'https://example.com:123456' },
      'an address with a port too short': { bookingUrl: 'https://example.com:' },
      'an address with a space': { bookingUrl: 'https://example.com/a b' },
      'an address of two lines': { bookingUrl: 'https://example.com/a\nb' },
      'an address with a name before the host': { bookingUrl: 'https://example.com@example.org/' },
    },
  }),
  deleting('that nobody ever booked', null, true),
  deleting('whose bookings were all cancelled', 0, true),
  deleting('with a booked place', 1, false),
  deleting('with many booked places', 12, false),
  deleting('whose bookings are records, as it begins', 1, true, {
    dateTime: new Date('2026-03-01T12:00:00Z'),
  }),
];
