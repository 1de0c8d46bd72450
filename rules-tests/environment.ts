import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc, type Firestore } from 'firebase/firestore';
import { setLogLevel } from 'firebase/app';
import { afterAll, beforeAll, beforeEach } from 'vitest';

function address(variable: string): { host: string; port: number } {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: run the rules tests by "npm test -- api".`);
  const { hostname, port } = new URL(`http://${value}`);
  return { host: hostname, port: Number(port) };
}

const fromRoot = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

export interface RulesEnvironment {
  /** Firestore as a visitor, as someone signed in without the claim, and as the admin sees it. */
  as: Record<Caller, () => Firestore>;
  storageAs: Record<
    Caller,
    () => ReturnType<ReturnType<RulesTestEnvironment['unauthenticatedContext']>['storage']>
  >;
  /** Writes documents past the rules: `{ 'events/1': {...} }`. */
  given(documents: Record<string, object>): Promise<void>;
  withoutRules: RulesTestEnvironment['withSecurityRulesDisabled'];
}

export const CALLERS = ['nobody', 'signedIn', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

/**
 * The project's rules in an emulator project of this file's own, so that files run side by side. Every test starts
 * with an empty database.
 */
export function useRules(projectId: string): RulesEnvironment {
  let environment: RulesTestEnvironment;

  beforeAll(async () => {
    // The SDK warns of every denial, and denials are what these tests are about.
    setLogLevel('silent');
    environment = await initializeTestEnvironment({
      projectId,
      firestore: { ...address('FIRESTORE_EMULATOR_HOST'), rules: fromRoot('firestore.rules') },
      // The bucket's rules are one for all projects; the emulator has them from firebase.json.
      storage: address('FIREBASE_STORAGE_EMULATOR_HOST'),
    });
  });
  beforeEach(() => environment.clearFirestore());
  afterAll(() => environment.cleanup());

  const context = (caller: Caller) => {
    if (caller === 'nobody') return environment.unauthenticatedContext();
    return environment.authenticatedContext(caller, caller === 'admin' ? { admin: true } : {});
  };
  const each = <T>(make: (caller: Caller) => T) =>
    Object.fromEntries(CALLERS.map((caller) => [caller, () => make(caller)])) as Record<Caller, () => T>;

  return {
    // The compat instance that the testing library hands out is the modular one underneath.
    as: each((caller) => context(caller).firestore() as unknown as Firestore),
    storageAs: each((caller) => context(caller).storage()),
    async given(documents) {
      await environment.withSecurityRulesDisabled(async (admin) => {
        const db = admin.firestore() as unknown as Firestore;
        for (const [path, data] of Object.entries(documents)) await setDoc(doc(db, path), data);
      });
    },
    withoutRules: (callback) => environment.withSecurityRulesDisabled(callback),
  };
}
