import { type CollectionReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { monthsBefore, type RetentionPolicy } from '@app/domain/retention.ts';
import type { Deadline } from '../store/run-parts.ts';

/** Deletions per batch. Firestore accepts this many however long the documents' names are. */
const BATCH = 400;

/** Deletes the documents of a small collection. */
async function removeAll(collection: CollectionReference): Promise<void> {
  const batch = collection.firestore.batch();
  for (const document of await collection.listDocuments()) batch.delete(document);
  await batch.commit();
}

/**
 * Deletes the records of a collection whose retention period has ended at `now`.
 * @returns how many documents were deleted
 */
export async function removeExpired(
  db: Firestore,
  { collection, since, months, parts = [] }: RetentionPolicy,
  now: Date,
  deadline: Deadline,
): Promise<number> {
  const expired = db
    .collection(collection)
    .where(since, '<=', Timestamp.fromDate(monthsBefore(now, months)))
    .limit(BATCH)
    .select();
  let removed = 0;
  while (!deadline.isOver()) {
    const { docs } = await expired.get();
    const batch = db.batch();
    for (const { ref } of docs) {
      for (const part of parts) await removeAll(ref.collection(part));
      batch.delete(ref);
    }
    await batch.commit();
    removed += docs.length;
    if (docs.length < BATCH) break;
  }
  return removed;
}
