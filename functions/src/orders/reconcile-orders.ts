import type { DocumentReference, DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { COLLECTIONS, ORDER_EVENTS } from '@app/domain/collections.ts';
import { journalEntrySchema } from '@app/domain/order/journal-entry-schema.ts';
import { mismatchesOf } from '@app/domain/order/order-mismatch.ts';
import { orderNumber } from '@app/domain/order/order-number.ts';
import { orderSchema } from '@app/domain/order/order-schema.ts';
import type { Deps } from '../deps.ts';
import { tellOwner } from '../store/tell-owner.ts';
import { type Deadline, tryPart } from '../store/run-parts.ts';
import { fromDocument } from '../store/documents.ts';
import { mismatchLine } from './order-mismatches.ts';
import { readOrderEvents } from './stored-orders.ts';

type ReconcileDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** Orders of the last days are compared, and older ones that were paid or refunded in them or of which a refund is due. */
const DAYS = 60;
const BATCH = 100;

/** Reads what belongs to an order, with its lines, as it was at one moment; undefined if the order has been deleted. */
function readRecords(db: Firestore, reference: DocumentReference) {
  const lines = db.collection(COLLECTIONS.orderMismatches).where('orderId', '==', reference.id);
  const journal = db.collection(COLLECTIONS.journalEntries);
  return db.runTransaction(
    async (tx) => {
      const [stored, storedBooking] = await tx.getAll(
        reference,
        db.collection(COLLECTIONS.bookings).doc(reference.id),
      );
      const order = fromDocument(orderSchema, stored!);
      if (!order) return undefined;
      const events = readOrderEvents(await tx.get(reference.collection(ORDER_EVENTS)));
      const booking = order.kind === 'booking' ? fromDocument(bookingSchema, storedBooking!) : undefined;
      const booked = await tx.get(journal.where('orderId', '==', reference.id));
      const entries = booked.docs.map((entry) => fromDocument(journalEntrySchema, entry)!);
      return { order, events, booking, entries, listed: (await tx.get(lines)).docs };
    },
    { readOnly: true },
  );
}

/** Writes the lines about an order, and removes those that no longer apply. @returns the number of lines */
async function reconcileOrder({ db, clock }: ReconcileDeps, reference: DocumentReference): Promise<number> {
  const now = clock.now();
  const records = await readRecords(db, reference);
  if (!records) return 0;
  const { order, listed } = records;
  const found = mismatchesOf(records, now);
  const added = found.filter((kind) => !listed.some(({ id }) => id === mismatchLine(db, order.id, kind).id));
  const removed = listed.filter(({ id }) => {
    const kind = id.slice(order.id.length + 1);
    // The owner removes the line of a notification.
    return !kind.startsWith('notification') && !found.some((each) => each === kind);
  });
  if (added.length + removed.length > 0) {
    const batch = db.batch();
    for (const kind of added) {
      const line = mismatchLine(db, order.id, kind);
      batch.set(line, { orderId: order.id, number: orderNumber(order), kind, foundAt: now });
      tellOwner(db, batch, { kind: 'difference', about: line, at: now });
    }
    for (const { ref } of removed) batch.delete(ref);
    await batch.commit();
  }
  return found.length;
}

/** Returns whether a repetition of a notification was applied to its order. */
async function wasRepeated(db: Firestore, notification: DocumentSnapshot): Promise<boolean> {
  const order = await db
    .collection(COLLECTIONS.orders)
    .doc(notification.get('orderId') as string)
    .get();
  const applied = (order.get('notifications') ?? []) as string[];
  return notification.get('isGenuine') === true && applied.includes(notification.get('key') as string);
}

/**
 * Lists notifications that were stored but never judged, because the order is unknown or the function ended, unless the
 * provider's repetition was applied. @returns the number of lines
 */
async function listUnjudged({ db, clock }: ReconcileDeps): Promise<number> {
  const now = clock.now();
  const { docs } = await db
    .collection(COLLECTIONS.paymentNotifications)
    .where('verdict', '==', 'received')
    .where('receivedAt', '<=', new Date(now.getTime() - HOUR_MS))
    .orderBy('receivedAt')
    .limit(BATCH)
    .get();
  if (docs.length === 0) return 0;
  const batch = db.batch();
  let count = 0;
  for (const notification of docs) {
    if (await wasRepeated(db, notification)) {
      batch.update(notification.ref, { verdict: 'repeated' });
      continue;
    }
    const orderId = notification.get('orderId') as string;
    const line = mismatchLine(db, orderId, 'notification', notification.id);
    batch.set(line, { orderId, kind: 'notification', foundAt: now });
    tellOwner(db, batch, { kind: 'difference', about: line, at: now });
    batch.update(notification.ref, { verdict: 'contradictory', reason: 'it was never judged' });
    count += 1;
  }
  await batch.commit();
  return count;
}

/** Yields the documents of a query in pages, until the deadline. */
async function* pagesUntil(deadline: Deadline, query: Query): AsyncGenerator<DocumentSnapshot[]> {
  let page = query.limit(BATCH);
  while (!deadline.isOver()) {
    const { docs } = await page.get();
    yield docs;
    if (docs.length < BATCH) return;
    page = query.limit(BATCH).startAfter(docs.at(-1)!);
  }
}

/**
 * Compares each recent order, and each with a recent payment or refund, with its events, its refunds, its booking and the journal, and lists every
 * mismatch for the owner. An order that cannot be read is logged and does not stop the others. It works in small steps and stops at the deadline.
 * @returns the number of mismatches
 */
export async function reconcileOrders(
  deps: ReconcileDeps,
  requestId: string,
  deadline: Deadline,
): Promise<number> {
  const { db, clock } = deps;
  const now = clock.now();
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  const orders = db.collection(COLLECTIONS.orders);
  let count = await listUnjudged(deps);
  const compared = new Set<string>();
  async function reconcileAll(ids: readonly string[]) {
    for (const id of ids) {
      if (deadline.isOver()) return;
      if (compared.has(id)) continue;
      compared.add(id);
      const part = await tryPart(deps, requestId, `order ${id}`, () => reconcileOrder(deps, orders.doc(id)));
      count += part?.result ?? 0;
    }
  }
  const due = orders.where('refundDueSince', '<=', now).orderBy('refundDueSince').limit(BATCH);
  await reconcileAll((await due.get()).docs.map(({ id }) => id));

  const recent = orders.where('createdAt', '>=', since).orderBy('createdAt', 'desc');
  for await (const docs of pagesUntil(deadline, recent)) await reconcileAll(docs.map(({ id }) => id));

  const journal = db.collection(COLLECTIONS.journalEntries);
  const booked = journal.where('bookedAt', '>=', since).orderBy('bookedAt', 'desc');
  for await (const docs of pagesUntil(deadline, booked))
    await reconcileAll(docs.map((entry) => entry.get('orderId') as string));
  return count;
}
