import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import { expireBooking, lapseChange } from '../bookings/cancel-booking.ts';
import { firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import { ORDER_REASONS } from '@app/domain/order/order-reasons.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { heldWon, refundRequests, refundsOfExcess } from '@app/domain/order/settlement.ts';
import type { Deps } from '../deps.ts';
import { sendDueRefunds } from '../orders/refund-order.ts';
import { changeOrder } from '../orders/stored-orders.ts';
import { tryPart } from '../store/run-parts.ts';

/** The maximum number of orders per run and kind; the next run continues. */
const BATCH = 100;

type DueOrdersDeps = Pick<
  Deps,
  'db' | 'transaction' | 'outbox' | 'readBookingHold' | 'clock' | 'log' | 'payments' | 'paymentSettings'
>;

/** Returns the orders whose time in `field` has passed, with their kind and the change that they await only. */
async function findDue(
  db: Firestore,
  field: 'expiresAt' | 'refundDueSince',
  now: Date,
): Promise<QueryDocumentSnapshot[]> {
  const due = db.collection(COLLECTIONS.orders).where(field, '<=', now).orderBy(field).limit(BATCH);
  return (await due.select('kind', 'ledger.change').get()).docs;
}

/** Returns what is given back of an order of which a part is paid. */
const refundsOfUnpaid = (ledger: Order['ledger']) => (heldWon(ledger) > 0 ? refundsOfExcess(ledger, 0) : []);

/** Expires an order, together with its booking, unless it has been paid since the query. */
async function expireOrder(deps: DueOrdersDeps, order: QueryDocumentSnapshot, now: Date): Promise<void> {
  if (order.get('kind') === 'booking') {
    const store = firestoreBookingStore(deps);
    const { change } = (order.get('ledger') ?? {}) as Partial<Order['ledger']>;
    await (change ? lapseChange : expireBooking)(store, order.id).catch((error: unknown) => {
      if (!(error instanceof DomainError) || error.code !== 'status_change_refused') throw error;
    });
    return;
  }
  await changeOrder(deps, order.id, ({ order: { ledger } }) => ({
    events:
      ledger.state === 'awaitingPayment'
        ? [{ type: 'expired', at: now }]
        : refundRequests(refundsOfUnpaid(ledger), now, ORDER_REASONS.paidTooLate),
  }));
}

/**
 * Expires unpaid orders, which releases their goods or cancels their bookings, and sends refunds that are due. A failing
 * order does not stop the others.
 */
export async function processDueOrders(
  deps: DueOrdersDeps,
  requestId: string,
): Promise<{ expired: number; refundsTried: number }> {
  const { db, clock } = deps;
  const now = clock.now();
  const unpaid = await findDue(db, 'expiresAt', now);
  for (const order of unpaid)
    await tryPart(deps, requestId, `expiry of ${order.id}`, () => expireOrder(deps, order, now));
  const refunds = await findDue(db, 'refundDueSince', now);
  for (const { id } of refunds)
    await tryPart(deps, requestId, `refund of ${id}`, () => sendDueRefunds(deps, id, requestId));
  return { expired: unpaid.length, refundsTried: refunds.length };
}
