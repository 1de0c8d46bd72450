import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { isSearched, searchEntryId } from '@app/domain/record-search/search-entry.ts';
import { cleanCode } from '@app/domain/shared/clean-text.ts';
import { storedPhone } from '@app/domain/shared/telephone.ts';
import { renewDocuments } from '../store/renew-documents.ts';
import { searchEntries, searchEntryOf } from './update-search-entry.ts';

/** The telephone numbers of guests and buyers, by collection. */
const PHONES = {
  [COLLECTIONS.bookings]: ['phone', 'original.contact.phone'],
  [COLLECTIONS.waitlistEntries]: ['phone'],
  [COLLECTIONS.orders]: ['buyer.phone', 'recipient.phone'],
};

/** Returns the numbers of a document that are not in the stored form yet, in this form; undefined if there is none. */
function renewedPhones(
  document: DocumentSnapshot,
  fields: readonly string[],
): Record<string, string> | undefined {
  const renewed = fields.flatMap((field) => {
    const typed: unknown = document.get(field);
    if (typeof typed !== 'string') return [];
    const stored = storedPhone(cleanCode(typed));
    return stored === typed ? [] : [[field, stored] as const];
  });
  return renewed.length > 0 ? Object.fromEntries(renewed) : undefined;
}

/**
 * Gives the telephone numbers of bookings, waitlist entries and orders their stored form, and renews the search entries, whose tokens
 * were made from the typed numbers.
 * @returns how many documents were changed
 */
export async function renewPhones(db: Firestore): Promise<number> {
  let renewed = 0;
  for (const [collection, fields] of Object.entries(PHONES))
    renewed += await renewDocuments(db, {
      collection,
      fields,
      changesOf: (document) => renewedPhones(document, fields),
      // The tokens of a number do not depend on its form, so the trigger of this change sees no reason to write them again.
      andWrite(tx, document) {
        const entry = searchEntryOf(collection, document.id, document.data());
        if (entry && isSearched(collection))
          tx.set(searchEntries(db).doc(searchEntryId(collection, document.id)), { ...entry });
      },
    });
  return renewed;
}
