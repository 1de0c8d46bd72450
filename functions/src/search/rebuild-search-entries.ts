import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import {
  SEARCHED_COLLECTIONS,
  searchEntryId,
  type SearchEntry,
} from '@app/domain/record-search/search-entry.ts';
import type { Deadline } from '../run-deadline.ts';
import { searchEntries, searchEntryOf } from './update-search-entry.ts';

/** Documents that are read and written at once; a batch may have 500 writes. */
const BATCH = 300;

async function* pagesOf(db: Firestore, collection: string): AsyncGenerator<QueryDocumentSnapshot[]> {
  const all = db.collection(collection).orderBy(FieldPath.documentId()).limit(BATCH);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? all.startAfter(last) : all).get();
    yield docs;
    last = docs.length === BATCH ? docs.at(-1) : undefined;
  } while (last);
}

/**
 * Deletes search entries whose document no longer exists, because the event of its deletion was lost. Their tokens are made
 * from names, addresses and telephone numbers, which must not outlive the document. Returns the number of deleted entries.
 */
export async function removeOrphans(db: Firestore, deadline?: Deadline): Promise<number> {
  let removed = 0;
  for await (const entries of pagesOf(db, searchEntries(db).id)) {
    if (deadline?.isOver()) break;
    if (entries.length === 0) continue;
    const items = entries.map((entry) => {
      const { collection, item } = entry.data() as SearchEntry;
      return db.collection(collection).doc(item);
    });
    const found = await db.getAll(...items, { fieldMask: [] });
    const orphans = entries.filter((_, index) => !found[index]!.exists);
    const batch = db.batch();
    for (const { ref } of orphans) batch.delete(ref);
    await batch.commit();
    removed += orphans.length;
  }
  return removed;
}

/**
 * Writes the search entry of every searched document and deletes entries whose document no longer exists. A document
 * that changes meanwhile gets its entry from its own event.
 * @returns how many entries were written and removed
 */
export async function rebuildSearchEntries(db: Firestore): Promise<{ written: number; removed: number }> {
  let written = 0;
  for (const collection of SEARCHED_COLLECTIONS)
    for await (const documents of pagesOf(db, collection)) {
      const batch = db.batch();
      for (const document of documents)
        batch.set(searchEntries(db).doc(searchEntryId(collection, document.id)), {
          ...searchEntryOf(collection, document.id, document.data()),
        });
      await batch.commit();
      written += documents.length;
    }
  return { written, removed: await removeOrphans(db) };
}
