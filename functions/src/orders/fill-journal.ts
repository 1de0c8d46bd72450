import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { ZodError } from 'zod';
import { COLLECTIONS, ORDER_EVENTS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import { journalOf } from '@app/domain/order/journal-entry.ts';
import { orderSchema } from '@app/domain/order/order-schema.ts';
import { fromDocument, toDocument } from '../store/documents.ts';
import { pagesOf } from '../store/pages-of.ts';
import { orderDocuments, readOrderEvents } from './stored-orders.ts';

/** Creates the missing entries of an order. @returns how many there were */
async function fillOrder(db: Firestore, stored: DocumentSnapshot): Promise<number> {
  const order = fromDocument(orderSchema, stored);
  if (!order || order.ledger.payments.length === 0) return 0;
  const events = readOrderEvents(await stored.ref.collection(ORDER_EVENTS).get());
  const entries = journalOf(order, events);
  // An event that is written meanwhile has its entry.
  const found = await db.getAll(...entries.map(({ id }) => orderDocuments(db).journalEntry(id)));
  const batch = db.batch();
  const missing = entries.filter((_, index) => !found[index]!.exists);
  for (const entry of missing) batch.create(orderDocuments(db).journalEntry(entry.id), toDocument(entry));
  await batch.commit();
  return missing.length;
}

/**
 * Books in the journal what orders received and refunded before there was one, on the days on which it was recorded.
 * @returns how many entries were missing, and the orders whose history could not be read
 */
export async function fillJournal(db: Firestore): Promise<{ booked: number; unreadable: string[] }> {
  let booked = 0;
  const unreadable: string[] = [];
  for await (const orders of pagesOf(db, COLLECTIONS.orders))
    for (const order of orders) {
      try {
        booked += await fillOrder(db, order);
      } catch (error) {
        if (!(error instanceof ZodError || error instanceof DomainError)) throw error;
        unreadable.push(order.ref.path);
      }
    }
  return { booked, unreadable };
}
