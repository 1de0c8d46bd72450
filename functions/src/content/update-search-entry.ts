import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { isDeepEqual } from '@app/domain/shared/deep-equal.ts';
import {
  deletedEntry,
  isOfDeleted,
  isSearched,
  searchEntry,
  searchEntryId,
  type SearchEntry,
} from '@app/domain/record-search/search-entry.ts';
import type { DocumentChange } from '../store/document-change.ts';
import type { Deps } from '../deps.ts';
import { withDates } from '../store/documents.ts';
import type { Transaction } from '../store/transaction.ts';

type Fields = Record<string, unknown>;

/** Returns the search entry of a stored document; undefined for one that does not exist or is not searched. */
export function searchEntryOf(collection: string, id: string, fields: Fields | undefined) {
  if (!fields || !isSearched(collection)) return undefined;
  return searchEntry(collection, { ...(withDates(fields) as Fields), id } as never);
}

export const searchEntries = (db: Firestore) => db.collection(COLLECTIONS.searchEntries);

/** Returns whether the stored entry is that of deleted content, made from a later event than that of `when`. */
async function isOfLaterEvent(tx: Transaction, entry: DocumentReference, when: Date): Promise<boolean> {
  const [stored] = await tx.getAll(entry);
  const { collection = '', at } = withDates(stored!.data() ?? {}) as Partial<SearchEntry>;
  return isOfDeleted(collection) && at !== undefined && at > when;
}

/**
 * Writes or deletes the search entry of a changed document; that of deleted content stays for the activity. Events may
 * arrive out of order and more than once, so the entry is made in a transaction from the document as it is now, and that
 * of deleted content from the latest event. A change that does not concern the search costs no read.
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
    const current = searchEntryOf(parent.id, id, snapshot!.data());
    if (!current && (await isOfLaterEvent(tx, entry, when))) return;
    const next = current ?? deletedEntry((is ?? was)!, when);
    if (next) tx.set(entry, { ...next });
    else tx.delete(entry);
  });
}
