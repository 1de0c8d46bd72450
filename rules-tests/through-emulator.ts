import { FirebaseError } from 'firebase/app';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { REQUEST_TIME, type Fields, type FirestoreCase, type Method } from './cases/firestore-case.ts';
import { useRules, type RulesEnvironment } from './environment.ts';

/** The fields as the SDK sends them. */
const sent = (fields: Fields = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === REQUEST_TIME ? serverTimestamp() : value]),
  );

const write = (db: Firestore, { path, written }: FirestoreCase) => setDoc(doc(db, path), sent(written));

/** What a caller does for each method of the rules; whether it creates or changes depends on what is there. */
const ACTIONS: Readonly<Record<Method, (db: Firestore, asked: FirestoreCase) => Promise<unknown>>> = {
  get: (db, { path }) => getDoc(doc(db, path)),
  list: (db, { path, where: filters = [] }) =>
    getDocs(
      query(
        collection(db, path),
        ...filters.map((filter) => where(...filter)),
        // As the site asks: what is bounded comes newest first, and only that order has an index.
        ...filters.filter(([, operator]) => operator === '<=').map(([field]) => orderBy(field, 'desc')),
      ),
    ),
  create: write,
  update: write,
  delete: (db, { path }) => deleteDoc(doc(db, path)),
};

/**
 * Asks a case of the running emulator, through the official SDK: whether it is allowed. The database holds what the
 * case says or nothing. An answer that is neither yes nor a denial is thrown.
 */
export async function isAllowed(rules: RulesEnvironment, asked: FirestoreCase): Promise<boolean> {
  try {
    await ACTIONS[asked.method](rules.firestoreOf(asked.caller), asked);
    return true;
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return false;
    throw error;
  }
}

/** Each case as a test. */
export function describeCases(subject: string, cases: readonly FirestoreCase[]): void {
  const rules = useRules(`demo-rules-${subject.toLowerCase().replaceAll(' ', '-')}`);

  describe(`the rules of ${subject}`, () => {
    it.each(cases.map((each) => [each.name, each] as const))('%s', async (_, each) => {
      await rules.given(each.stored ?? {}, each.method === 'list' ? [] : [each.path]);
      expect(await isAllowed(rules, each)).toBe(each.allowed);
    });
  });
}
