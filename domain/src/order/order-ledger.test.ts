import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../errors.ts';
import { anOrder } from '../testing/factories.ts';
import { journalOf } from './journal-entry.ts';
import type { JournalEntry } from './journal-entry-schema.ts';
import { ORDER_STATES } from './order.ts';
import type { OrderEvent } from './order-event-schema.ts';
import { applyOrderEvent, ledgerOf, ORDER_CHANGES } from './order-ledger.ts';
import { type OrderLedger, orderLedgerSchema } from './order-ledger-schema.ts';
import { RETURN_REASONS } from './order-reasons.ts';
import { moneyOf, refundableWon } from './settlement.ts';
import { vatOf } from './vat.ts';

const at = new Date('2026-11-23T05:00:00Z');
const PRICE = 21_000;
const placed: OrderEvent = { type: 'placed', at, won: PRICE };
const paid: OrderEvent = { type: 'paid', at, paymentNo: '1', won: PRICE };
const second: OrderEvent = { type: 'surplusPaid', at, paymentNo: '2', won: PRICE, reason: 'second' };
const expired: OrderEvent = { type: 'expired', at };
const refundOf = (won: number, paymentNo = '1'): OrderEvent[] => [
  { type: 'refundRequested', at, paymentNo, won, reason: '' },
  { type: 'refundAttempted', at, paymentNo, won },
  { type: 'refunded', at, paymentNo, won, isNotified: false },
];
const wrong = { carrier: 'Sample Post', trackingNo: '1' };
const right = { carrier: 'Sample Post', trackingNo: '2' };
const corrected: OrderEvent = { type: 'shipmentCorrected', at, ...right, before: wrong };
const stateAfter = (...events: OrderEvent[]) => ledgerOf([placed, ...events])!.state;

