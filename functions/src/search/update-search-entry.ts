import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { isDeepEqual } from '@app/domain/shared/deep-equal.ts';
import {
  deletedEntry,
  isSearched,
  searchEntry,
  searchEntryId,
} from '@app/domain/record-search/search-entry.ts';
import type { DocumentChange } from '../store/document-change.ts';
import type { Deps } from '../deps.ts';
import { withDates } from '../store/documents.ts';

type Fields = Record<string, unknown>;

/** Returns the search entry of a stored document; undefined for one that does not exist or is not searched. */
export function searchEntryOf(collection: string, id: string, fields: Fields | undefined) {
  if (!fields || !isSearched(collection)) return undefined;
  return searchEntry(collection, { ...(withDates(fields) as Fields), id } as never);
}

export const searchEntries = (db: Firestore) => db.collection(COLLECTIONS.searchEntries);

/**
 * Writes or deletes the search entry of a changed document; that of deleted content stays for the activity. Events may arrive out of order, so the entry is made from
 * the document as it is now, in a transaction. A change that does not concern the search costs no read.
 */
export async function updateSearchEntry(
  { db, transaction }: Pick<Deps, 'db' | 'transaction'>,
  { document, before, after }: DocumentChange,
  when: Date,
): Promise<void> {
  const { id, parent } = document;
  if (!isSearched(parent.id)) return;
  const [was, is] = [before, after].map((fields) => searchEntryOf(parent.id, id, fields));
  if (isDeepEqual(was, is)) return;
  const entry = searchEntries(db).doc(searchEntryId(parent.id, id));
  await transaction(async (tx) => {
    const [snapshot] = await tx.getAll(document);
    const current = searchEntryOf(parent.id, id, snapshot!.data()) ?? deletedEntry((is ?? was)!, when);
    if (current) tx.set(entry, { ...current });
    else tx.delete(entry);
  });
}
