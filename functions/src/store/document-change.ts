import type { DocumentReference } from 'firebase-admin/firestore';

export type Fields = Record<string, unknown>;

/** A document before and after a change; undefined where it did not exist. */
export interface DocumentChange {
  document: DocumentReference;
  before: Fields | undefined;
  after: Fields | undefined;
}