describe('order ledger', () => {
  it.each<[string, OrderEvent[]]>([
    ['awaitingPayment', []],
    ['paid', [paid]],
    ['expired', [expired]],
    ['cancelled', [{ type: 'cancelled', at }]],
    ['cancelled', [{ type: 'cancelledByBuyer', at, refundWon: 0 }]],
    ['cancelled', [expired, { type: 'cancelledByBuyer', at, refundWon: 0 }]],
    ['paid', [expired, paid]],
    ['refundDue', [expired, { ...second, reason: 'late' }]],
    ['paid', [paid, second]],
    [
      'paid',
      [
        paid,
        second,
        { type: 'refundAttempted', at, paymentNo: '2', won: PRICE },
        { type: 'refunded', at, paymentNo: '2', won: PRICE, isNotified: false },
      ],
    ],
    ['disputed', [{ type: 'otherAmountPaid', at, paymentNo: '1', won: 1_000 }]],
    ['preparing', [paid, { type: 'preparing', at }]],
    ['sent', [paid, { type: 'sent', at, carrier: 'Sample Post', trackingNo: '1' }]],
    ['done', [paid, { type: 'sent', at, carrier: '', trackingNo: '' }, { type: 'done', at }]],
    ['sent', [paid, { type: 'sent', at, ...wrong }, corrected]],
    ['done', [paid, { type: 'sent', at, ...wrong }, { type: 'done', at }, corrected]],
    ['refundDue', [paid, { type: 'sent', at, ...wrong }, refundOf(1_000)[0]!, corrected]],
    ['refundDue', [paid, refundOf(1_000)[0]!]],
    ['partlyRefunded', [paid, ...refundOf(1_000)]],
    ['refunded', [paid, ...refundOf(1_000), ...refundOf(PRICE - 1_000)]],
    ['refunded', [paid, { type: 'cancelledAtProvider', at, paymentNo: '1', won: PRICE }]],
  ])('is %s', (state, events) => expect(stateAfter(...events)).toBe(state));

  const awaited: OrderEvent = { type: 'changeAwaited', at, won: 9_000, payBy: at };
  const changePaid: OrderEvent = { type: 'changePaid', at, paymentNo: '2', won: 9_000 };
  it.each<[string, OrderEvent[]]>([
    ['paid', [paid, awaited, changePaid]],
    ['paid', [{ type: 'cancelled', at }, awaited, changePaid]],
    ['partlyRefunded', [paid, ...refundOf(1_000), awaited, changePaid]],
    ['refundDue', [paid, refundOf(1_000)[0]!, awaited, changePaid]],
    ['partlyRefunded', [paid, ...refundOf(PRICE), awaited, changePaid]],
  ])('is %s with the goods once a change of the booking is paid', (state, events) => {
    const ledger = ledgerOf([placed, ...events])!;
    expect(ledger).toMatchObject({ state, holdsGoods: true });
    expect(ledger).not.toHaveProperty('change');
  });

  it('takes no payment for a change of another amount, or that was given up, or a second change at a time', () => {
    const given = { type: 'changeDropped', at } as const;
    for (const refused of [
      [paid, awaited, { ...changePaid, won: 9_001 }],
      [paid, awaited, given, changePaid],
      [paid, awaited, changePaid, { ...changePaid, paymentNo: '3' }],
      [paid, awaited, awaited],
      [awaited],
    ])
      expect(() => ledgerOf([placed, ...refused])).toThrow(DomainError);
  });

  it('is not cancelled by its buyer once it was sent, also after a part was refunded', () => {
    const cancelled: OrderEvent = { type: 'cancelledByBuyer', at, refundWon: PRICE - 1_000 };
    const sent: OrderEvent = { type: 'sent', at, carrier: 'Sample Post', trackingNo: '1' };
    expect(stateAfter(paid, ...refundOf(1_000), cancelled)).toBe('partlyRefunded');
    for (const events of [
      [paid, sent],
      [paid, sent, ...refundOf(1_000)],
      [paid, sent, { type: 'done', at } as const],
    ])
      expect(() => stateAfter(...events, cancelled)).toThrow(DomainError);
  });

  it('corrects the shipment that was seen, and none before something was sent', () => {
    const sent: OrderEvent = { type: 'sent', at, ...wrong };
    expect(ledgerOf([placed, paid, sent, corrected])!.shipment).toEqual(right);
    for (const events of [[corrected], [refundOf(1_000)[0]!, corrected], [sent, corrected, corrected]])
      expect(() => stateAfter(paid, ...events)).toThrow(DomainError);
  });

  it('knows when it was sent, and when the owner first recorded its delivery', () => {
    const sent: OrderEvent = { type: 'sent', at, carrier: 'Sample Post', trackingNo: '1' };
    const done = (day: number): OrderEvent => ({ type: 'done', at: new Date(Date.UTC(2026, 11, day)) });
    expect(ledgerOf([placed, paid, sent])).toMatchObject({ sentAt: at });
    const delivered = ledgerOf([placed, paid, sent, done(1), ...refundOf(1_000), done(9)])!;
    expect(delivered).toMatchObject({ state: 'done', sentAt: at, deliveredAt: done(1).at });
  });

  describe('a requested return', () => {
    const sent: OrderEvent = { type: 'sent', at, carrier: 'Sample Post', trackingNo: '1' };
    const asked: OrderEvent = { type: 'returnRequested', at, why: 'defective', text: 'It leaks.' };
    const declined: OrderEvent = { type: 'returnDeclined', at, reason: 'It was used.' };
    const granting: OrderEvent = {
      type: 'refundRequested',
      at,
      paymentNo: '1',
      won: 1_000,
      reason: '',
      settlesReturn: true,
    };
    const requestAfter = (...events: OrderEvent[]) =>
      ledgerOf([placed, paid, sent, ...events])!.returnRequest;

    it('leaves the state of the order, and is settled by declining it or a refund that says so or leaves nothing', () => {
      expect(stateAfter(paid, sent, asked)).toBe('sent');
      expect(requestAfter(asked)).toEqual({ why: 'defective', text: 'It leaks.', at });
      expect(requestAfter(asked, declined)).toMatchObject({ outcome: 'declined' });
      expect(requestAfter(asked, granting)).toMatchObject({ outcome: 'refunded' });
      expect(requestAfter(asked, refundOf(PRICE)[0]!)).toMatchObject({ outcome: 'refunded' });
      expect(requestAfter(asked, declined, refundOf(PRICE)[0]!)).toMatchObject({ outcome: 'refunded' });
      const elsewhere: OrderEvent = { type: 'cancelledAtProvider', at, paymentNo: '1', won: PRICE };
      expect(requestAfter(asked, elsewhere)).toMatchObject({ outcome: 'refunded' });
    });

    it('is not settled by other refunds of a part, or of a second payment', () => {
      expect(requestAfter(asked, ...refundOf(1_000))).not.toHaveProperty('outcome');
      const part: OrderEvent = { type: 'cancelledAtProvider', at, paymentNo: '1', won: 1_000 };
      expect(requestAfter(asked, part)).not.toHaveProperty('outcome');
      const surplus: OrderEvent = { type: 'cancelledAtProvider', at, paymentNo: '2', won: PRICE };
      expect(requestAfter(second, asked, surplus)).not.toHaveProperty('outcome');
    });

    it('comes once, after sending, and is declined once', () => {
      for (const events of [
        [asked],
        [sent, asked, asked],
        [sent, asked, declined, asked],
        [sent, declined],
        [sent, asked, declined, declined],
        [sent, asked, granting, declined],
      ])
        expect(() => stateAfter(paid, ...events)).toThrow(DomainError);
    });
  });

  it('releases the goods on expiry, reserves them again for a late payment, and releases those of a refunded order that was not sent', () => {
    const holds = (...events: OrderEvent[]) => ledgerOf([placed, ...events])!.holdsGoods;
    expect(holds()).toBe(true);
    expect(holds(expired)).toBe(false);
    expect(holds(expired, paid)).toBe(true);
    expect(holds(paid, ...refundOf(PRICE))).toBe(false);
    expect(holds(paid, { type: 'sent', at, carrier: '', trackingNo: '' }, ...refundOf(PRICE))).toBe(true);
  });

  it('refuses a refund of more than was paid, in one part or several', () => {
    const refusal = expect.objectContaining({ code: 'order_change_refused' });
    expect(() => stateAfter(paid, ...refundOf(PRICE + 1))).toThrow(refusal);
    expect(() => stateAfter(paid, ...refundOf(PRICE - 1), ...refundOf(2))).toThrow(refusal);
    expect(() => stateAfter(paid, refundOf(PRICE)[0]!, refundOf(1)[0]!)).toThrow(refusal);
    expect(() =>
      stateAfter(paid, { type: 'cancelledAtProvider', at, paymentNo: '1', won: PRICE + 1 }),
    ).toThrow(refusal);
    expect(() => stateAfter(paid, { type: 'refundAttempted', at, paymentNo: '1', won: 1 })).toThrow(refusal);
  });

  it('refuses a payment that is already recorded, and a refund of an unknown one', () => {
    expect(() => stateAfter(expired, paid, { ...second, paymentNo: '1' })).toThrow(/already recorded/);
    expect(() => stateAfter(paid, ...refundOf(1, '9'))).toThrow(/unknown/);
  });

  it('has a row for each state that an order can leave', () => {
    const left = new Set(Object.values(ORDER_CHANGES).flatMap((row) => Object.keys(row)));
    expect([...left].toSorted()).toEqual([...ORDER_STATES].toSorted());
  });

  it('refuses to deliver goods that were released', () => {
    const disputed: OrderEvent[] = [
      placed,
      expired,
      { type: 'otherAmountPaid', at, paymentNo: '1', won: 5_000 },
    ];
    const part = ledgerOf([...disputed, ...refundOf(1_000)])!;
    expect(part).toMatchObject({ state: 'disputed', holdsGoods: false });
    expect(() => applyOrderEvent(part, { type: 'preparing', at })).toThrow(DomainError);
    expect(() => applyOrderEvent(part, { type: 'sent', at, carrier: 'Sample', trackingNo: '1' })).toThrow(
      DomainError,
    );
  });

  it('still waits for the rest of the price after a part of what was held is refunded', () => {
    const held: OrderEvent = { type: 'otherAmountPaid', at, paymentNo: '1', won: 5_000 };
    const part = ledgerOf([placed, held, ...refundOf(1_000)])!;
    expect(part).toMatchObject({ state: 'disputed', holdsGoods: true });
    expect(applyOrderEvent(part, { type: 'paid', at, paymentNo: '2', won: 9_000 }).state).toBe('paid');
  });

  it('keeps a refund due that the provider accepted for later, and settles one by what was seen of it', () => {
    const sent = [placed, paid, ...refundOf(2_000).slice(0, 2)];
    const accepted = ledgerOf([...sent, { type: 'refundAccepted', at, paymentNo: '1' }])!;
    expect(accepted).toMatchObject({ state: 'refundDue', payments: [{ dueWon: 2_000, acceptedAt: at }] });
    const seen = (won: number) =>
      applyOrderEvent(accepted, { type: 'refundChecked', at, paymentNo: '1', won, by: 'sample-admin' });
    expect(seen(0)).toMatchObject({ state: 'refundDue', payments: [{ dueWon: 2_000, unnotified: [] }] });
    expect(seen(500)).toMatchObject({ state: 'refundDue', payments: [{ refundedWon: 500, dueWon: 1_500 }] });
    const whole = seen(2_000);
    expect(whole).toMatchObject({ state: 'partlyRefunded', payments: [{ dueWon: 0, unnotified: [2_000] }] });
    expect(whole.payments[0]).not.toHaveProperty('attemptedAt');
    expect(() => applyOrderEvent(whole, { type: 'refundAccepted', at, paymentNo: '1' })).toThrow(/under way/);
  });

  it('awaits no notification of an earlier part once the rest is notified as refunded', () => {
    const part: OrderEvent = { type: 'refundChecked', at, paymentNo: '1', won: 2_000, by: 'sample-admin' };
    const rest = (isNotified: boolean): OrderEvent[] => [
      ...refundOf(PRICE).slice(0, 2),
      part,
      { type: 'refunded', at, paymentNo: '1', won: PRICE - 2_000, isNotified },
    ];
    const awaited = (isNotified: boolean) =>
      ledgerOf([placed, paid, ...rest(isNotified)])!.payments[0]!.unnotified;
    expect(awaited(false)).toEqual([2_000, PRICE - 2_000]);
    expect(awaited(true)).toEqual([]);
  });

  it('keeps the amount of a refund command while more becomes due', () => {
    const [requested, attempted] = refundOf(2_000) as [OrderEvent, OrderEvent];
    const more: OrderEvent = { type: 'refundRequested', at, paymentNo: '1', won: 3_000, reason: '' };
    const ledger = ledgerOf([placed, paid, requested, attempted, more])!;
    expect(ledger.payments[0]).toMatchObject({ dueWon: 5_000, attemptedWon: 2_000 });
  });
});

