import { describe, expect, it } from 'vitest';
import { agreedTerms } from '../booking/agreed-terms.ts';
import type { BookingStatus } from '../booking/booking.ts';
import { aBooking, anEvent, anOrder, aPayment } from '../testing/factories.ts';
import type { OrderPayment } from './order-ledger.ts';
import type { Order } from './order-schema.ts';
import {
  bookingSettlement,
  type GivenUpBy,
  moneyOf,
  orderSettlement,
  refundsOf,
  unpaidWon,
  dueAtEventWon,
} from './settlement.ts';

const payment = (won: number, changes: Partial<OrderPayment> = {}) => aPayment({ won, ...changes });
const back = (refundedWon: number, dueWon = 0) => ({ refundedWon, dueWon });
const second = { paymentNo: '2', role: 'surplus' } as const;
const held = { role: 'held' } as const;

/** A time in Seoul. */
const seoul = (text: string) => new Date(`${text}+09:00`);

interface Example {
  /** Won per seat, and seats. */
  of: [price: number, seats: number];
  /** The start of the event in Seoul; three days before is the last day of a full refund. */
  starts: string;
  now: string;
  payments: OrderPayment[];
  by: GivenUpBy;
  seatsLeft: number;
}
const BASE: Example = {
  of: [30_000, 2],
  starts: '2026-12-24T14:00',
  now: '2026-12-01T12:00',
  payments: [payment(60_000)],
  by: 'guest',
  seatsLeft: 0,
};

function settle({ of: [price, seats], starts, now, payments }: Example, changes: Partial<Order> = {}) {
  const event = anEvent({ price, dateTime: seoul(starts) });
  const booking = aBooking(event.id, { numberOfParticipants: seats, agreed: agreedTerms(event) });
  const ledger = { state: 'paid', holdsGoods: true, payments } as const;
  const order = anOrder({ kind: 'booking', totalWon: price * seats, ledger, ...changes });
  return bookingSettlement({ booking, order, startsAt: event.dateTime, now: seoul(now) });
}

const ONE_LEFT = { seatsLeft: 1 };
const LATE = { now: '2026-12-22T00:00' };
const AFTER = { now: '2026-12-24T14:00' };
const OWNER = { by: 'owner' } as const;
const DELETED = { by: 'deletion' } as const;
const PART_BACK = { payments: [payment(90_000, back(30_000))], of: [30_000, 2] as [number, number] };

