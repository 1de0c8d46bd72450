import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { isSearched, searchEntryId } from '@app/domain/record-search/search-entry.ts';
import { cleanCode } from '@app/domain/shared/clean-text.ts';
import { storedPhone } from '@app/domain/shared/telephone.ts';
import { pagesOf } from '../store/pages-of.ts';
import { searchEntries, searchEntryOf } from './update-search-entry.ts';

/** The telephone numbers of guests and buyers, by collection. */
const PHONES = {
  [COLLECTIONS.bookings]: ['phone', 'original.contact.phone'],
  [COLLECTIONS.waitlistEntries]: ['phone'],
  [COLLECTIONS.orders]: ['buyer.phone', 'recipient.phone'],
};

/** Returns the numbers of a document that are not in the stored form yet, in this form. */
function renewedPhones(document: DocumentSnapshot, fields: readonly string[]): Record<string, string> {
  const renewed = fields.flatMap((field) => {
    const typed: unknown = document.get(field);
    if (typeof typed !== 'string') return [];
    const stored = storedPhone(cleanCode(typed));
    return stored === typed ? [] : [[field, stored] as const];
  });
  return Object.fromEntries(renewed);
}

/** @returns whether the document had a number to renew */
function renewDocument(
  db: Firestore,
  document: DocumentReference,
  fields: readonly string[],
): Promise<boolean> {
  const { parent, id } = document;
  return db.runTransaction(async (tx) => {
    const snapshot = await tx.get(document);
    const renewed = renewedPhones(snapshot, fields);
    if (Object.keys(renewed).length === 0) return false;
    tx.update(document, renewed);
    // The tokens of a number do not depend on its form, so the trigger of this change sees no reason to write them again.
    const entry = searchEntryOf(parent.id, id, snapshot.data());
    if (entry && isSearched(parent.id))
      tx.set(searchEntries(db).doc(searchEntryId(parent.id, id)), { ...entry });
    return true;
  });
}

/**
 * Gives the telephone numbers of bookings, waitlist entries and orders their stored form, and renews the search entries, whose tokens
 * were made from the typed numbers. A run that was interrupted is continued by the next one.
 * @returns how many documents were changed
 */
export async function renewPhones(db: Firestore): Promise<number> {
  let renewed = 0;
  for (const [collection, fields] of Object.entries(PHONES))
    for await (const documents of pagesOf(db, collection, ...fields))
      for (const document of documents)
        if (Object.keys(renewedPhones(document, fields)).length > 0)
          if (await renewDocument(db, document.ref, fields)) renewed += 1;
  return renewed;
}