const amount = fc.integer({ min: 1, max: 3 }).map((part) => part * 7_000);
const paymentNo = fc.constantFrom('1', '2', '3');
const payment = { at: fc.constant(at), paymentNo, won: amount };
const arbitraryEvent: fc.Arbitrary<OrderEvent> = fc.oneof(
  fc.record({ type: fc.constant('paid' as const), ...payment, won: fc.constant(PRICE) }),
  fc.record({ type: fc.constant('amountChanged' as const), at: fc.constant(at), won: amount }),
  fc.record({ type: fc.constant('surplusPaid' as const), ...payment, reason: fc.constant('late') }),
  fc.record({ type: fc.constant('otherAmountPaid' as const), ...payment }),
  fc.record({
    type: fc.constantFrom('preparing' as const, 'done' as const, 'expired' as const, 'cancelled' as const),
    at: fc.constant(at),
  }),
  fc.record({
    type: fc.constant('sent' as const),
    at: fc.constant(at),
    carrier: fc.constant('x'),
    trackingNo: fc.constant('y'),
  }),
  fc.record({
    type: fc.constant('returnRequested' as const),
    at: fc.constant(at),
    why: fc.constantFrom(...RETURN_REASONS),
    text: fc.constant(''),
  }),
  fc.record({ type: fc.constant('returnDeclined' as const), at: fc.constant(at), reason: fc.constant('x') }),
  fc.record({ type: fc.constant('refundRequested' as const), ...payment, reason: fc.constant('') }),
  fc.record({
    type: fc.constantFrom(
      'refundAttempted' as const,
      'cancelledAtProvider' as const,
      'refundNotified' as const,
    ),
    ...payment,
    by: fc.option(fc.constant('sample-admin'), { nil: undefined }),
  }),
  fc.record({ type: fc.constant('refundAccepted' as const), at: fc.constant(at), paymentNo }),
  fc.record({
    type: fc.constant('refundChecked' as const),
    at: fc.constant(at),
    paymentNo,
    won: fc.constantFrom(0, 7_000, 14_000),
  }),
  fc.record({ type: fc.constant('refunded' as const), ...payment, isNotified: fc.boolean() }),
  fc.record({
    type: fc.constant('refundRefused' as const),
    at: fc.constant(at),
    paymentNo,
    message: fc.constant('no'),
  }),
);

