import { agreedWon } from '../booking/agreed-lines.ts';
import { expectsGuests, holdsSeats } from '../booking/booking-status.ts';
import type { Booking } from '../booking/booking-schema.ts';
import type { Event } from '../event/event-schema.ts';
import type { JournalEntry } from '../order/journal-entry-schema.ts';
import type { Order } from '../order/order-schema.ts';
import { moneyOf } from '../order/settlement.ts';
import type { EventNumbers, MonthlySummary, ProductNumbers } from './monthly-summary-schema.ts';

/** The products that a summary names at most, so that it fits into a document. */
export const PRODUCTS_MAX = 500;

type CountedBooking = Pick<
  Booking,
  'status' | 'numberOfParticipants' | 'agreed' | 'createdAt' | 'isNoShow'
> & {
  /** The order by which the booking is paid online; absent if it is paid at the event. */
  order?: Pick<Order, 'ledger'> | undefined;
};
type CountedOrder = Pick<Order, 'items' | 'ledger'>;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Returns what a booking has brought in, in won: what was paid online and not refunded, or else its price once the event has begun.
 * Payments at the event are not recorded, so a confirmed guest who came is taken to have paid.
 */
function earnedWon(booking: CountedBooking, startsAt: Date, now: Date): number {
  const { order, status, isNoShow } = booking;
  if (order && order.ledger.payments.length > 0) return paidWon(order);
  return expectsGuests(status) && !isNoShow && startsAt <= now ? agreedWon(booking) : 0;
}

/** Returns the numbers of an event with all its bookings, and with the seats that are held without a booking. */
export function eventNumbers(
  event: Pick<Event, 'id' | 'title' | 'titleKr' | 'dateTime' | 'capacity'>,
  bookings: readonly CountedBooking[],
  held: number,
  now: Date,
): EventNumbers {
  const active = bookings.filter(({ status }) => holdsSeats(status));
  return {
    eventId: event.id,
    title: event.title,
    titleKr: event.titleKr,
    dateTime: event.dateTime,
    capacity: event.capacity,
    sold: sum(active.map(({ numberOfParticipants }) => numberOfParticipants)),
    held,
    bookedWon: sum(bookings.map((booking) => earnedWon(booking, event.dateTime, now))),
    cancelled: bookings.length - active.length,
    noShows: active.filter(({ isNoShow }) => isNoShow).length,
  };
}

/** Returns how many seats of an event can still be booked. Its capacity may be below what is sold. */
export const freeSeats = ({ capacity, sold, held }: Pick<EventNumbers, 'capacity' | 'sold' | 'held'>) =>
  Math.max(0, capacity - sold - held);

/** Returns what was paid for an order and not refunded, in won. Surplus payments belong to the buyer. */
function paidWon({ ledger }: Pick<Order, 'ledger'>): number {
  const price = moneyOf(ledger.payments, ['price']);
  return price.paidWon - price.refundedWon;
}

/** Returns the numbers of the products in all orders that were placed, the most asked for first. */
export function productNumbers(orders: readonly CountedOrder[]): ProductNumbers[] {
  return mergeProducts(
    orders.flatMap(({ items }) =>
      items.map(({ itemId, title, titleKr, quantity, unitWon }) => ({
        productId: itemId,
        title,
        titleKr,
        quantity,
        won: quantity * unitWon,
      })),
    ),
  );
}

/** Returns one entry for each product with the sums of its entries, the most asked for first. */
export function mergeProducts(entries: readonly ProductNumbers[]): ProductNumbers[] {
  const merged = new Map<string, ProductNumbers>();
  for (const entry of entries) {
    const { quantity, won } = merged.get(entry.productId) ?? { quantity: 0, won: 0 };
    merged.set(entry.productId, { ...entry, quantity: quantity + entry.quantity, won: won + entry.won });
  }
  return [...merged.values()]
    .toSorted((a, b) => b.quantity - a.quantity || a.title.localeCompare(b.title))
    .slice(0, PRODUCTS_MAX);
}

/** Returns how many orders were paid, and what was paid and not refunded. */
export function orderNumbers(orders: readonly CountedOrder[]): MonthlySummary['orders'] {
  const won = orders.map(paidWon);
  return { count: won.filter((paid) => paid > 0).length, won: sum(won) };
}

/** Longer than the counting of a month takes. */
const COUNTING_MS = 10 * 60 * 1000;

/**
 * Returns whether the revenue of products differs from the journal's entries of the orders placed in the month. Undefined if one was recorded while the
 * month was counted, or later. Experiences have no entries for what guests pay on site, so they are not compared.
 */
export function differsFromJournal(
  { orders, updatedAt }: Pick<MonthlySummary, 'orders' | 'updatedAt'>,
  entries: readonly JournalEntry[],
): boolean | undefined {
  const paid = new Set(entries.filter(({ role }) => role === 'price').map(({ orderId }) => orderId));
  // Of an order that was paid in parts, the first ones were held until the rest arrived.
  const counted = entries.filter(
    ({ orderKind, orderId, role }) => orderKind === 'product' && role !== 'surplus' && paid.has(orderId),
  );
  if (counted.some(({ bookedAt }) => updatedAt.getTime() - bookedAt.getTime() < COUNTING_MS))
    return undefined;
  return sum(counted.map(({ won }) => won)) !== orders.won;
}
