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

/** The visitor's reads. Load this file through `documents.ts`, which keeps it out of the first download. */

export type Condition = readonly [field: string, operator: WhereFilterOp, value: unknown];
export type Order = readonly [field: string, direction: 'asc' | 'desc'];
export interface Limit {
  readonly limit: number;
}
export type Clause = Condition | Order | Limit;

// A read that fails is thrown to whoever asked, and shown: the console need not hear of it as well.
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

/** The documents of a collection that meet every condition, in the orders and as many as the other clauses say. */
export async function readAll<T extends { id: string }>(
  name: CollectionName,
  clauses: readonly Clause[],
): Promise<T[]> {
  const snapshot = await getDocs(query(collection(firestore, name), ...clauses.map(constraintOf)));
  return snapshot.docs.map((document) => fromFirestore<T>(document.id, document.data()));
}

/** One document, or null where there is none. */
export async function readOne<T extends { id: string }>(name: CollectionName, id: string): Promise<T | null> {
  const document = await getDoc(doc(firestore, name, id));
  return document.exists() ? fromFirestore<T>(document.id, document.data()) : null;
}
