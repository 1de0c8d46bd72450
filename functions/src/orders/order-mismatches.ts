import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { OrderMismatch } from '@app/domain/order/order-mismatch.ts';

/** Returns the line about an order in the owner's list; a notification has one for each of its keys. */
export function mismatchLine(
  db: Firestore,
  orderId: string,
  kind: OrderMismatch,
  key = '',
): DocumentReference {
  const name = [orderId, kind, ...(key ? [key.replaceAll('/', ':')] : [])].join('-');
  return db.collection(COLLECTIONS.orderMismatches).doc(name);
}
