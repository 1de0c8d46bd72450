import { describe, expect, it } from 'vitest';
import { monthOf } from '../numbers/month.ts';
import { anOrder } from '../testing/factories.ts';
import { journalEntry, journalOf } from './journal-entry.ts';
import { journalEntrySchema } from './journal-entry-schema.ts';
import type { OrderEvent } from './order-event-schema.ts';
import { ledgerOf } from './order-ledger.ts';

const order = anOrder();
const at = new Date('2026-10-31T14:59:59.999Z');
const placed: OrderEvent = { type: 'placed', at, won: 21_000 };
const paid: OrderEvent = { type: 'paid', at, paymentNo: '1', won: 21_000 };
const cancelled = (won: number): OrderEvent => ({ type: 'cancelledAtProvider', at, paymentNo: '1', won });
const amounts = (...events: OrderEvent[]) =>
  journalOf(order, [placed, ...events]).map(({ won, vatWon }) => [won, vatWon]);

describe('journal entry', () => {
  it('has the amount, its VAT, the order and the times of a payment', () => {
    const providerAt = new Date('2026-10-31T14:59:30Z');
    const entries = journalOf(order, [placed, { ...paid, providerAt }]);
    expect(entries).toEqual([
      {
        id: `${order.id}-2`,
        orderId: order.id,
        number: 'SAMPLE-0001',
        orderKind: 'product',
        orderedAt: order.createdAt,
        bookedAt: at,
        providerAt,
        paymentNo: '1',
        role: 'price',
        won: 21_000,
        vatWon: 1_909,
      },
    ]);
    expect(journalEntrySchema.parse(entries[0])).toEqual(entries[0]);
  });

  it.each<[string, OrderEvent[], number[][]]>([
    ['a whole refund', [cancelled(21_000)], [[-21_000, -1_909]]],
    [
      'halves, of which each alone would have VAT of 955 won',
      [cancelled(10_500), cancelled(10_500)],
      [
        [-10_500, -954],
        [-10_500, -955],
      ],
    ],
    [
      'a second payment and its refund',
      [
        { type: 'surplusPaid', at, paymentNo: '2', won: 10, reason: '' },
        { type: 'cancelledAtProvider', at, paymentNo: '2', won: 10 },
      ],
      [
        [10, 1],
        [-10, -1],
      ],
    ],
  ])('sums to the VAT of the whole after %s', (_, events, expected) =>
    expect(amounts(paid, ...events)).toEqual([[21_000, 1_909], ...expected]),
  );

  it('is made for no event that moves no money', () => {
    const none: OrderEvent[] = [
      { type: 'preparing', at },
      { type: 'refundRequested', at, paymentNo: '1', won: 1_000, reason: '' },
      { type: 'refundAttempted', at, paymentNo: '1', won: 1_000 },
      { type: 'refundChecked', at, paymentNo: '1', won: 0 },
    ];
    expect(amounts(paid, ...none)).toEqual([[21_000, 1_909]]);
  });

  it('has the fee of a payment by the rate, and none of a refund or without a rate', () => {
    const before = ledgerOf([placed])!;
    const after = ledgerOf([placed, paid])!;
    const refunded = ledgerOf([placed, paid, cancelled(1_000)])!;
    expect(journalEntry(before, { ...order, ledger: after }, paid, 3.4)?.feeWon).toBe(714);
    expect(journalEntry(before, { ...order, ledger: after }, paid, null)).not.toHaveProperty('feeWon');
    const refund = journalEntry(after, { ...order, ledger: refunded }, cancelled(1_000), 3.4);
    expect(refund).not.toHaveProperty('feeWon');
  });

  it('belongs to the month of Seoul in which it was recorded', () => {
    const later = { ...cancelled(1_000), at: new Date('2026-10-31T15:00:00Z') };
    expect(journalOf(order, [placed, paid, later]).map(({ bookedAt }) => monthOf(bookedAt))).toEqual([
      '2026-10',
      '2026-11',
    ]);
  });
});