/** What is changed of the example above, and what comes back in won. The amounts are written out by hand. */
const EXAMPLES: readonly [case_: string, changes: Partial<Example>, won: number][] = [
  ['a guest cancels weeks before', {}, 60_000],
  [
    'a guest cancels at the last millisecond of the last free day',
    { now: '2026-12-21T23:59:59.999' },
    60_000,
  ],
  ['a guest cancels at the midnight after it', LATE, 0],
  ['a guest cancels one minute before the event', { now: '2026-12-24T13:59' }, 0],
  ['a guest gives one of two seats up', ONE_LEFT, 30_000],
  ['a guest gives one of two seats up too late', { ...ONE_LEFT, ...LATE }, 0],
  [
    'a guest gives one of three seats up',
    { of: [52_000, 3], payments: [payment(156_000)], seatsLeft: 2 },
    52_000,
  ],
  [
    'a guest gives two of three seats up',
    { of: [52_000, 3], payments: [payment(156_000)], seatsLeft: 1 },
    104_000,
  ],
  ['the party stays as it is', { seatsLeft: 2 }, 0],
  ['a free event was not paid', { of: [0, 2], payments: [] }, 0],
  ['a seat of a free event is given up', { of: [0, 2], payments: [], seatsLeft: 1 }, 0],
  ['the seats were never paid', { payments: [] }, 0],
  ['the owner cancels weeks before', OWNER, 60_000],
  ['the owner cancels too late for a guest', { ...OWNER, ...LATE }, 60_000],
  ['the owner cancels after the start', { ...OWNER, ...AFTER }, 60_000],
  ['a booking is deleted weeks before', DELETED, 60_000],
  ['a booking is deleted too late for a guest', { ...DELETED, ...LATE }, 60_000],
  [
    'a booking is deleted at the last millisecond before the start',
    { ...DELETED, now: '2026-12-24T13:59:59.999' },
    60_000,
  ],
  ['a booking is deleted at the start', { ...DELETED, ...AFTER }, 0],
  ['a guest cancels after a part was refunded', PART_BACK, 60_000],
  ['a guest cancels while a part is on its way', { payments: [payment(90_000, back(0, 30_000))] }, 60_000],
  ['a guest gives a seat up after a part was refunded', { ...PART_BACK, seatsLeft: 1 }, 30_000],
  ['a guest cancels after all was refunded', { payments: [payment(60_000, back(60_000))] }, 0],
  ['a guest cancels while all is on its way', { payments: [payment(60_000, back(0, 60_000))] }, 0],
  ['less is left than the seat cost', { payments: [payment(60_000, back(50_000))], seatsLeft: 1 }, 10_000],
  ['the rest is to be paid at the event', { payments: [payment(1_000)], seatsLeft: 1 }, 0],
  ['more than the seat left costs was paid', { payments: [payment(40_000)], seatsLeft: 1 }, 10_000],
  [
    'a guest paid twice and the second is on its way',
    { payments: [payment(60_000), payment(60_000, { ...second, ...back(0, 60_000) })] },
    60_000,
  ],
  [
    'a guest paid twice and the second is refunded',
    { payments: [payment(60_000), payment(60_000, { ...second, ...back(60_000) })] },
    60_000,
  ],
  ['a guest cancels after a payment of another amount', { payments: [payment(1_000, held)] }, 1_000],
  [
    'a guest cancels too late after a payment of another amount',
    { payments: [payment(1_000, held)], ...LATE },
    1_000,
  ],
  [
    'the owner cancels after a payment of another amount',
    { payments: [payment(90_000, held)], ...OWNER },
    90_000,
  ],
  [
    'a seat is given up after a payment of another amount',
    { payments: [payment(90_000, held)], ...ONE_LEFT },
    0,
  ],
  [
    'an event on New Year’s Day, on the last free day',
    { starts: '2027-01-01T10:00', now: '2026-12-29T23:59:59.999' },
    60_000,
  ],
  [
    'an event on New Year’s Day, the midnight after it',
    { starts: '2027-01-01T10:00', now: '2026-12-30T00:00' },
    0,
  ],
  [
    'an event on 2 January, on 30 December',
    { starts: '2027-01-02T10:00', now: '2026-12-30T23:59:59.999' },
    60_000,
  ],
  [
    'an event on 3 March of a leap year, on 29 February',
    { starts: '2028-03-03T10:00', now: '2028-02-29T23:59:59.999' },
    60_000,
  ],
  [
    'an event on 3 March of a leap year, on 1 March',
    { starts: '2028-03-03T10:00', now: '2028-03-01T00:00' },
    0,
  ],
  [
    'an event on 3 March of another year, on 28 February',
    { starts: '2027-03-03T10:00', now: '2027-02-28T23:59:59.999' },
    60_000,
  ],
  [
    'an event on a Tuesday, on the Saturday before',
    { starts: '2026-12-29T10:00', now: '2026-12-26T23:59:59.999' },
    60_000,
  ],
  ['an event on a Tuesday, on the Sunday before', { starts: '2026-12-29T10:00', now: '2026-12-27T00:00' }, 0],
  [
    'an event just after midnight, on the last free day',
    { starts: '2026-12-24T00:00', now: '2026-12-21T23:59:59.999' },
    60_000,
  ],
  [
    'an event just before midnight, the midnight after the last free day',
    { starts: '2026-12-24T23:59', now: '2026-12-22T00:00' },
    0,
  ],
];

describe('refund when seats are given up', () => {
  it.each(EXAMPLES)('is right when %s', (_case, changes, won) => {
    const example = { ...BASE, ...changes };
    const refunds = refundsOf(settle(example), example.seatsLeft, example.by);
    expect(refunds.reduce((sum, refund) => sum + refund.won, 0)).toBe(won);
  });

  it('takes the newest payment first', () => {
    const payments = [payment(30_000), payment(30_000, { paymentNo: '2' })];
    const { refund } = settle(BASE);
    const line = { itemId: 'event', quantity: 3, unitWon: 15_000, since: seoul('2026-11-01T00:00') };
    expect(refundsOf({ lines: [line], payments, refund }, 0, 'guest')).toEqual([
      { paymentNo: '2', won: 30_000 },
      { paymentNo: '1', won: 30_000 },
    ]);
    expect(refundsOf({ lines: [line], payments, refund }, 1, 'guest')).toEqual([
      { paymentNo: '2', won: 30_000 },
    ]);
  });

  it('begins with the seats that were taken last, at their price', () => {
    const { refund } = settle(BASE);
    const lines = [
      { itemId: 'event', quantity: 1, unitWon: 30_000, since: seoul('2026-11-01T00:00') },
      { itemId: 'event', quantity: 1, unitWon: 50_000, since: seoul('2026-11-02T00:00') },
    ];
    expect(refundsOf({ lines, payments: [payment(80_000)], refund }, 1, 'guest')).toEqual([
      { paymentNo: '1', won: 50_000 },
    ]);
  });
});

