import { COLLECTIONS, SEAT_COLLECTIONS } from '@app/domain/collections.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { seatChangesFor } from './content/bookings.ts';
import type { seedContent } from './content/seed-content.ts';

type Content = ReturnType<typeof seedContent>;
export type SeededCollection = keyof Content;

/** Writes the documents of the demo content atomically, in one batch. */
export async function writeContent(db: Firestore, content: Content): Promise<void> {
  const batch = db.batch();
  for (const name of Object.keys(content) as SeededCollection[]) {
    for (const { id, ...fields } of content[name]) {
      batch.set(db.collection(COLLECTIONS[name]).doc(id), fields);
    }
  }
  const accounts = db.collection(COLLECTIONS.eventSeats);
  for (const { eventId, id, ...entry } of seatChangesFor(content.bookings))
    batch.set(accounts.doc(eventId).collection(SEAT_COLLECTIONS.changes).doc(id), entry);
  await batch.commit();
}
