import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, aFaq } from '@app/domain/testing/factories.ts';
import { startFirestoreEmulator, type FirestoreEmulator } from '../emulator/src/index.ts';
import { TokenIssuer, withClaimsOf, withoutSignature } from '../emulator/tests/support/token-issuer.ts';
import { SESSIONS, TOKENS } from './cases/callers.ts';
import { fieldsOf } from './cases/firestore-case.ts';

// The Auth emulator issues unsigned tokens, so the other tests of the rules run on an emulator that accepts any token.
// These tests run on one that verifies signatures as production does. It loads an issuer's public keys instead of
// Google's, whose private keys nobody else has.

const PROJECT = 'demo-signed-tokens';
const issuer = new TokenIssuer(PROJECT);
const unknownIssuer = new TokenIssuer(PROJECT);
const ADMIN = { sub: 'admin', ...TOKENS.admin };
const QUESTION_PATH = `faqs/${crypto.randomUUID()}`;
const QUESTION = fieldsOf(aFaq());
const adminToken = issuer.sign(ADMIN);

let emulator: FirestoreEmulator;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'signed-tokens-'));
  const keys = join(folder, 'keys.json');
  writeFileSync(keys, issuer.publicKeys());
  const root = join(import.meta.dirname, '..');
  emulator = await startFirestoreEmulator({
    projectId: PROJECT,
    rules: join(root, 'firestore.rules'),
    indexes: join(root, 'firestore.indexes.json'),
    verifyTokens: keys,
  });
  setLogLevel('silent');
  const stored = { ...SESSIONS, 'bookings/b1': fieldsOf(aBooking('e1')), [QUESTION_PATH]: QUESTION };
  // The emulators' own credential, which bypasses the rules.
  await request('owner', async (db) => {
    for (const [path, fields] of Object.entries(stored)) await setDoc(doc(db, path), fields);
  });
});

afterAll(async () => {
  await emulator.stop();
  rmSync(folder, { recursive: true });
});

/** Sends requests with a token; returns `allowed` or the code of the error. */
async function request(
  token: string | undefined,
  send: (db: Firestore) => Promise<unknown>,
): Promise<string> {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'sample' }, crypto.randomUUID());
  const db = getFirestore(app);
  connectFirestoreEmulator(db, emulator.host, emulator.port, token ? { mockUserToken: token } : {});
  try {
    await send(db);
    return 'allowed';
  } catch (error) {
    if (error instanceof FirebaseError) return error.code;
    throw error;
  } finally {
    await deleteApp(app);
  }
}

const ADMIN_REQUESTS: readonly (readonly [name: string, send: (db: Firestore) => Promise<unknown>])[] = [
  ['read a booking', (db) => getDoc(doc(db, 'bookings/b1'))],
  ['list the bookings', (db) => getDocs(collection(db, 'bookings'))],
  ['create a question', (db) => setDoc(doc(db, `faqs/${crypto.randomUUID()}`), QUESTION)],
  ['change a question', (db) => setDoc(doc(db, QUESTION_PATH), QUESTION)],
  ['delete a question', (db) => deleteDoc(doc(db, 'faqs/f2'))],
];

const HOUR = 3600;
const now = Math.floor(Date.now() / 1000);
// prettier-ignore
const INVALID_TOKENS: readonly (readonly [name: string, token: string])[] = [
  ['an unsigned token',                         withoutSignature(adminToken)],
  ['a token signed with an unknown key',        unknownIssuer.sign(ADMIN)],
  ['a signed token with exchanged claims',      withClaimsOf(issuer.sign({ ...ADMIN, admin: false }), adminToken)],
  ['an expired token',                          issuer.sign({ ...ADMIN, exp: now - 1 })],
  ['a token issued in the future',              issuer.sign({ ...ADMIN, iat: now + HOUR })],
  ['a token of another project',                new TokenIssuer('demo-other').sign(ADMIN)],
];

describe.each(ADMIN_REQUESTS)('with verified signatures, the request to %s', (_, send) => {
  it('is allowed with a signed token of an admin', async () => {
    expect(await request(adminToken, send)).toBe('allowed');
  });

  it.each(INVALID_TOKENS)('is rejected with %s', async (__, token) => {
    expect(await request(token, send)).toBe('unauthenticated');
  });

  it.each([
    ['without a token', undefined],
    ['with a signed token of another account', issuer.sign({ sub: 'visitor', ...TOKENS.signedIn })],
    [
      'with a signed token that lacks the session',
      issuer.sign({ sub: 'admin', ...TOKENS.adminWithoutSession }),
    ],
    [
      'with a signed token of a session that has ended',
      issuer.sign({ sub: 'admin', ...TOKENS.adminAfterLogout }),
    ],
  ])('is denied %s', async (__, token) => {
    expect(await request(token, send)).toBe('permission-denied');
  });
});
