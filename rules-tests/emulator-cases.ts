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

/** Converts fields to SDK values. */
const toSdkFields = (fields: Fields = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === REQUEST_TIME ? serverTimestamp() : value]),
  );

const write = (db: Firestore, { path, written }: FirestoreCase) =>
  setDoc(doc(db, path), toSdkFields(written));

/** The SDK call for each rules method. A write is a create or an update depending on whether the document exists. */
const ACTIONS: Readonly<Record<Method, (db: Firestore, testCase: FirestoreCase) => Promise<unknown>>> = {
  get: (db, { path }) => getDoc(doc(db, path)),
  list: (db, { path, where: filters = [] }) =>
    getDocs(
      query(
        collection(db, path),
        ...filters.map((filter) => where(...filter)),
        // Like the site's queries of stories: the latest first, the only order with an index.
        ...filters.filter(([field]) => field === 'publishedAt').map(([field]) => orderBy(field, 'desc')),
      ),
    ),
  create: write,
  update: write,
  delete: (db, { path }) => deleteDoc(doc(db, path)),
};

/**
 * Sends the request of a case to the emulator through the official SDK and returns whether it is allowed. A query that
 * the site does not make fails for want of an index once the rules have allowed it. Throws any other error.
 */
export async function isAllowed(rules: RulesEnvironment, testCase: FirestoreCase): Promise<boolean> {
  try {
    await ACTIONS[testCase.method](rules.firestoreOf(testCase.caller), testCase);
    return true;
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return false;
    if (error instanceof FirebaseError && error.code === 'failed-precondition') return true;
    throw error;
  }
}

/** Declares one test per case. */
export function describeCases(subject: string, cases: readonly FirestoreCase[]): void {
  const rules = useRules(`demo-rules-${subject.toLowerCase().replaceAll(' ', '-')}`);

  describe(`security rules of ${subject}`, () => {
    it.each(cases.map((each) => [each.name, each] as const))('%s', async (_, each) => {
      await rules.setDocuments(each.stored ?? {}, each.method === 'list' ? [] : [each.path]);
      expect(await isAllowed(rules, each)).toBe(each.allowed);
    });
  });
}
