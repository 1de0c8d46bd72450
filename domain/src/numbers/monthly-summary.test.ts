import { describe, expect, it } from 'vitest';
import { journalOf } from '../order/journal-entry.ts';
import { agreedTerms } from '../booking/agreed-terms.ts';
import { aBooking, anEvent, anOrder, aPayment } from '../testing/factories.ts';
import {
  differsFromJournal,
  eventNumbers,
  freeSeats,
  mergeProducts,
  orderNumbers,
  productNumbers,
} from './monthly-summary.ts';

const event = anEvent({ capacity: 8 });
const booking = (changes: Parameters<typeof aBooking>[1]) => aBooking(event.id, changes);

const payment = (won: number, changes = {}) => aPayment({ won, ...changes });
const paid = (...payments: ReturnType<typeof payment>[]) => {
  const order = anOrder();
  return { ...order, ledger: { ...order.ledger, payments } };
};

describe('eventNumbers', () => {
  it('counts seats of pending and confirmed bookings, and cancelled and missed bookings apart', () => {
    const numbers = eventNumbers(
      event,
      [
        booking({ numberOfParticipants: 2 }),
        booking({ numberOfParticipants: 3, status: 'confirmed', isNoShow: true }),
        booking({ numberOfParticipants: 4, status: 'cancelled' }),
      ],
      1,
      event.dateTime,
    );
    expect(numbers).toMatchObject({ sold: 5, held: 1, cancelled: 1, noShows: 1, capacity: 8 });
    expect(freeSeats(numbers)).toBe(2);
  });

  describe('revenue', () => {
    const agreed = agreedTerms(anEvent({ price: 20_000 }));
    const begun = new Date(event.dateTime.getTime());
    const before = new Date(begun.getTime() - 1);
    const wonOf = (now: Date, changes: object, order?: ReturnType<typeof paid>) =>
      eventNumbers(
        event,
        [{ ...booking({ agreed, status: 'confirmed', numberOfParticipants: 2, ...changes }), order }],
        0,
        now,
      ).bookedWon;

    it.each([
      ['counts the price that was agreed on, once the event has begun', begun, {}, 40_000],
      ['counts no payment at an event that has not begun', before, {}, 0],
      ['counts no guest who did not come', begun, { isNoShow: true }, 0],
      ['counts no booking that nobody has confirmed', begun, { status: 'pending' }, 0],
      ['counts no booking that was cancelled', begun, { status: 'cancelled' }, 0],
    ])('%s', (_, now, changes, won) => {
      expect(wonOf(now, changes)).toBe(won);
    });

    it('counts what was paid online and not refunded, before the event and for guests who did not come', () => {
      const order = paid(payment(40_000, { refundedWon: 10_000 }));
      expect(wonOf(before, {}, order)).toBe(30_000);
      expect(wonOf(begun, { isNoShow: true }, order)).toBe(30_000);
      expect(wonOf(begun, { status: 'cancelled' }, order)).toBe(30_000);
    });

    it('counts a booking that was to be paid online and is paid at the event', () => {
      expect([before, begun].map((now) => wonOf(now, {}, paid()))).toEqual([0, 40_000]);
    });
  });

  it('has no free seats, and not fewer, when the capacity was reduced', () => {
    expect(freeSeats({ capacity: 2, sold: 3, held: 0 })).toBe(0);
  });
});

describe('orderNumbers', () => {
  it('counts what was paid and not refunded, without surplus payments', () => {
    const orders = [
      paid(payment(20_000, { refundedWon: 5_000 })),
      paid(payment(10_000, { refundedWon: 10_000 })),
      paid(payment(7_000, { role: 'surplus' })),
      paid(),
    ];
    expect(orderNumbers(orders)).toEqual({ count: 1, won: 15_000 });
  });
});

describe('productNumbers', () => {
  const item = (itemId: string, quantity: number) => ({
    itemId,
    title: itemId,
    titleKr: itemId,
    quantity,
    unitWon: 1_000,
    isCounted: false,
  });
  const order = (...items: ReturnType<typeof item>[]) => ({ ...anOrder(), items });
  const numbers = productNumbers([
    order(item('a', 1), item('b', 2)),
    order(item('b', 1)),
    order(item('a', 4)),
  ]);

  it('adds the quantities of all orders, the most asked for first', () => {
    expect(numbers).toMatchObject([
      { productId: 'a', quantity: 5, won: 5_000 },
      { productId: 'b', quantity: 3, won: 3_000 },
    ]);
  });

  it('adds months', () => {
    const other = productNumbers([order(item('b', 9))]);
    expect(mergeProducts([...numbers, ...other])).toMatchObject([
      { productId: 'b', quantity: 12, won: 12_000 },
      { productId: 'a', quantity: 5 },
    ]);
  });
});

describe('differsFromJournal', () => {
  const at = new Date('2026-11-23T05:00:00Z');
  const minutesLater = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  const entries = journalOf(anOrder(), [
    { type: 'placed', at, won: 21_000 },
    { type: 'paid', at, paymentNo: '1', won: 21_000 },
    { type: 'surplusPaid', at, paymentNo: '2', won: 21_000, reason: '' },
    { type: 'cancelledAtProvider', at, paymentNo: '1', won: 1_000 },
  ]);
  const summaryOf = (won: number, minutes = 10) => ({
    orders: { count: 1, won },
    updatedAt: minutesLater(minutes),
  });

  it('compares revenue with the entries of the price', () => {
    expect(differsFromJournal(summaryOf(20_000), entries)).toBe(false);
    expect(differsFromJournal(summaryOf(21_000), entries)).toBe(true);
    expect(differsFromJournal(summaryOf(0), [])).toBe(false);
  });

  it('leaves out experiences, of which guests may pay on site', () =>
    expect(
      differsFromJournal(
        summaryOf(0),
        entries.map((entry) => ({ ...entry, orderKind: 'booking' as const })),
      ),
    ).toBe(false));

  it('is undefined when an entry was recorded while the month was counted, or later', () => {
    expect(differsFromJournal(summaryOf(0, 9), entries)).toBeUndefined();
    expect(differsFromJournal(summaryOf(0, -9), entries)).toBeUndefined();
  });
});
