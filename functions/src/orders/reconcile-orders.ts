import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type Booking, bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { COLLECTIONS, ORDER_EVENTS } from '@app/domain/collections.ts';
import { type OrderEvent, orderEventSchema } from '@app/domain/order/order-event-schema.ts';
import { mismatchesOf } from '@app/domain/order/order-mismatch.ts';
import { type Order, orderSchema } from '@app/domain/order/order-schema.ts';
import type { Deps } from '../deps.ts';
import type { Deadline } from '../run-deadline.ts';
import { fromDocument, withDates } from '../store/documents.ts';
import { mismatchLine } from './order-mismatches.ts';

type ReconcileDeps = Pick<Deps, 'db' | 'clock'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** Orders of the last days are compared, and older ones of which a refund is due. */
const DAYS = 60;
const BATCH = 100;

async function readEvents(snapshot: QueryDocumentSnapshot): Promise<OrderEvent[]> {
  const { docs } = await snapshot.ref.collection(ORDER_EVENTS).get();
  return docs.map((event) => orderEventSchema.parse(withDates(event.data())));
}

async function readBooking(db: Firestore, { id, kind }: Order): Promise<Booking | undefined> {
  if (kind !== 'booking') return undefined;
  return fromDocument(bookingSchema, await db.collection(COLLECTIONS.bookings).doc(id).get());
}

/** Writes the lines about an order, and removes those that no longer apply. @returns the number of lines */
async function reconcileOrder(
  { db, clock }: ReconcileDeps,
  snapshot: QueryDocumentSnapshot,
): Promise<number> {
  const now = clock.now();
  const order = fromDocument(orderSchema, snapshot)!;
  const records = { order, events: await readEvents(snapshot), booking: await readBooking(db, order) };
  const found = mismatchesOf(records, now);
  const lines = db.collection(COLLECTIONS.orderMismatches).where('orderId', '==', order.id);
  const { docs: listed } = await lines.get();
  const batch = db.batch();
  for (const kind of found) {
    const line = mismatchLine(db, order.id, kind);
    if (!listed.some(({ id }) => id === line.id))
      batch.set(line, { orderId: order.id, number: order.number, kind, foundAt: now });
  }
  for (const { ref, id } of listed) {
    const kind = id.slice(order.id.length + 1);
    // The owner removes the line of a notification.
    if (!kind.startsWith('notification') && !found.some((each) => each === kind)) batch.delete(ref);
  }
  await batch.commit();
  return found.length;
}

/** Lists notifications that were stored but never judged, because the order is unknown or the function ended. */
async function listUnjudged({ db, clock }: ReconcileDeps): Promise<number> {
  const now = clock.now();
  const { docs } = await db
    .collection(COLLECTIONS.paymentNotifications)
    .where('verdict', '==', 'received')
    .where('receivedAt', '<=', new Date(now.getTime() - HOUR_MS))
    .orderBy('receivedAt')
    .limit(BATCH)
    .get();
  const batch = db.batch();
  for (const notification of docs) {
    const orderId = notification.get('orderId') as string;
    batch.set(mismatchLine(db, orderId, 'notification', notification.id), {
      orderId,
      kind: 'notification',
      foundAt: now,
    });
    batch.update(notification.ref, { verdict: 'contradictory', reason: 'it was never judged' });
  }
  await batch.commit();
  return docs.length;
}

/**
 * Compares each recent order with its events, its refunds and its booking, and lists every mismatch for the owner. It works
 * in small steps and stops at the deadline.
 * @returns the number of mismatches
 */
export async function reconcileOrders(deps: ReconcileDeps, deadline: Deadline): Promise<number> {
  const { db, clock } = deps;
  const now = clock.now();
  const orders = db.collection(COLLECTIONS.orders);
  let count = await listUnjudged(deps);
  const { docs: due } = await orders
    .where('refundDueSince', '<=', now)
    .orderBy('refundDueSince')
    .limit(BATCH)
    .get();
  for (const order of due) if (!deadline.isOver()) count += await reconcileOrder(deps, order);

  const recent = orders
    .where('createdAt', '>=', new Date(now.getTime() - DAYS * DAY_MS))
    .orderBy('createdAt', 'desc')
    .limit(BATCH);
  let page = recent;
  while (!deadline.isOver()) {
    const { docs } = await page.get();
    for (const order of docs) if (!order.get('refundDueSince')) count += await reconcileOrder(deps, order);
    if (docs.length < BATCH) break;
    page = recent.startAfter(docs.at(-1)!);
  }
  return count;
}
