import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
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
  /** Firestore as this caller sees it. */
  firestoreOf(caller: Caller): Firestore;
  storageOf(caller: Caller): Storage;
  /**
   * Makes these all the documents there are, past the rules: `{ 'events/1': {...} }`. Those that a test may add itself
   * it names by `touching`, so that they are gone before the next.
   */
  given(documents: Readonly<Record<string, object>>, touching?: readonly string[]): Promise<void>;
  withoutRules: RulesTestEnvironment['withSecurityRulesDisabled'];
}

/** The project's rules in an emulator project of this file's own, so that files run side by side. */
export function useRules(projectId: string): RulesEnvironment {
  let environment: RulesTestEnvironment;
  const contexts = new Map<Caller, { firestore: Firestore; storage: Storage }>();
  // The server's SDK, which no rules bind.
  const app = initializeApp({ projectId }, projectId);
  const database = getFirestore(app);
  let present: readonly string[] = [];

  beforeAll(async () => {
    // The SDK warns of every denial, and denials are what these tests are about.
    setLogLevel('silent');
    environment = await initializeTestEnvironment({
      projectId,
      firestore: { ...address('FIRESTORE_EMULATOR_HOST'), rules: FIRESTORE_RULES.text },
      // The bucket's rules are one for all projects; the emulator has them from firebase.json.
      storage: address('FIREBASE_STORAGE_EMULATOR_HOST'),
    });
    await environment.clearFirestore();
    // The Storage emulator reads Firestore in its own project, whatever the project of the client.
    const ofStorage = initializeApp({ projectId: process.env['GCLOUD_PROJECT']! }, `${projectId}-storage`);
    for (const each of [database, getFirestore(ofStorage)]) {
      await Promise.all(Object.entries(SESSIONS).map(([path, fields]) => each.doc(path).set(fields)));
    }
    await deleteApp(ofStorage);
  });
  afterAll(() => Promise.all([environment.cleanup(), deleteApp(app)]));

  function contextOf(caller: Caller) {
    const known = contexts.get(caller);
    if (known) return known;
    const token = TOKENS[caller];
    const context = token
      ? environment.authenticatedContext(caller, token)
      : environment.unauthenticatedContext();
    // The compat instance that the testing library hands out is the modular one underneath.
    const made = { firestore: context.firestore() as unknown as Firestore, storage: context.storage() };
    contexts.set(caller, made);
    return made;
  }

  return {
    firestoreOf: (caller) => contextOf(caller).firestore,
    storageOf: (caller) => contextOf(caller).storage,
    async given(documents, touching = []) {
      const batch = database.batch();
      for (const path of present) batch.delete(database.doc(path));
      for (const [path, fields] of Object.entries(documents)) batch.set(database.doc(path), fields);
      await batch.commit();
      present = [...Object.keys(documents), ...touching];
    },
    withoutRules: (callback) => environment.withSecurityRulesDisabled(callback),
  };
}
