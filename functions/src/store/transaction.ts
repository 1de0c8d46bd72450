import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

type Fields = Record<string, unknown>;

/** What a transaction offers to the store: reads, then writes that stand or fall together. */
export interface Transaction {
  getAll(...documents: DocumentReference[]): Promise<DocumentSnapshot[]>;
  create(document: DocumentReference, fields: Fields): unknown;
  set(document: DocumentReference, fields: Fields): unknown;
  update(document: DocumentReference, fields: Fields): unknown;
  delete(document: DocumentReference): unknown;
}

/** The part of it that reads; Firestore itself reads the same way outside a transaction. */
export type Reader = Pick<Transaction, 'getAll'>;

export type RunTransaction = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

/**
 * Firestore tries a transaction again, after 1 s and then ever later, when another one stood in its way. The SDK's five
 * attempts are few for a crowd that wants the last places of one event; these end within half of the 60 s for which
 * Hosting waits.
 */
const MAX_ATTEMPTS = 8;

/** Transactions of this database; one that others stood in the way of to the last attempt ends with gRPC's ABORTED. */
export function firestoreTransactions(db: Firestore): RunTransaction {
  return (work) => db.runTransaction(work, { maxAttempts: MAX_ATTEMPTS });
}
