import type { Firestore, Query } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';

const BATCH = 400;

/** Deletes the mails about a record and those that mention it, sent or not, because they repeat personal data that is deleted with it. */
export async function removeMailsAbout(db: Firestore, record: string): Promise<void> {
  const mails = db.collection(COLLECTIONS.mail);
  await removeAll(db, mails.where('about', '==', record));
  await removeAll(db, mails.where('mentions', 'array-contains', record));
}

async function removeAll(db: Firestore, mails: Query): Promise<void> {
  for (;;) {
    const { docs } = await mails.limit(BATCH).get();
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    if (docs.length < BATCH) return;
  }
}
