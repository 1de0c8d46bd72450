import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/app';
import { doc, writeBatch, type Firestore } from 'firebase/firestore';
import { afterAll, beforeAll } from 'vitest';
import { TOKENS, type Caller } from './cases/callers.ts';
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
  /** Empties the database and fills it again, past the rules: `{ 'events/1': {...} }`. */
  given(documents: Readonly<Record<string, object>>): Promise<void>;
  withoutRules: RulesTestEnvironment['withSecurityRulesDisabled'];
}

/** The project's rules in an emulator project of this file's own, so that files run side by side. */
export function useRules(projectId: string): RulesEnvironment {
  let environment: RulesTestEnvironment;
  const contexts = new Map<Caller, { firestore: Firestore; storage: Storage }>();

  beforeAll(async () => {
    // The SDK warns of every denial, and denials are what these tests are about.
    setLogLevel('silent');
    environment = await initializeTestEnvironment({
      projectId,
      firestore: { ...address('FIRESTORE_EMULATOR_HOST'), rules: FIRESTORE_RULES.text },
      // The bucket's rules are one for all projects; the emulator has them from firebase.json.
      storage: address('FIREBASE_STORAGE_EMULATOR_HOST'),
    });
  });
  afterAll(() => environment.cleanup());

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
    async given(documents) {
      await environment.clearFirestore();
      const entries = Object.entries(documents);
      if (entries.length === 0) return;
      await environment.withSecurityRulesDisabled(async (admin) => {
        const db = admin.firestore() as unknown as Firestore;
        const batch = writeBatch(db);
        for (const [path, data] of entries) batch.set(doc(db, path), data);
        await batch.commit();
      });
    },
    withoutRules: (callback) => environment.withSecurityRulesDisabled(callback),
  };
}
