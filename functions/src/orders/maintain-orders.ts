import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Deps } from '../deps.ts';
import { tryPart } from '../run-parts.ts';
import { sendDueRefunds } from './refund-order.ts';
import { changeOrder } from './stored-orders.ts';

/** The maximum number of orders per run and kind; the next run continues. */
const BATCH = 100;

/** Returns the ids of the orders whose time in `field` has passed. */
async function findDue(db: Firestore, field: 'expiresAt' | 'refundDueSince', now: Date): Promise<string[]> {
  const due = db.collection(COLLECTIONS.orders).where(field, '<=', now).orderBy(field).limit(BATCH);
  return (await due.select().get()).docs.map(({ id }) => id);
}

/**
 * Expires unpaid orders, which releases their goods, and sends refunds that are due. A failing order does not stop the
 * others.
 */
export async function maintainOrders(
  deps: Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock' | 'log' | 'payments'>,
  requestId: string,
): Promise<{ expired: number; refundsTried: number }> {
  const { db, clock } = deps;
  const now = clock.now();
  const unpaid = await findDue(db, 'expiresAt', now);
  for (const id of unpaid)
    await tryPart(deps, requestId, `expiry of ${id}`, () =>
      changeOrder(deps, id, ({ order }) => ({
        // It may have been paid since the query.
        events: order.ledger.state === 'awaitingPayment' ? [{ type: 'expired', at: now }] : [],
      })),
    );
  const refunds = await findDue(db, 'refundDueSince', now);
  for (const id of refunds)
    await tryPart(deps, requestId, `refund of ${id}`, () => sendDueRefunds(deps, id, requestId));
  return { expired: unpaid.length, refundsTried: refunds.length };
}
