import { describe, expect, it } from 'vitest';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { aBooking } from '@app/domain/testing/factories.ts';
import { PAGE } from '../lists/live-list.tsx';
import { compareBookings, matches, selectionsOf, type BookingFilter } from './booking-query.ts';

const ALL: BookingFilter = { eventId: '', status: 'all', sort: 'newest', text: '' };
/** Which fields a search asks about; the last list it asks for is the one that is shown without a search. */
const fieldsOf = (filter: BookingFilter) =>
  selectionsOf(filter, PAGE)
    .slice(0, -1)
    .map(({ where = [] }) => where.map(([field]) => field));

describe('what is asked of the database', () => {
  it('is the newest bookings at first', () => {
    expect(selectionsOf(ALL, 25)).toEqual([{ where: [], orderBy: ['createdAt', 'desc'], limit: 25 }]);
  });

  it('is what all filters leave', () => {
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
  ])('reads %s as what it may be', (_, text, fields) => {
    expect(fieldsOf({ ...ALL, text })).toEqual(fields);
  });

  it('keeps to the event that is chosen', () => {
    expect(fieldsOf({ ...ALL, eventId: 'e1', text: '김' })).toEqual([['eventId', 'name', 'name']]);
  });

  it('asks for what is shown first as well, whose words are looked into', () => {
    const filter = { ...ALL, eventId: 'e1', text: '담' };
    expect(selectionsOf(filter, PAGE).at(-1)).toEqual({
      where: [['eventId', '==', 'e1']],
      orderBy: ['createdAt', 'desc'],
      limit: 15,
    });
  });

  it('finds a booking by its reference', () => {
    const { id } = aBooking('e1');
    const asked = selectionsOf({ ...ALL, text: bookingReference(id) }, PAGE);
    const beginnings = asked.flatMap(({ where = [] }) => where.filter(([field]) => field === '__name__'));
    expect(beginnings.some(([, , value]) => value === `${id.slice(0, 8)}-`)).toBe(true);
  });

  it.each(['K7QK7Q', 'k7q-k7q', 'sam', 'sam@example.com', '010', '김담'])(
    'never reads more than a hundred documents: %s',
    (text) => {
      const asked = selectionsOf({ ...ALL, text }, PAGE);
      expect(asked.reduce((sum, { limit }) => sum + limit, 0)).toBeLessThanOrEqual(100);
    },
  );
});

describe('what is shown of what was found', () => {
  const bookings = [
    aBooking('e1', { name: '하나', createdAt: new Date(1), status: 'cancelled' }),
    aBooking('e2', { name: '가온', createdAt: new Date(3) }),
    aBooking('e1', { name: '나래', createdAt: new Date(2) }),
  ];

  it('is of the event and the status', () => {
    const filter = { ...ALL, eventId: 'e1', status: 'pending' } as const;
    expect(bookings.filter((booking) => matches(filter, booking)).map(({ name }) => name)).toEqual(['나래']);
  });

  it.each([
    ['가', '가온'],
    ['온', '가온'],
    ['VISITOR@', '하나,가온,나래'],
    ['nobody', ''],
  ])('has what is searched for, wherever in it: %s', (text, names) => {
    const shown = bookings.filter((booking) => matches({ ...ALL, text }, booking));
    expect(shown.map(({ name }) => name).join()).toBe(names);
  });

  it('has the reference that is searched for', () => {
    const [one, other] = [aBooking('e1'), aBooking('e1')];
    const filter = { ...ALL, text: bookingReference(one.id).toLowerCase() };
    expect([one, other].map((booking) => matches(filter, booking))).toEqual([true, false]);
  });

  it.each([
    ['newest', '가온,나래,하나'],
    ['oldest', '하나,나래,가온'],
    ['name', '가온,나래,하나'],
  ] as const)('stands in the order %s', (sort, names) => {
    expect(
      bookings
        .toSorted(compareBookings(sort))
        .map(({ name }) => name)
        .join(),
    ).toBe(names);
  });
});
