import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { pagesOf } from './pages-of.ts';

interface Renewal {
  collection: string;
  /** Returns the fields to change; undefined for a document that has its present form. */
  changesOf: (document: DocumentSnapshot) => Record<string, unknown> | undefined;
  /** The only fields of which `changesOf` needs the values; all by default. */
  fields?: readonly string[];
  /** Writes what changes with the document, in its transaction. */
  andWrite?: (tx: Transaction, document: DocumentSnapshot) => void;
}

/**
 * Gives the documents of a collection their present form, each in a transaction of its own, so that no later change is lost and an
 * interrupted run is continued by the next one. @returns how many were changed
 */
export async function renewDocuments(
  db: Firestore,
  { collection, changesOf, fields = [], andWrite }: Renewal,
): Promise<number> {
  let renewed = 0;
  for await (const documents of pagesOf(db, collection, ...fields))
    for (const { ref } of documents.filter(changesOf))
      renewed += await db.runTransaction(async (tx) => {
        const document = await tx.get(ref);
        const changes = changesOf(document);
        if (!changes) return 0;
        tx.update(ref, changes);
        andWrite?.(tx, document);
        return 1;
      });
  return renewed;
}
