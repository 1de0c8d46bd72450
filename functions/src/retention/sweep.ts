import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { monthsBefore, type Retention, RETENTION } from '@app/domain/retention.ts';

/** Firestore takes so many deletions in one batch without complaint, however long each document's name is. */
const BATCH = 400;

async function sweepOne(db: Firestore, { collection, since, months }: Retention, now: Date): Promise<number> {
  const outdated = db
    .collection(collection)
    .where(since, '<=', Timestamp.fromDate(monthsBefore(now, months)))
    .limit(BATCH);
  let removed = 0;
  for (;;) {
    const { docs } = await outdated.get();
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    removed += docs.length;
    if (docs.length < BATCH) return removed;
  }
}

/**
 * Deletes every record whose time has run out at `now`. Seats of old bookings are left as they are: their events have
 * long been over.
 * @returns how many documents were deleted, by collection
 */
export async function sweep(db: Firestore, now: Date): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const retention of RETENTION) removed[retention.collection] = await sweepOne(db, retention, now);
  return removed;
}
