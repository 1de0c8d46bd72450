import { describe, expect, it } from 'vitest';
import { agreedTerms } from '../booking/agreed-terms.ts';
import { termsWithLines } from '../booking/agreed-lines.ts';
import type { Booking } from '../booking/booking-schema.ts';
import { aBooking, anEvent, anOrder, aPayment } from '../testing/factories.ts';
import { type ChangeQuote, type QuotedBooking, quoteMove, quoteParty } from './change-quote.ts';
import type { Order } from './order-schema.ts';
import { bookingSettlement } from './settlement.ts';

const STARTS = new Date('2026-12-24T14:00+09:00');
const EARLY = new Date('2026-12-01T12:00+09:00');
/** After the last day of a full refund, which is three days before the event. */
const LATE = new Date('2026-12-22T00:00+09:00');

const payment = (paymentNo: string, won: number) => aPayment({ paymentNo, won });

/** A booking by its lines of seats at won each, with what was paid online; undefined if it is paid on site. */
function quoted(
  seats: readonly [quantity: number, unitWon: number][],
  paid: readonly number[] | undefined,
  now = EARLY,
  state: Order['ledger']['state'] = 'paid',
): QuotedBooking {
  const event = anEvent({ price: seats[0]![1], dateTime: STARTS });
  const lines = seats.map(([quantity, unitWon], index) => ({
    quantity,
    unitWon,
    since: new Date(EARLY.getTime() - (10 - index) * 60_000),
  }));
  const numberOfParticipants = seats.reduce((sum, [quantity]) => sum + quantity, 0);
  const agreed = termsWithLines(agreedTerms(event), lines);
  const booking: Booking = aBooking(event.id, { numberOfParticipants, agreed });
  const payments = (paid ?? []).map((won, index) => payment(String(index + 1), won));
  const order = paid && anOrder({ kind: 'booking', ledger: { state, holdsGoods: true, payments } });
  return { booking, order, now, settlement: bookingSettlement({ booking, order, startsAt: STARTS, now }) };
}

const online = (price: number) => ({ price, isPaidOnline: true });
const short = ({ lines, totalWon, payWon, refunds }: ChangeQuote) => ({
  seats: lines.map(({ quantity, unitWon }) => [quantity, unitWon]),
  totalWon,
  payWon,
  refunds: refunds.map(({ paymentNo, won }) => [paymentNo, won]),
});
/** What a guest gets of a change that settles nothing. */
const SAME = { payWon: 0, refunds: [] };

describe('quote of a party', () => {
  it('charges the price of the day for added seats and keeps the price of the others', () => {
    expect(short(quoteParty(quoted([[3, 30_000]], [90_000]), online(40_000), 5))).toEqual({
      seats: [
        [3, 30_000],
        [2, 40_000],
      ],
      totalWon: 170_000,
      payWon: 80_000,
      refunds: [],
    });
  });

  it('charges for seats that are added to a free booking of an event that costs something now', () => {
    expect(short(quoteParty(quoted([[3, 0]], undefined), online(30_000), 5))).toMatchObject({
      totalWon: 60_000,
      payWon: 60_000,
    });
  });

  it('gives up the seats that were taken last, and refunds the newest payment first', () => {
    const booking = quoted(
      [
        [2, 30_000],
        [2, 40_000],
      ],
      [60_000, 80_000],
    );
    expect(short(quoteParty(booking, online(99_000), 1))).toEqual({
      seats: [[1, 30_000]],
      totalWon: 30_000,
      payWon: 0,
      refunds: [
        ['2', 80_000],
        ['1', 30_000],
      ],
    });
  });

  it('refunds nothing of a smaller party after the free period', () => {
    expect(short(quoteParty(quoted([[3, 30_000]], [90_000], LATE), online(30_000), 2))).toEqual({
      seats: [[2, 30_000]],
      totalWon: 60_000,
      ...SAME,
    });
  });

  it('charges nothing before the change for an order that awaits its payment', () => {
    const unpaid = quoted([[1, 30_000]], [], EARLY, 'awaitingPayment');
    expect(short(quoteParty(unpaid, online(40_000), 10))).toMatchObject({ totalWon: 390_000, payWon: 0 });
  });

  it('charges nothing before the change for a booking that is paid on site', () => {
    const onSite = quoted([[1, 30_000]], [], EARLY, 'cancelled');
    expect(short(quoteParty(onSite, online(40_000), 2))).toMatchObject({ totalWon: 70_000, payWon: 0 });
  });

  it('gives seats away that cost less than the provider charges', () => {
    expect(short(quoteParty(quoted([[1, 30_000]], [30_000]), online(999), 2))).toEqual({
      seats: [
        [1, 30_000],
        [1, 0],
      ],
      totalWon: 30_000,
      ...SAME,
    });
  });
});

describe('quote of a move by the guest', () => {
  it.each([
    ['a dearer date', 40_000, { totalWon: 120_000, payWon: 30_000, refunds: [] }],
    ['a cheaper date', 20_000, { totalWon: 60_000, payWon: 0, refunds: [['1', 30_000]] }],
    ['a date that is cheaper by little', 29_900, { totalWon: 89_700, payWon: 0, refunds: [['1', 300]] }],
    ['a free date', 0, { totalWon: 0, payWon: 0, refunds: [['1', 90_000]] }],
    ['a date of the same price', 30_000, { totalWon: 90_000, ...SAME }],
    ['a date that is dearer by less than the least payment', 30_300, { totalWon: 90_000, ...SAME }],
  ])('settles the difference to %s', (_, price, expected) => {
    expect(short(quoteMove(quoted([[3, 30_000]], [90_000]), online(price), 'guest'))).toMatchObject(expected);
  });

  it('charges a free booking for a date that is paid online', () => {
    expect(short(quoteMove(quoted([[3, 0]], undefined), online(30_000), 'guest'))).toMatchObject({
      payWon: 90_000,
    });
  });

  it('asks a free booking for nothing online where the date is paid on site', () => {
    const onSite = { price: 30_000, isPaidOnline: false };
    expect(short(quoteMove(quoted([[3, 0]], undefined), onSite, 'guest'))).toMatchObject({
      totalWon: 90_000,
      payWon: 0,
    });
  });

  it('keeps the price of seats that were paid when the date is cheaper after the free period', () => {
    expect(short(quoteMove(quoted([[3, 30_000]], [90_000], LATE), online(20_000), 'guest'))).toEqual({
      seats: [[3, 30_000]],
      totalWon: 90_000,
      ...SAME,
    });
  });

  it('takes the price of a cheaper date after the free period where nothing was paid', () => {
    expect(short(quoteMove(quoted([[3, 30_000]], undefined, LATE), online(20_000), 'guest'))).toMatchObject({
      totalWon: 60_000,
    });
  });
});

describe('quote of a move by the owner', () => {
  it.each([
    ['asks nothing of the guest for a dearer date', EARLY, 40_000, { totalWon: 90_000, ...SAME }],
    [
      'returns the difference to a cheaper date after the free period',
      LATE,
      20_000,
      { totalWon: 60_000, payWon: 0, refunds: [['1', 30_000]] },
    ],
  ])('%s', (_, now, price, expected) => {
    expect(short(quoteMove(quoted([[3, 30_000]], [90_000], now), online(price), 'owner'))).toMatchObject(
      expected,
    );
  });
});
