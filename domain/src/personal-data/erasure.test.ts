import { describe, expect, it } from 'vitest';
import { agreedTerms } from '../booking/agreed-terms.ts';
import { aBooking, anEvent, aPayment } from '../testing/factories.ts';
import { bookingErasure, orderErasure } from './erasure.ts';

const now = new Date('2026-11-28T05:00:00Z');
const at = (dateTime: string, price: number) =>
  anEvent({ dateTime: new Date(dateTime), duration: 60, price });

const payment = aPayment({ won: 1_000, refundedWon: 1_000 });

describe('the deletion of a booking', () => {
  it.each([
    ['is possible at once for a free event that is over', '2026-11-28T03:00:00Z', 0, 'confirmed', 'now'],
    ['waits for the end of the event', '2026-11-28T04:30:00Z', 0, 'confirmed', 'later'],
    ['waits while the booking is pending', '2026-12-28T04:30:00Z', 0, 'pending', 'later'],
    ['is possible at once for a cancelled free booking', '2026-12-28T04:30:00Z', 0, 'cancelled', 'now'],
    ['is forbidden for a paid event that is over', '2026-11-28T03:00:00Z', 10_000, 'confirmed', 'kept'],
    [
      'is possible at once for an unpaid booking that lapsed',
      '2026-12-28T03:00:00Z',
      10_000,
      'cancelled',
      'now',
    ],
  ] as const)('%s', (_, dateTime, price, status, expected) => {
    const event = at(dateTime, price);
    const booking = aBooking(event.id, { status, agreed: agreedTerms(event) });
    expect(bookingErasure(booking, event, undefined, now)).toBe(expected);
    expect(bookingErasure(booking, undefined, undefined, now)).toBe(expected);
  });

  it('is forbidden for a cancelled booking for which money moved', () => {
    const event = at('2026-12-28T03:00:00Z', 10_000);
    const booking = aBooking(event.id, { status: 'cancelled', agreed: agreedTerms(event) });
    const orderWith = (payments: (typeof payment)[]) => ({
      ledger: { state: 'refunded' as const, payments, holdsGoods: false },
    });
    expect(bookingErasure(booking, event, orderWith([payment]), now)).toBe('kept');
    expect(bookingErasure(booking, event, orderWith([]), now)).toBe('now');
  });

  it('waits for the later date of an event that was moved', () => {
    const event = at('2026-11-28T03:00:00Z', 0);
    const booking = aBooking(event.id, { status: 'confirmed', agreed: agreedTerms(event) });
    expect(bookingErasure(booking, at('2026-12-28T03:00:00Z', 0), undefined, now)).toBe('later');
  });
});

describe('the deletion of an order', () => {
  it.each([
    ['expired', [], 'now'],
    ['cancelled', [], 'now'],
    ['awaitingPayment', [], 'later'],
    ['refunded', [payment], 'kept'],
    ['cancelled', [payment], 'kept'],
  ] as const)('of a %s order with payments %j is: %s', (state, payments, expected) => {
    expect(orderErasure({ ledger: { state, payments: [...payments], holdsGoods: false } })).toBe(expected);
  });
});
