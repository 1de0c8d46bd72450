import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  setLogLevel,
  where,
  type QueryConstraint,
  type WhereFilterOp,
} from 'firebase/firestore/lite';
import type { CollectionName } from '@app/domain/collections.ts';
import { environment } from '../config/environment.ts';
import { firebaseApp } from './firebase-app.ts';
import { fromFirestore } from './from-firestore.ts';

/** Reads with Firestore Lite. Import this file only through `documents.ts`, which loads it lazily. */

export type Condition = readonly [field: string, operator: WhereFilterOp, value: unknown];
export type Order = readonly [field: string, direction: 'asc' | 'desc'];
export interface Limit {
  readonly limit: number;
}
export type Clause = Condition | Order | Limit;

// The caller shows a failed read, so it is not logged too.
setLogLevel('silent');

const firestore = getFirestore(firebaseApp);

const emulator = environment.VITE_FIRESTORE_EMULATOR;
if (emulator) {
  const [host = '', port] = emulator.split(':');
  connectFirestoreEmulator(firestore, host, Number(port));
}

function constraintOf(clause: Clause): QueryConstraint {
  if ('limit' in clause) return limit(clause.limit);
  return clause.length === 3 ? where(...clause) : orderBy(...clause);
}

/** Returns the documents of a collection that match the given clauses. */
export async function readAll<T extends { id: string }>(
  name: CollectionName,
  clauses: readonly Clause[],
): Promise<T[]> {
  const snapshot = await getDocs(query(collection(firestore, name), ...clauses.map(constraintOf)));
  return snapshot.docs.map((document) => fromFirestore<T>(document.id, document.data()));
}

/** Returns a document, or null if it does not exist. */
export async function readOne<T extends { id: string }>(name: CollectionName, id: string): Promise<T | null> {
  const document = await getDoc(doc(firestore, name, id));
  return document.exists() ? fromFirestore<T>(document.id, document.data()) : null;
}
