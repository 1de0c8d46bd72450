import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll } from 'vitest';
import { SESSIONS, TOKENS, type Caller } from './cases/callers.ts';
import { FIRESTORE_RULES } from './in-process/rules-files.ts';

function address(variable: string): { host: string; port: number } {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: run the rules tests by "npm test -- api".`);
  const { hostname, port } = new URL(`http://${value}`);
  return { host: hostname, port: Number(port) };
}

type Context = ReturnType<RulesTestEnvironment['unauthenticatedContext']>;
type Storage = ReturnType<Context['storage']>;

export interface RulesEnvironment {
  /** Returns a Firestore client authenticated as `caller`. */
  firestoreOf(caller: Caller): Firestore;
  storageOf(caller: Caller): Storage;
  /**
   * Replaces all documents, bypassing the rules: `{ 'events/1': {...} }`. `createdPaths` lists documents that the test
   * itself may create, so that the next call deletes them.
   */
  setDocuments(documents: Readonly<Record<string, object>>, createdPaths?: readonly string[]): Promise<void>;
  withRulesDisabled: RulesTestEnvironment['withSecurityRulesDisabled'];
}

/** Creates the account of the sessions, unless another file has: a job of the functions ends sessions without an account. */
async function createAdmin(auth: Auth): Promise<void> {
  const { users } = await auth.getUsers([{ uid: 'admin' }]);
  if (users.length > 0) return;
  await auth.importUsers([{ uid: 'admin', customClaims: { admin: true } }]);
}

/** Loads the project's rules into a separate emulator project per test file, so that files can run in parallel. */
export function useRules(projectId: string): RulesEnvironment {
  let environment: RulesTestEnvironment;
  const contexts = new Map<Caller, { firestore: Firestore; storage: Storage }>();
  // The Admin SDK bypasses the rules.
  const app = initializeApp({ projectId }, projectId);
  const database = getFirestore(app);
  let present: readonly string[] = [];

  beforeAll(async () => {
    // The SDK logs a warning for every denied request, which these tests expect.
    setLogLevel('silent');
    environment = await initializeTestEnvironment({
      projectId,
      firestore: { ...address('FIRESTORE_EMULATOR_HOST'), rules: FIRESTORE_RULES.text },
      // All projects share the bucket's rules, which the emulator reads from firebase.json.
      storage: address('FIREBASE_STORAGE_EMULATOR_HOST'),
    });
    await environment.clearFirestore();
    // The Storage emulator reads Firestore documents from its own project, regardless of the client's project.
    const storageApp = initializeApp({ projectId: process.env['GCLOUD_PROJECT']! }, `${projectId}-storage`);
    await createAdmin(getAuth(storageApp));
    const startedAt = new Date();
    for (const each of [database, getFirestore(storageApp)]) {
      await Promise.all(
        Object.entries(SESSIONS).map(([path, fields]) => each.doc(path).set({ ...fields, startedAt })),
      );
    }
    await deleteApp(storageApp);
  });
  afterAll(() => Promise.all([environment.cleanup(), deleteApp(app)]));

  function contextOf(caller: Caller) {
    const known = contexts.get(caller);
    if (known) return known;
    const token = TOKENS[caller];
    const context = token
      ? environment.authenticatedContext(caller, token)
      : environment.unauthenticatedContext();
    // The compat instance returned by the testing library wraps the modular one.
    const created = { firestore: context.firestore() as unknown as Firestore, storage: context.storage() };
    contexts.set(caller, created);
    return created;
  }

  return {
    firestoreOf: (caller) => contextOf(caller).firestore,
    storageOf: (caller) => contextOf(caller).storage,
    async setDocuments(documents, createdPaths = []) {
      const batch = database.batch();
      for (const path of present) batch.delete(database.doc(path));
      for (const [path, fields] of Object.entries(documents)) batch.set(database.doc(path), fields);
      await batch.commit();
      present = [...Object.keys(documents), ...createdPaths];
    },
    withRulesDisabled: (callback) => environment.withSecurityRulesDisabled(callback),
  };
}
