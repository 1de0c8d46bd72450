import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { orderSchema } from '@app/domain/order/order-schema.ts';
import { sendBy } from '@app/domain/order/send-by.ts';
import { withDates } from '../store/documents.ts';
import { renewDocuments } from '../store/renew-documents.ts';

/** Returns by when an order must be sent if its document does not say so; undefined also for one that cannot be read. */
function missingSendBy(document: DocumentSnapshot): { sendBy: Date } | undefined {
  const { data: order } = orderSchema.safeParse({
    id: document.id,
    ...(withDates(document.data()) as object),
  });
  const by = order && !order.sendBy && sendBy(order);
  return by ? { sendBy: by } : undefined;
}

/** Adds to earlier orders by when they must be sent. @returns how many lacked it */
export const fillSendBy = (db: Firestore): Promise<number> =>
  renewDocuments(db, { collection: COLLECTIONS.orders, changesOf: missingSendBy });
