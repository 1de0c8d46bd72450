import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import {
  isOfDeleted,
  SEARCHED_COLLECTIONS,
  searchEntryId,
  type SearchEntry,
} from '@app/domain/record-search/search-entry.ts';
import { monthsBefore, RETENTION_MONTHS } from '@app/domain/retention.ts';
import type { Deadline } from '../store/run-parts.ts';
import { withDates } from '../store/documents.ts';
import { pagesOf } from '../store/pages-of.ts';
import { searchEntries, searchEntryOf } from './update-search-entry.ts';

/** Returns the document that a search entry was made from; undefined if it names none. */
function documentOf(db: Firestore, entry: QueryDocumentSnapshot): DocumentReference | undefined {
  try {
    const { collection, item } = entry.data() as SearchEntry;
    return db.collection(collection).doc(item);
  } catch {
    return undefined;
  }
}

/** Returns whether the entry is of deleted content whose audit log is still kept at `now`. */
function isKept(entry: QueryDocumentSnapshot, now: Date): boolean {
  const { collection = '', at } = withDates(entry.data()) as { collection?: string; at?: Date };
  return isOfDeleted(collection) && at !== undefined && at > monthsBefore(now, RETENTION_MONTHS.accessLogs);
}

/**
 * Deletes search entries that name no document or one that no longer exists, because the event of its deletion was lost:
 * their tokens are made from names, addresses and telephone numbers of visitors. An entry of deleted content has none of
 * these and stays while its audit log is kept. Returns the number of deleted entries.
 */
export async function removeOrphans(db: Firestore, now: Date, deadline?: Deadline): Promise<number> {
  let removed = 0;
  for await (const entries of pagesOf(db, searchEntries(db).id)) {
    if (deadline?.isOver()) break;
    const candidates = entries.filter((entry) => !isKept(entry, now));
    if (candidates.length === 0) continue;
    const items = candidates.map((entry) => documentOf(db, entry));
    const named = items.flatMap((item) => item ?? []);
    const found = named.length > 0 ? await db.getAll(...named, { fieldMask: [] }) : [];
    const existing = new Set(found.filter(({ exists }) => exists).map(({ ref }) => ref.path));
    const orphans = candidates.filter((_, index) => !existing.has(items[index]?.path ?? ''));
    const batch = db.batch();
    for (const { ref } of orphans) batch.delete(ref);
    await batch.commit();
    removed += orphans.length;
  }
  return removed;
}

/** Returns the entry of a document; undefined, with a call of `fail`, if the document has another form than its schema. */
function entryOf(document: QueryDocumentSnapshot, fail: (path: string) => void) {
  const { ref, id } = document;
  try {
    return searchEntryOf(ref.parent.id, id, document.data());
  } catch {
    fail(ref.path);
    return undefined;
  }
}

/**
 * Writes the search entry of every searched document and deletes entries whose document no longer exists. A document
 * that changes meanwhile gets its entry from its own event.
 * @returns how many entries were written and removed, and the paths of the documents that could not be read
 */
export async function rebuildSearchEntries(
  db: Firestore,
): Promise<{ written: number; removed: number; unreadable: string[] }> {
  let written = 0;
  const unreadable: string[] = [];
  for (const collection of SEARCHED_COLLECTIONS)
    for await (const documents of pagesOf(db, collection)) {
      const batch = db.batch();
      for (const document of documents) {
        const entry = entryOf(document, (path) => unreadable.push(path));
        if (!entry) continue;
        batch.set(searchEntries(db).doc(searchEntryId(collection, document.id)), { ...entry });
        written += 1;
      }
      await batch.commit();
    }
  return { written, removed: await removeOrphans(db, new Date()), unreadable };
}
