import { describe, expect, it } from 'vitest';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { aBooking } from '@app/domain/testing/factories.ts';
import {
  compareBookings,
  filtered,
  hasText,
  matches,
  searchOf,
  type BookingFilter,
} from './booking-query.ts';

const ALL: BookingFilter = { eventId: '', status: 'all', sort: 'newest', text: '' };

describe('booking list queries', () => {
  it('query the newest bookings by default', () => {
    expect(filtered(ALL)).toEqual({ where: [], orderBy: ['createdAt', 'desc'] });
  });

  it('combine the event filter, the status filter and the sort order', () => {
    expect(filtered({ ...ALL, eventId: 'e1', status: 'pending', sort: 'name' })).toEqual({
      where: [
        ['eventId', '==', 'e1'],
        ['status', '==', 'pending'],
      ],
      orderBy: ['name', 'asc'],
    });
  });

  it('search with the same filters', () => {
    expect(searchOf({ ...ALL, eventId: 'e1', status: 'pending', text: '하나' })).toEqual({
      text: '하나',
      event: 'e1',
      state: 'pending',
    });
  });
});

describe('client-side filtering of bookings', () => {
  const bookings = [
    aBooking('e1', { name: '하나', createdAt: new Date(1), status: 'cancelled' }),
    aBooking('e2', { name: '가온', createdAt: new Date(3) }),
    aBooking('e1', { name: '나래', createdAt: new Date(2) }),
  ];

  it('drops bookings whose status has changed since they were indexed', () => {
    const filter = { ...ALL, status: 'pending' } as const;
    expect(bookings.filter((booking) => matches(filter, booking)).map(({ name }) => name)).toEqual([
      '가온',
      '나래',
    ]);
  });

  it.each([
    ['가', '가온'],
    ['온'.normalize('NFD'), '가온'],
    ['VISITOR@', '하나,가온,나래'],
    ['nobody', ''],
    ['', '하나,가온,나래'],
  ])('matches the search text anywhere in a field: %s', (text, names) => {
    const shown = bookings.filter((booking) => hasText(booking, text));
    expect(shown.map(({ name }) => name).join()).toBe(names);
  });

  it('matches only the booking with the given reference', () => {
    const [one, other] = [aBooking('e1'), aBooking('e1')];
    const text = bookingReference(one.id).toLowerCase();
    expect([one, other].map((booking) => hasText(booking, text))).toEqual([true, false]);
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
