import { describe, expect, it } from 'vitest';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { aBooking } from '@app/domain/testing/factories.ts';
import { narrowedBy } from '../lists/filters.tsx';
import { compareGuests, filtered, hasText, narrowedTo, NEWEST, ofEvent } from './booking-query.ts';

describe('booking list queries', () => {
  it('query all bookings in an order', () => {
    expect(filtered({ eventId: '', status: 'all' }, NEWEST)).toEqual({
      where: [],
      orderBy: ['createdAt', 'desc'],
    });
  });

  it('combine the event filter, the status filter and the sort order', () => {
    expect(filtered({ eventId: 'e1', status: 'pending' }, ['name', 'asc'])).toEqual({
      where: [
        ['eventId', '==', 'e1'],
        ['status', '==', 'pending'],
      ],
      orderBy: ['name', 'asc'],
    });
  });

  it('search with the same filters', () => {
    expect(narrowedBy([ofEvent('e1'), narrowedTo('pending')]).search).toMatchObject({
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
    expect(bookings.filter(narrowedTo('pending').keep).map(({ name }) => name)).toEqual(['가온', '나래']);
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

  it('compares guests by their Korean names', () => {
    expect(bookings.toSorted(compareGuests).map(({ name }) => name)).toEqual(['가온', '나래', '하나']);
  });
});
