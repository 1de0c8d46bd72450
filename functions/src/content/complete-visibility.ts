import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { ALWAYS_VISIBLE } from '@app/domain/shared/visibility.ts';
import type { Deadline } from '../store/run-parts.ts';

/** The fields that the public queries of a collection filter by, with the values that an absent field stands for. */
const DEFAULTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  [COLLECTIONS.products]: { isPublished: true, ...ALWAYS_VISIBLE },
  [COLLECTIONS.events]: ALWAYS_VISIBLE,
  [COLLECTIONS.stories]: ALWAYS_VISIBLE,
};

function missingIn(snapshot: DocumentSnapshot, collection: string): Record<string, unknown> {
  const missing = Object.entries(DEFAULTS[collection] ?? {}).filter(
    ([name]) => snapshot.get(name) === undefined,
  );
  return Object.fromEntries(missing);
}

/** Returns whether a document of this collection has fields that `completeVisibility` adds. */
export const hasVisibility = (collection: string) => collection in DEFAULTS;

/**
 * Stores the fields that decide whether visitors see an item, if it was written without them: before they existed, in the
 * Google Cloud console or by another program. Absent, they do not hide it, but no query of a visitor finds it.
 * @returns whether fields were added
 */
export function completeVisibility(db: Firestore, document: DocumentReference): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const snapshot = await tx.get(document);
    const missing = missingIn(snapshot, document.parent.id);
    if (!snapshot.exists || Object.keys(missing).length === 0) return false;
    tx.update(document, missing);
    return true;
  });
}

/** Completes all items, until the deadline. Returns the number of completed ones. */
export async function completeAllVisibilities(db: Firestore, deadline: Deadline): Promise<number> {
  let completed = 0;
  for (const [collection, defaults] of Object.entries(DEFAULTS)) {
    const { docs } = await db
      .collection(collection)
      .select(...Object.keys(defaults))
      .get();
    for (const snapshot of docs) {
      if (deadline.isOver()) return completed;
      if (Object.keys(missingIn(snapshot, collection)).length === 0) continue;
      if (await completeVisibility(db, snapshot.ref)) completed += 1;
    }
  }
  return completed;
}