/** Applies those of the events that are allowed. */
function run(events: readonly OrderEvent[]) {
  const accepted: OrderEvent[] = [placed];
  let ledger = applyOrderEvent(undefined, placed);
  const ledgers: OrderLedger[] = [ledger];
  for (const event of events) {
    try {
      ledger = applyOrderEvent(ledger, event);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      continue;
    }
    accepted.push(event);
    ledgers.push(ledger);
  }
  return { accepted, ledger, ledgers };
}

describe('any sequence of events', () => {
  const property = (check: (result: ReturnType<typeof run>) => void) =>
    fc.assert(
      fc.property(fc.array(arbitraryEvent, { maxLength: 30 }), (events) => check(run(events))),
      { numRuns: 2_000 },
    );

  it('never refunds, or promises to refund, more than was paid', () =>
    property(({ ledgers }) => {
      for (const { payments } of ledgers)
        for (const each of payments) expect(refundableWon(each)).toBeGreaterThanOrEqual(0);
    }));

  it('leads to the same ledger when rebuilt, which has a valid form', () =>
    property(({ accepted, ledger }) => {
      expect(ledgerOf(accepted)).toEqual(ledger);
      expect(orderLedgerSchema.parse(ledger)).toEqual(ledger);
    }));

  it('is booked in entries that sum to the money and the VAT of the order, and that no later event changes', () =>
    property(({ accepted, ledger }) => {
      const order = anOrder();
      const entries = journalOf(order, accepted);
      const sum = (amount: (entry: JournalEntry) => number) =>
        entries.reduce((total, entry) => total + amount(entry), 0);
      const { paidWon, refundedWon } = moneyOf(ledger.payments);
      expect(sum(({ won }) => Math.max(won, 0))).toBe(paidWon);
      expect(sum(({ won }) => Math.min(won, 0))).toBe(0 - refundedWon);
      expect(sum(({ vatWon }) => vatWon)).toBe(vatOf(paidWon - refundedWon));
      const earlier = journalOf(order, accepted.slice(0, Math.ceil(accepted.length / 2)));
      expect(entries.slice(0, earlier.length)).toEqual(earlier);
    }));

  it('accounts for all money: every paid amount is either kept or refunded', () =>
    property(({ accepted, ledger }) => {
      const received = accepted
        .filter(({ type }) => type === 'paid' || type === 'surplusPaid' || type === 'otherAmountPaid')
        .reduce((total, event) => total + (event as { won: number }).won, 0);
      const { paidWon, keptWon, refundingWon, refundedWon } = moneyOf(ledger.payments);
      expect(paidWon).toBe(received);
      expect(keptWon + refundingWon + refundedWon).toBe(received);
    }));

  it('keeps no money of an order without goods unless a refund is due or the owner decides', () =>
    property(({ ledger }) => {
      const { keptWon } = moneyOf(ledger.payments);
      if (ledger.holdsGoods || keptWon === 0) return;
      const isDecidedByOwner = ledger.payments.some(({ role }) => role === 'held');
      expect(isDecidedByOwner).toBe(true);
    }));

  it('takes at most one payment as the price at a time, apart from those of its parts', () =>
    property(({ ledger, accepted }) => {
      const parts = accepted.filter(({ type }) => type === 'otherAmountPaid').length;
      expect(ledger.payments.filter(({ role }) => role === 'price').length).toBeLessThanOrEqual(1 + parts);
    }));
});
