import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { orderSchema } from '@app/domain/order/order-schema.ts';
import { sendBy } from '@app/domain/order/send-by.ts';
import { withDates } from '../store/documents.ts';
import { pagesOf } from '../store/pages-of.ts';

/** Returns by when an order must be sent if its document does not say so; undefined also for one that cannot be read. */
function missingSendBy(document: DocumentSnapshot): Date | undefined {
  const { data: order } = orderSchema.safeParse({
    id: document.id,
    ...(withDates(document.data()) as object),
  });
  return order && !order.sendBy ? sendBy(order) : undefined;
}

/** Adds to earlier orders by when they must be sent. @returns how many lacked it */
export async function fillSendBy(db: Firestore): Promise<number> {
  let filled = 0;
  for await (const documents of pagesOf(db, COLLECTIONS.orders))
    for (const { ref } of documents.filter(missingSendBy))
      filled += await db.runTransaction(async (tx) => {
        const by = missingSendBy(await tx.get(ref));
        if (by) tx.update(ref, { sendBy: by });
        return by ? 1 : 0;
      });
  return filled;
}