describe('settlement of a booking', () => {
  it('names what is left, on its way and refunded, by role', () => {
    const payments = [payment(90_000, back(20_000, 30_000)), payment(90_000, { ...second, ...back(90_000) })];
    expect(settle({ ...BASE, of: [30_000, 3], payments })).toMatchObject({
      totalWon: 90_000,
      paidWon: 180_000,
      refundedWon: 110_000,
      refundingWon: 30_000,
      keptWon: 40_000,
      byRole: { price: { keptWon: 40_000 }, surplus: { refundedWon: 90_000, keptWon: 0 } },
      refund: { rule: 'free', won: 40_000, until: seoul('2026-12-22T00:00') },
    });
  });

  it('is due until the time to pay', () => {
    const payBy = seoul('2026-12-01T13:00');
    const unpaid: Partial<Order> = {
      payBy,
      ledger: { state: 'awaitingPayment', holdsGoods: true, payments: [] },
    };
    const dueAt = (now: string) => settle({ ...BASE, now }, unpaid).due;
    expect(dueAt('2026-12-01T12:59:59.999')).toEqual({ won: 60_000, until: payBy });
    expect(dueAt('2026-12-01T13:00')).toBeUndefined();
  });

  it('ends the free period at the start of an event that was brought forward', () => {
    const event = anEvent({ price: 30_000, dateTime: seoul('2026-12-24T14:00') });
    const booking = aBooking(event.id, { agreed: agreedTerms(event) });
    const startsAt = seoul('2026-12-04T14:00');
    const at = (now: Date) => bookingSettlement({ booking, order: undefined, startsAt, now }).refund;
    expect(at(seoul('2026-12-01T00:00'))).toMatchObject({ rule: 'free', until: startsAt });
    expect(at(startsAt)).toMatchObject({ rule: 'begun' });
  });
});

describe('settlement of an order of products', () => {
  it('returns the price apart from what was refunded or is on its way', () => {
    const ledger = {
      state: 'refundDue',
      holdsGoods: true,
      payments: [payment(21_000, back(5_000, 1_000)), payment(21_000, { ...second, ...back(21_000) })],
    } as const satisfies Order['ledger'];
    expect(orderSettlement(anOrder({ ledger }), seoul('2026-12-01T00:00')).refund).toEqual({
      rule: 'goods',
      won: 15_000,
    });
  });
});

it('sums the payments of all roles unless some are named', () => {
  const payments = [payment(10_000), payment(500, held), payment(10_000, { ...second, ...back(10_000) })];
  expect(moneyOf(payments)).toEqual({
    paidWon: 20_500,
    refundedWon: 10_000,
    refundingWon: 0,
    keptWon: 10_500,
  });
  expect(moneyOf(payments, ['price']).paidWon).toBe(10_000);
});

describe('what a guest still has to pay', () => {
  const event = anEvent({ price: 30_000 });
  const booking = aBooking(event.id, { numberOfParticipants: 2, agreed: agreedTerms(event) });
  const orderOf = (...payments: OrderPayment[]) =>
    anOrder({ kind: 'booking', totalWon: 60_000, ledger: { state: 'paid', holdsGoods: true, payments } });

  it.each<[string, Order | undefined, number]>([
    ['all of a booking that is paid at the event', undefined, 60_000],
    ['all of one whose order was never paid', orderOf(), 60_000],
    ['nothing of one that is paid online', orderOf(payment(60_000)), 0],
    ['nothing of one that was paid twice', orderOf(payment(60_000), payment(60_000, second)), 0],
    ['nothing of one of which a part was refunded', orderOf(payment(60_000, back(20_000))), 0],
    ['the rest of one that was paid with another amount', orderOf(payment(45_000, held)), 15_000],
  ])('is %s', (_, order, won) => {
    expect(unpaidWon({ booking, order })).toBe(won);
    expect(dueAtEventWon({ booking, order })).toBe(won);
  });

  it('is nothing at the event while it is to be paid online, and all of it once the owner has confirmed the booking', () => {
    const ledger = { state: 'awaitingPayment' as const, holdsGoods: true, payments: [] };
    const order = anOrder({ kind: 'booking', totalWon: 60_000, ledger });
    const dueOf = (status: BookingStatus) => dueAtEventWon({ booking: { ...booking, status }, order });
    expect(dueOf('pending')).toBe(0);
    expect(dueOf('confirmed')).toBe(60_000);
    expect(dueOf('cancelled')).toBe(0);
  });
});
