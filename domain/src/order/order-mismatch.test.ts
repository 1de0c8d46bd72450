import { describe, expect, it } from 'vitest';
import { aBooking, anOrder } from '../testing/factories.ts';
import { journalOf } from './journal-entry.ts';
import type { OrderEvent } from './order-event-schema.ts';
import { ledgerOf } from './order-ledger.ts';
import { mismatchesOf } from './order-mismatch.ts';
import type { Order } from './order-schema.ts';

const at = new Date('2026-11-23T05:00:00Z');
const NOW = new Date('2026-11-23T12:00:00Z');
const placed: OrderEvent = { type: 'placed', at, won: 21_000 };
const paid: OrderEvent = { type: 'paid', at, paymentNo: '1', won: 21_000 };
const requested: OrderEvent = { type: 'refundRequested', at, paymentNo: '1', won: 1_000, reason: '' };
const attempted: OrderEvent = { type: 'refundAttempted', at, paymentNo: '1', won: 1_000 };
const whole: OrderEvent = { type: 'cancelledAtProvider', at, paymentNo: '1', won: 21_000 };

/** Returns an order with its events. */
const recordsOf = (events: OrderEvent[], changes: Partial<Order> = {}) => {
  const order = anOrder({ ledger: ledgerOf(events)!, ...changes });
  return { order, events, booking: undefined, entries: journalOf(order, events) };
};

describe('mismatches of an order', () => {
  it.each([
    [[placed, paid]],
    [[placed, { type: 'expired', at }]],
    [[placed, paid, whole]],
  ] as OrderEvent[][][])('are none after %j', (events) =>
    expect(mismatchesOf(recordsOf(events), NOW)).toEqual([]),
  );

  it('name a ledger that does not follow from its events', () => {
    const records = recordsOf([placed, paid]);
    expect(mismatchesOf({ ...records, events: [placed] }, NOW)).toEqual(['ledger']);
    expect(mismatchesOf({ ...records, events: [paid] }, NOW)).toEqual(['ledger']);
    const [payment] = records.order.ledger.payments;
    const ledger = { ...records.order.ledger, payments: [{ ...payment!, refundedWon: 1 }] };
    expect(mismatchesOf({ ...records, order: { ...records.order, ledger } }, NOW)).toEqual([
      'ledger',
      'journal',
    ]);
  });

  it('name a journal with another sum of payments, refunds or VAT', () => {
    const records = recordsOf([placed, paid, whole]);
    const [payment, refund] = records.entries;
    for (const entries of [
      [],
      [payment!],
      [
        { ...payment!, won: 20_000 },
        { ...refund!, won: -20_000 },
      ],
      [payment!, { ...refund!, vatWon: -1_908 }],
    ])
      expect(mismatchesOf({ ...records, entries }, NOW)).toEqual(['journal']);
  });

  it('name an unpaid order that has not expired, with half an hour of grace', () => {
    const records = recordsOf([placed], { payBy: NOW });
    expect(mismatchesOf(records, new Date(NOW.getTime() + 29 * 60_000))).toEqual([]);
    expect(mismatchesOf(records, new Date(NOW.getTime() + 31 * 60_000))).toEqual(['unexpired']);
  });

  it('name a refund whose outcome is unknown, and one that is overdue', () => {
    const records = recordsOf([placed, paid, requested, attempted], { refundDueSince: at });
    expect(mismatchesOf(records, at)).toEqual([]);
    expect(mismatchesOf(records, NOW)).toEqual(['refundUnknown']);
    expect(mismatchesOf(records, new Date('2026-11-26T15:00:00Z'))).toEqual([
      'refundOverdue',
      'refundUnknown',
    ]);
  });

  it('names a change of a booking that was neither paid nor given up long after its time', () => {
    const awaited: OrderEvent = { type: 'changeAwaited', at, won: 9_000, payBy: at };
    const records = recordsOf([placed, paid, awaited]);
    expect(mismatchesOf(records, at)).toEqual([]);
    expect(mismatchesOf(records, NOW)).toEqual(['unexpired']);
  });

  it('accepts a free booking without its payment: it was moved there, or a change of it was not paid', () => {
    const free = { ...aBooking('').agreed, price: 0 };
    for (const [status, events] of [
      ['confirmed', [placed, paid, whole]],
      ['pending', [{ ...placed, isForChange: true } as const]],
    ] as const) {
      const records = recordsOf([...events], { kind: 'booking' });
      const booking = aBooking(crypto.randomUUID(), { status, agreed: free });
      expect(mismatchesOf({ ...records, booking }, NOW)).toEqual([]);
    }
  });

  it.each([
    ['awaitingPayment', 'cancelled', [placed]],
    ['paid', 'pending', [placed, paid]],
    ['expired', 'pending', [placed, { type: 'expired', at }]],
    ['refunded', 'confirmed', [placed, paid, whole]],
  ] as [string, 'pending' | 'confirmed' | 'cancelled', OrderEvent[]][])(
    'name a booking that is wrong for an order that is %s: %s',
    (_, status, events) => {
      const records = recordsOf(events, { kind: 'booking', payBy: NOW });
      const booking = aBooking(crypto.randomUUID(), { status });
      expect(mismatchesOf({ ...records, booking }, NOW)).toEqual(['booking']);
    },
  );
});
