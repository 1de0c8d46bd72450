import { describe, expect, it } from 'vitest';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { aBooking } from '@app/domain/testing/factories.ts';
import { PAGE } from '../lists/live-list.tsx';
import { compareBookings, matches, selectionsOf, type BookingFilter } from './booking-query.ts';

const ALL: BookingFilter = { eventId: '', status: 'all', sort: 'newest', text: '' };
/** The fields that a search queries. The last query is the one of the list without a search. */
const fieldsOf = (filter: BookingFilter) =>
  selectionsOf(filter, PAGE)
    .slice(0, -1)
    .map(({ where = [] }) => where.map(([field]) => field));

describe('booking list queries', () => {
  it('query the newest bookings by default', () => {
    expect(selectionsOf(ALL, 25)).toEqual([{ where: [], orderBy: ['createdAt', 'desc'], limit: 25 }]);
  });

  it('combine the event filter, the status filter and the sort order', () => {
    const filter = { ...ALL, eventId: 'e1', status: 'pending', sort: 'name' } as const;
    expect(selectionsOf(filter, 25)).toEqual([
      {
        where: [
          ['eventId', '==', 'e1'],
          ['status', '==', 'pending'],
        ],
        orderBy: ['name', 'asc'],
        limit: 25,
      },
    ]);
  });

  it.each([
    ['a Korean name', '김', [['name', 'name']]],
    ['a telephone number', '010-12', [['phone', 'phone']]],
    [
      'an address',
      'guest@ex',
      [
        ['name', 'name'],
        ['name', 'name'],
        ['email', 'email'],
      ],
    ],
    [
      'two words',
      'sample visitor',
      [
        ['name', 'name'],
        ['name', 'name'],
      ],
    ],
  ])('search the matching fields for %s', (_, text, fields) => {
    expect(fieldsOf({ ...ALL, text })).toEqual(fields);
  });

  it('restrict the search to the selected event', () => {
    expect(fieldsOf({ ...ALL, eventId: 'e1', text: '김' })).toEqual([['eventId', 'name', 'name']]);
  });

  it('also read the first page without a search, to match text inside words', () => {
    const filter = { ...ALL, eventId: 'e1', text: '담' };
    expect(selectionsOf(filter, PAGE).at(-1)).toEqual({
      where: [['eventId', '==', 'e1']],
      orderBy: ['createdAt', 'desc'],
      limit: 15,
    });
  });

  it('search document ids by the prefix of a booking reference', () => {
    const { id } = aBooking('e1');
    const asked = selectionsOf({ ...ALL, text: bookingReference(id) }, PAGE);
    const beginnings = asked.flatMap(({ where = [] }) => where.filter(([field]) => field === '__name__'));
    expect(beginnings.some(([, , value]) => value === `${id.slice(0, 8)}-`)).toBe(true);
  });

  it.each(['K7QK7Q', 'k7q-k7q', 'sam', 'sam@example.com', '010', '김담'])(
    'read at most 100 documents for the search %s',
    (text) => {
      const asked = selectionsOf({ ...ALL, text }, PAGE);
      expect(asked.reduce((sum, { limit }) => sum + limit, 0)).toBeLessThanOrEqual(100);
    },
  );
});

describe('client-side filtering of bookings', () => {
  const bookings = [
    aBooking('e1', { name: '하나', createdAt: new Date(1), status: 'cancelled' }),
    aBooking('e2', { name: '가온', createdAt: new Date(3) }),
    aBooking('e1', { name: '나래', createdAt: new Date(2) }),
  ];

  it('keeps bookings of the selected event and status', () => {
    const filter = { ...ALL, eventId: 'e1', status: 'pending' } as const;
    expect(bookings.filter((booking) => matches(filter, booking)).map(({ name }) => name)).toEqual(['나래']);
  });

  it.each([
    ['가', '가온'],
    ['온', '가온'],
    ['VISITOR@', '하나,가온,나래'],
    ['nobody', ''],
  ])('matches the search text anywhere in a field: %s', (text, names) => {
    const shown = bookings.filter((booking) => matches({ ...ALL, text }, booking));
    expect(shown.map(({ name }) => name).join()).toBe(names);
  });

  it('matches only the booking with the given reference', () => {
    const [one, other] = [aBooking('e1'), aBooking('e1')];
    const filter = { ...ALL, text: bookingReference(one.id).toLowerCase() };
    expect([one, other].map((booking) => matches(filter, booking))).toEqual([true, false]);
  });

  it.each([
    ['newest', '가온,나래,하나'],
    ['oldest', '하나,나래,가온'],
    ['name', '가온,나래,하나'],
  ] as const)('sorts by %s', (sort, names) => {
    expect(
      bookings
        .toSorted(compareBookings(sort))
        .map(({ name }) => name)
        .join(),
    ).toBe(names);
  });
});
