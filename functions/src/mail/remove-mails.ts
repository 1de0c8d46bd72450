import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';

const BATCH = 400;

/** Deletes the mails about a record, sent or not, because they repeat personal data that is deleted with it. */
export async function removeMailsAbout(db: Firestore, record: string): Promise<void> {
  const mails = db.collection(COLLECTIONS.mail).where('about', '==', record).limit(BATCH);
  for (;;) {
    const { docs } = await mails.get();
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    if (docs.length < BATCH) return;
  }
}
