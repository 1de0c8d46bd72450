import type { CollectionReference, Firestore, Query } from 'firebase-admin/firestore';
import { type Booking, bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { eventSeatsSchema, type Event, eventSchema } from '@app/domain/event/event-schema.ts';
import { monthOf, monthSpan } from '@app/domain/numbers/month.ts';
import {
  type EventNumbers,
  type MonthlySummary,
  monthlySummarySchema,
} from '@app/domain/numbers/monthly-summary-schema.ts';
import { eventNumbers, orderNumbers, productNumbers } from '@app/domain/numbers/monthly-summary.ts';
import { type Order, orderSchema } from '@app/domain/order/order-schema.ts';
import type { Clock, Deps } from '../deps.ts';
import type { Deadline } from '../store/run-parts.ts';
import { fromDocument, toDocument, withDates } from '../store/documents.ts';

/** Months before this one that have a summary, and months after it whose events are counted. */
const MONTHS_BEFORE = 12;
const MONTHS_AFTER = 6;
/** The events of a month that are counted at most, so that a summary fits into a document. */
const EVENTS_MAX = 1_000;
/** Firestore's limit of values of an `in`. */
const IN_MAX = 30;

const countedBooking = bookingSchema.pick({
  eventId: true,
  status: true,
  numberOfParticipants: true,
  agreed: true,
  createdAt: true,
  isNoShow: true,
  payBy: true,
  hasOrder: true,
});
const countedPayments = orderSchema.pick({ ledger: true });
const countedOrder = orderSchema.pick({ kind: true, items: true, ledger: true });

type SummaryDeps = Pick<Deps, 'db'> & { clock: Pick<Clock, 'now'> };
type CountedBooking = Pick<Booking, 'id' | keyof typeof countedBooking.shape> & {
  order?: Pick<Order, 'ledger'> | undefined;
};
/** An event, or what its summary says of one that was deleted: then no account says how many seats were held. */
type CountedEvent = Pick<Event, 'id' | 'title' | 'titleKr' | 'dateTime' | 'capacity' | 'isActive'> & {
  held?: number;
};

/** Adds the orders of the bookings that are paid online, which have their ids. */
async function withOrders(db: Firestore, bookings: readonly CountedBooking[]): Promise<CountedBooking[]> {
  const ids = bookings.filter(({ payBy, hasOrder }) => payBy ?? hasOrder).map(({ id }) => id);
  if (ids.length === 0) return [...bookings];
  const found = await db.getAll(...ids.map((id) => db.collection(COLLECTIONS.orders).doc(id)), {
    fieldMask: Object.keys(countedPayments.shape),
  });
  const orders = new Map(
    found
      .filter(({ exists }) => exists)
      .map((order) => [order.id, countedPayments.parse(withDates(order.data()!))]),
  );
  return bookings.map((booking) => ({ ...booking, order: orders.get(booking.id) }));
}

async function bookingsOf(db: Firestore, ids: readonly string[]): Promise<CountedBooking[]> {
  const { docs } = await db
    .collection(COLLECTIONS.bookings)
    .where('eventId', 'in', ids)
    .select(...Object.keys(countedBooking.shape))
    .get();
  const bookings = docs.map((booking) => ({
    ...countedBooking.parse(withDates(booking.data())),
    id: booking.id,
  }));
  return withOrders(db, bookings);
}

/**
 * Returns the past events of a month that have been deleted since they were counted. Their bookings remain, as records of what was
 * sold; the title and the capacity are found in the summary only.
 */
async function deletedEvents(
  { db, clock }: SummaryDeps,
  month: string,
  known: ReadonlySet<string>,
): Promise<CountedEvent[]> {
  const stored = await db.collection(COLLECTIONS.monthlySummaries).doc(month).get();
  const counted = fromDocument(monthlySummarySchema, stored)?.events ?? [];
  const missing = counted.filter(({ eventId, dateTime }) => !known.has(eventId) && dateTime <= clock.now());
  if (missing.length === 0) return [];
  const events = missing.map(({ eventId }) => db.collection(COLLECTIONS.events).doc(eventId));
  // Others have been moved to another month.
  const found = await db.getAll(...events, { fieldMask: [] });
  return missing
    .filter((_, index) => !found[index]!.exists)
    .map(({ eventId, ...numbers }) => ({ ...numbers, id: eventId, isActive: false }));
}

/** Returns the numbers of these events; those of hidden events that nobody has booked are left out. */
async function numbersOf(
  { db, clock }: SummaryDeps,
  events: readonly CountedEvent[],
): Promise<EventNumbers[]> {
  if (events.length === 0) return [];
  const seats = events.map(({ id }) => db.collection(COLLECTIONS.eventSeats).doc(id));
  const [bookings, accounts] = await Promise.all([
    bookingsOf(
      db,
      events.map(({ id }) => id),
    ),
    db.getAll(...seats),
  ]);
  return events.flatMap((event, index) => {
    const own = bookings.filter(({ eventId }) => eventId === event.id);
    if (!event.isActive && own.length === 0) return [];
    const held = fromDocument(eventSeatsSchema, accounts[index]!)?.held ?? event.held ?? 0;
    const numbers = eventNumbers(event, own, held, clock.now());
    // A hidden event without a sold seat, such as one that was called off, has no seats to sell. Deleted ones keep their capacity.
    const isOffered = event.isActive || numbers.sold > 0 || event.held !== undefined;
    return [isOffered ? numbers : { ...numbers, capacity: held }];
  });
}

/** Returns the documents of a collection whose time in `field` is in the month. */
function inMonth(collection: CollectionReference, field: string, month: string): Query {
  const { from, until } = monthSpan(month);
  return collection.where(field, '>=', from).where(field, '<', until).orderBy(field);
}

/** Reads the events, bookings and orders of a month, and counts its subscriptions. */
async function summarize(deps: SummaryDeps, month: string): Promise<MonthlySummary> {
  const { db, clock } = deps;
  const of = (name: string, field: string) => inMonth(db.collection(name), field, month);
  const counted = async (field: string) =>
    (await of(COLLECTIONS.newsletterSubscriptions, field).count().get()).data().count;
  const [events, orders, joined, left] = await Promise.all([
    of(COLLECTIONS.events, 'dateTime').limit(EVENTS_MAX).get(),
    of(COLLECTIONS.orders, 'createdAt')
      .select(...Object.keys(countedOrder.shape))
      .get(),
    counted('confirmedAt'),
    counted('unsubscribedAt'),
  ]);
  // Another site takes the bookings of an event that names one.
  const own = events.docs
    .map((event) => fromDocument(eventSchema, event)!)
    .filter(({ bookingUrl }) => bookingUrl === undefined);
  const deleted = await deletedEvents(deps, month, new Set(events.docs.map(({ id }) => id)));
  const all = [...own, ...deleted]
    .toSorted((a, b) => a.dateTime.getTime() - b.dateTime.getTime())
    .slice(0, EVENTS_MAX);
  const numbers: EventNumbers[] = [];
  for (let first = 0; first < all.length; first += IN_MAX)
    numbers.push(...(await numbersOf(deps, all.slice(first, first + IN_MAX))));
  const ofProducts = orders.docs
    .map((order) => countedOrder.parse(withDates(order.data())))
    .filter(({ kind }) => kind === 'product');
  return {
    id: month,
    month,
    updatedAt: clock.now(),
    events: numbers,
    orders: orderNumbers(ofProducts),
    products: productNumbers(ofProducts),
    newsletter: { joined, left },
  };
}

/**
 * Writes the summaries of the last month, this one and those with coming events, and of earlier months that have none. The
 * summary of an earlier month stays as it is, because its records are deleted in time.
 * @returns the number of summaries that were written
 */
export async function updateSummaries(deps: SummaryDeps, deadline: Deadline): Promise<number> {
  const summaries = deps.db.collection(COLLECTIONS.monthlySummaries);
  const now = deps.clock.now();
  const months = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => monthOf(now, first + index));
  const earlier = months(-MONTHS_BEFORE, -2);
  const stored = await deps.db.getAll(...earlier.map((month) => summaries.doc(month)), { fieldMask: [] });
  const missing = earlier.filter((_, index) => !stored[index]!.exists);
  let written = 0;
  for (const month of [...months(-1, MONTHS_AFTER), ...missing.toReversed()]) {
    if (deadline.isOver()) break;
    await summaries.doc(month).set(toDocument(await summarize(deps, month)));
    written += 1;
  }
  return written;
}
