import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { orderSchema, type Order } from '@app/domain/order/order-schema.ts';
import { sendBy } from '@app/domain/order/send-by.ts';
import { heldWon } from '@app/domain/order/settlement.ts';
import { withDates } from '../store/documents.ts';
import { renewDocuments } from '../store/renew-documents.ts';

/** Returns when an order ends of which a part is paid. One that was paid with too much stays the owner's decision. */
function endOfPart({ ledger, totalWon, payBy }: Order): Date | undefined {
  const held = heldWon(ledger);
  return ledger.state === 'disputed' && held > 0 && held < totalWon ? payBy : undefined;
}

/** Returns the times that an order's document lacks; undefined also for one that cannot be read. */
function missingTimes(document: DocumentSnapshot): { sendBy?: Date; expiresAt?: Date } | undefined {
  const { data: order } = orderSchema.safeParse({
    id: document.id,
    ...(withDates(document.data()) as object),
  });
  const by = order && !order.sendBy && sendBy(order);
  const expiresAt = order && !order.expiresAt && endOfPart(order);
  return by || expiresAt ? { ...(by && { sendBy: by }), ...(expiresAt && { expiresAt }) } : undefined;
}

/** Adds to earlier orders by when they must be sent, or end if the rest is not paid. @returns how many lacked it */
export const fillOrderTimes = (db: Firestore): Promise<number> =>
  renewDocuments(db, { collection: COLLECTIONS.orders, changesOf: missingTimes });
