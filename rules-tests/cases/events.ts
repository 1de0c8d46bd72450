import { anEvent } from '@app/domain/testing/factories.ts';
import { contentCases } from './content-cases.ts';
import type { EventTerm } from '@app/domain/event/event-terms.ts';
import { fieldsOf, fieldsOfNew, ID, type Fields, type FirestoreCase } from './firestore-case.ts';
import { long } from './sample-texts.ts';
import { ANY_TIME, HIDDEN_BY_TIME, queriesOf, VISIBLE_NOW, WRONG_TIMES } from './visible-times.ts';
import { activeOnlyCases, visibilityCases } from './visibility-cases.ts';

const event = fieldsOf(anEvent());
const deleteCase = (seats: string, account: object | null, allowed: boolean, when = {}): FirestoreCase => ({
  name: `the admin ${allowed ? 'may' : 'may not'} delete an event ${seats}`,
  caller: 'admin',
  method: 'delete',
  path: `events/${ID}`,
  stored: {
    [`events/${ID}`]: { ...event, ...when },
    ...(account && { [`eventSeats/${ID}`]: { ...account } }),
  },
  allowed,
});

/** A change of an event on whose terms guests may rely. */
const updateCase = (
  name: string,
  account: object | null,
  changes: Fields,
  allowed: boolean,
): FirestoreCase => ({
  name: `the admin ${allowed ? 'may' : 'may not'} change ${name}`,
  caller: 'admin',
  method: 'update',
  path: `events/${ID}`,
  stored: {
    [`events/${ID}`]: event,
    ...(account && { [`eventSeats/${ID}`]: { ...account } }),
  },
  written: { ...event, ...changes },
  allowed,
});

/** Another value of each field that the rules leave to the API while seats are taken. */
const OTHER_TERMS: Record<EventTerm, unknown> = {
  dateTime: new Date('2099-05-02T05:00:00Z'),
  duration: 90,
  location: 'Another room',
  locationKr: '다른 공방',
  storeLocationId: '6f1f2d3c-0000-4000-8000-000000000000',
  price: 1,
  capacity: 12,
};

const previousDates = [new Date('2099-04-01T05:00:00Z')];
const movedCase = (name: string, stored: Fields, written: Fields, allowed: boolean): FirestoreCase => ({
  name: `the admin ${allowed ? 'may' : 'may not'} ${name}`,
  caller: 'admin',
  method: 'update',
  path: `events/${ID}`,
  stored: { [`events/${ID}`]: stored },
  written,
  allowed,
});

/** Cloud Functions write the earlier starts of an event. */
const MOVED_CASES: readonly FirestoreCase[] = [
  {
    name: 'the admin may not create an event that has been moved',
    caller: 'admin',
    method: 'create',
    path: `events/${ID}`,
    written: { ...fieldsOfNew(anEvent()), previousDates },
    allowed: false,
  },
  movedCase(
    'change an event that has been moved',
    { ...event, previousDates },
    { ...event, previousDates, title: 'Title' },
    true,
  ),
  movedCase('say that an event has been moved', event, { ...event, previousDates }, false),
  movedCase('remove the earlier starts of an event', { ...event, previousDates }, event, false),
];

export const EVENT_CASES: readonly FirestoreCase[] = [
  ...MOVED_CASES,
  ...visibilityCases({
    collection: 'events',
    visible: event,
    hidden: {
      'an inactive event': { ...event, isActive: false },
      'an event without isActive': { ...event, isActive: null },
      ...HIDDEN_BY_TIME(event),
    },
    publicQueries: { 'active events whose time it is': [['isActive', '==', true], ...VISIBLE_NOW] },
    adminQueries: {
      ...queriesOf(ANY_TIME, ['isActive', '==', true]),
      'active and inactive events whose time it is': VISIBLE_NOW,
      'inactive events': [['isActive', '==', false], ...VISIBLE_NOW],
    },
  }),
  ...activeOnlyCases('eventSeats', { booked: 3 }),
  ...contentCases({
    collection: 'events',
    createItem: () =>
      anEvent({
        bookingUrl: 'https://example.com/book',
        payment: 'online',
        paymentMinutes: 30,
        maxPartySize: 4,
        seriesId: 'Hand drip',
        offerHours: 6,
        verifyHours: 24,
        thanks: 'stories/00000000-0000-4000-8000-000000000001',
        includes: ['Beans to take home'],
        includesKr: ['가져가실 원두'],
        host: 'Sample team',
        hostKr: '예시 팀',
        storeLocationId: '00000000-0000-4000-8000-000000000002',
      }),
    optional: [
      'bookingUrl',
      'payment',
      'paymentMinutes',
      'maxPartySize',
      'seriesId',
      'offerHours',
      'thanks',
      'verifyHours',
      'includes',
      'includesKr',
      'host',
      'hostKr',
      'storeLocationId',
      'imageAlt',
      'imageAltKr',
      'imageFocus',
      'imageCredit',
    ],
    accepted: {
      'one seat and a duration of one minute': { capacity: 1, duration: 1, price: 0 },
      'payment on site': { payment: 'onSite' },
      'the shortest time to pay and the smallest party': { paymentMinutes: 10, maxPartySize: 1 },
      'the longest time to pay and the largest party': { paymentMinutes: 10_080, maxPartySize: 1_000 },
      'the shortest time to answer an offer': { offerHours: 1 },
      'the longest time to answer an offer': { offerHours: 72 },
      'the shortest time to open the link': { verifyHours: 1 },
      'the longest time to open the link': { verifyHours: 168 },
      'a mail of thanks without a link': { thanks: 'plain' },
      'a mail of thanks with a product': { thanks: `products/${ID}` },
      'a mail of thanks with an item of another variant': {
        thanks: 'stories/00000000-0000-4000-a000-000000000001',
      },
      'a mail of thanks with an item of the last variant': {
        thanks: 'stories/00000000-0000-4000-b000-000000000001',
      },
      'nothing included and no host': { includes: [], includesKr: [], host: '', hostKr: '' },
      'twenty things of 120 characters that are included': {
        includes: Array.from({ length: 20 }, () => long(120)),
      },
      'a host of 300 characters': { host: long(300) },
      'an image': { image: 'events/a-1.webp' },
      'alt text': { imageAlt: long(200), imageAltKr: '' },
      'focal point and credit': { imageFocus: '0 100', imageCredit: long(200) },
      'focal point in the centre': { imageFocus: '' },
      'picture of the site': { image: 'site/a.webp' },
      'focal point at the right edge': { imageFocus: '100 0' },
      'focal point within the picture': { imageFocus: '30 70' },
      'an external booking URL': { bookingUrl: 'https://example.com/book?id=1' },
      'an http URL': { bookingUrl: 'http://a' },
      'an upper-case URL with a port': { bookingUrl: 'https://X-1.EXAMPLE.COM:12345#book' },
      'a URL with digits in the host and a one-digit port': { bookingUrl: 'https://1.example.c0:1?b=가' },
    },
    rejected: {
      ...WRONG_TIMES,
      'an unknown field': { booked: 0 },
      'an empty title': { title: '' },
      'a title of 121 characters': { title: long(121) },
      'a Korean title of 121 characters': { titleKr: long(121) },
      'a description of white space': { description: ' ' },
      'a Korean description of 5,001 characters': { descriptionKr: long(5001) },
      'twenty-one things that are included': { includes: Array.from({ length: 21 }, () => 'Tea') },
      'an included thing of 121 characters': { includes: ['Tea', long(121)] },
      'an included thing without a text': { includesKr: [''] },
      'an included thing of two lines': { includesKr: ['원두\n레시피'] },
      'included things that are not a list': { includes: 'Tea' },
      'a host of 301 characters': { host: long(301) },
      'a Korean host that is not a string': { hostKr: ['예시 팀'] },
      'a store without an id': { storeLocationId: '' },
      'a store that is named by its path': { storeLocationId: `storeLocations/${ID}` },
      'a store that is not a string': { storeLocationId: [ID] },
      'an empty location': { location: '' },
      'a Korean location of 301 characters': { locationKr: long(301) },
      'a date as a string': { dateTime: '2026-11-28' },
      'a duration of 0': { duration: 0 },
      'a duration longer than a week': { duration: 10_081 },
      'a capacity of 0': { capacity: 0 },
      'a capacity of 1,001': { capacity: 1001 },
      'a fractional capacity': { capacity: 1.5 },
      'a negative price': { price: -1 },
      'an unknown type': { type: 'party' },
      'an unknown way of payment': { payment: 'later' },
      'payment that is not a string': { payment: true },
      'less than ten minutes to pay': { paymentMinutes: 9 },
      'more than a week to pay': { paymentMinutes: 10_081 },
      'a series without a name': { seriesId: '' },
      'a series that is not a string': { seriesId: 1 },
      'no time to answer an offer': { offerHours: 0 },
      'more than three days to answer an offer': { offerHours: 73 },
      'no time to open the link': { verifyHours: 0 },
      'more than a week to open the link': { verifyHours: 169 },
      'a mail of thanks with another item': { thanks: `events/${ID}` },
      'a mail of thanks with the path of a part': { thanks: `stories/${ID}/x` },
      'thanks that are not a string': { thanks: true },
      'a party of nobody': { maxPartySize: 0 },
      'a party above the largest capacity': { maxPartySize: 1_001 },
      'a fractional party': { maxPartySize: 1.5 },
      'a tag that is not a string': { tags: [true] },
      'isActive that is not a boolean': { isActive: 'yes' },
      'a image from another site': { image: 'https://example.com/a.png' },
      'alt text of 201 characters': { imageAlt: long(201) },
      'Korean alt text that is not a string': { imageAltKr: [] },
      'focal point outside of the picture': { imageFocus: '110 0' },
      'credit that is not a string': { imageCredit: 5 },
      'a javascript: booking URL': { bookingUrl: 'javascript:alert(1)' },
      'an empty booking URL': { bookingUrl: '' },
      'a URL whose port is too long': { bookingUrl: 'https://example.com:123456' },
      'a URL with an empty port': { bookingUrl: 'https://example.com:' },
      'a URL with a space': { bookingUrl: 'https://example.com/a b' },
      'a URL with a line break': { bookingUrl: 'https://example.com/a\nb' },
      'a URL with a user name before the host': { bookingUrl: 'https://example.com@example.org/' },
    },
  }),
  ...Object.entries(OTHER_TERMS).flatMap(([term, value]) => [
    updateCase(`${term} while a seat is booked`, { booked: 1, held: 0 }, { [term]: value }, false),
    updateCase(`${term} while a seat is held`, { booked: 0, held: 1 }, { [term]: value }, false),
    updateCase(`${term} once no seat is taken any more`, { booked: 0, held: 0 }, { [term]: value }, true),
    updateCase(`${term} before the first booking`, null, { [term]: value }, true),
  ]),
  updateCase(
    'texts, visibility and the party limit while seats are booked',
    { booked: 3 },
    {
      title: 'Another title',
      isActive: false,
      maxPartySize: 2,
    },
    true,
  ),
  deleteCase('without a seats document', null, true),
  deleteCase('without booked seats', { booked: 0 }, true),
  deleteCase('without booked or held seats', { booked: 0, held: 0 }, true),
  deleteCase('with one held seat', { booked: 0, held: 1 }, false),
  deleteCase('with one booked seat', { booked: 1, held: 0 }, false),
  deleteCase('with many booked seats', { booked: 12 }, false),
  deleteCase('with booked seats once it has started', { booked: 1 }, true, {
    dateTime: new Date('2026-03-01T12:00:00Z'),
  }),
];
