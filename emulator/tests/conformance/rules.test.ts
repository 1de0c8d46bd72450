import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Firestore } from 'firebase-admin/firestore';
import { adminClient } from '../support/admin-client.ts';
import { startEmulator } from '../support/emulator.ts';
import type { TestEmulator } from '../support/emulator.ts';
import { fullClient, liteClient } from '../support/web-clients.ts';
import type { Identity } from '../support/web-clients.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isAdmin() { return request.auth.token.admin == true; }
    match /events/{id} {
      allow read: if resource.data.isActive == true || isAdmin();
      allow create: if isAdmin() && request.resource.data.createdAt == request.time;
      allow update: if isAdmin() && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['title']);
      allow delete: if isAdmin();
    }
    match /pairs/{id} {
      // Each of the two documents can only be created in the same commit as the other.
      allow create: if existsAfter(/databases/$(database)/documents/counterparts/$(id));
    }
    match /counterparts/{id} { allow create: if exists(/databases/$(database)/documents/events/open); }
    match /{path=**}/notes/{id} { allow list: if request.query.limit <= 10; }
  }
}`;

const ADMIN = { sub: 'ann', admin: true };

let emulator: TestEmulator;
let admin: { db: Firestore; close(): Promise<void> };

beforeAll(async () => {
  emulator = await startEmulator(RULES);
  admin = adminClient(emulator);
});

afterAll(async () => {
  await admin.close();
  await emulator.close();
});

beforeEach(async () => {
  for (const { id } of await admin.db.listCollections())
    await admin.db.recursiveDelete(admin.db.collection(id));
  await admin.db.doc('events/open').set({ isActive: true, title: 'open' });
  await admin.db.doc('events/shut').set({ isActive: false, title: 'shut' });
});

/** The two web SDKs, whose functions used here have the same signatures. */
const SDKS: Record<
  string,
  { sdk: typeof lite; open: (identity?: Identity) => { db: lite.Firestore; close(): Promise<void> } }
> = {
  'REST (lite)': { sdk: lite, open: (identity) => liteClient(emulator, identity) },
  'gRPC streams': {
    sdk: full as unknown as typeof lite,
    open: (identity) => fullClient(emulator, identity) as unknown as ReturnType<typeof liteClient>,
  },
};

describe.each(Object.entries(SDKS))('rules over %s', (_, { sdk, open }) => {
  const {
    collection,
    collectionGroup,
    doc,
    getDoc,
    getDocs,
    limit,
    query,
    serverTimestamp,
    setDoc,
    where,
    writeBatch,
  } = sdk;

  /** The outcome of a request: `allowed` or the error code. */
  async function outcome(
    identity: Identity,
    request: (db: lite.Firestore) => Promise<unknown>,
  ): Promise<string> {
    const { db, close } = open(identity);
    try {
      await request(db);
      return 'allowed';
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : String(error);
    } finally {
      await close();
    }
  }

  const event = (db: lite.Firestore, id: string): lite.DocumentReference => doc(db, `events/${id}`);
  const createEvent = (db: lite.Firestore): Promise<void> =>
    setDoc(event(db, 'new'), { isActive: true, createdAt: serverTimestamp() });
  const retitle = (db: lite.Firestore): Promise<void> => sdk.updateDoc(event(db, 'open'), { title: 'x' });
  const shut = (db: lite.Firestore): Promise<void> => sdk.updateDoc(event(db, 'open'), { isActive: false });
  const activeEvents = (db: lite.Firestore): lite.Query =>
    query(collection(db, 'events'), where('isActive', '==', true));

  /** [title, caller, request, outcome] */
  const CASES: readonly (readonly [string, Identity, (db: lite.Firestore) => Promise<unknown>, string])[] = [
    ['get of a readable document', undefined, (db) => getDoc(event(db, 'open')), 'allowed'],
    ['get of an unreadable document', undefined, (db) => getDoc(event(db, 'shut')), 'permission-denied'],
    ['get of a missing document', undefined, (db) => getDoc(event(db, 'none')), 'permission-denied'],
    ['get with the required claim', ADMIN, (db) => getDoc(event(db, 'shut')), 'allowed'],
    [
      'get without the required claim',
      { sub: 'bob' },
      (db) => getDoc(event(db, 'shut')),
      'permission-denied',
    ],
    ['get in a collection without rules', ADMIN, (db) => getDoc(doc(db, 'other/x')), 'permission-denied'],
    ['list with the filter that the rule requires', undefined, (db) => getDocs(activeEvents(db)), 'allowed'],
    ['list without a filter', undefined, (db) => getDocs(collection(db, 'events')), 'permission-denied'],
    ['list without a filter by the admin', ADMIN, (db) => getDocs(collection(db, 'events')), 'allowed'],
    [
      'list of a collection group with the allowed limit',
      undefined,
      (db) => getDocs(query(collectionGroup(db, 'notes'), limit(10))),
      'allowed',
    ],
    [
      'list of a collection group above the allowed limit',
      undefined,
      (db) => getDocs(query(collectionGroup(db, 'notes'), limit(11))),
      'permission-denied',
    ],
    ['create', ADMIN, createEvent, 'allowed'],
    ['create without authentication', undefined, createEvent, 'permission-denied'],
    [
      'create with a client-supplied time',
      ADMIN,
      (db) => setDoc(event(db, 'new'), { createdAt: new Date(0) }),
      'permission-denied',
    ],
    ['update of the allowed field', ADMIN, retitle, 'allowed'],
    ['update of another field', ADMIN, shut, 'permission-denied'],
    ['update without authentication', undefined, retitle, 'permission-denied'],
    [
      'update that changes nothing, without authentication',
      undefined,
      (db) => sdk.updateDoc(event(db, 'open'), { title: 'open' }),
      'permission-denied',
    ],
    ['delete', ADMIN, (db) => sdk.deleteDoc(event(db, 'open')), 'allowed'],
    [
      'delete without authentication',
      undefined,
      (db) => sdk.deleteDoc(event(db, 'open')),
      'permission-denied',
    ],
    [
      'delete of a missing document without authentication',
      undefined,
      (db) => sdk.deleteDoc(event(db, 'none')),
      'permission-denied',
    ],
    ['any request with the owner token', 'owner', (db) => setDoc(doc(db, 'other/x'), {}), 'allowed'],
  ];

  test.each(CASES)('%s', async (_title, identity, request, expected) => {
    expect(await outcome(identity, request)).toBe(expected);
  });

  test('existsAfter sees all writes of the commit', async () => {
    const both = (db: lite.Firestore): Promise<void> =>
      writeBatch(db).set(doc(db, 'pairs/a'), {}).set(doc(db, 'counterparts/a'), {}).commit();
    expect(await outcome(undefined, (db) => setDoc(doc(db, 'pairs/a'), {}))).toBe('permission-denied');
    expect(await outcome(undefined, both)).toBe('allowed');
  });

  test('one denied write denies the whole commit', async () => {
    const mixed = (db: lite.Firestore): Promise<void> =>
      writeBatch(db).set(doc(db, 'counterparts/a'), {}).set(doc(db, 'other/a'), {}).commit();
    expect(await outcome(undefined, mixed)).toBe('permission-denied');
    expect((await admin.db.doc('counterparts/a').get()).exists).toBe(false);
  });

  test('count requires the same permission as list', async () => {
    const count =
      'getCount' in sdk ? sdk.getCount : (full.getCountFromServer as unknown as typeof lite.getCount);
    expect(await outcome(undefined, (db) => count(activeEvents(db)))).toBe('allowed');
    expect(await outcome(undefined, (db) => count(collection(db, 'events')))).toBe('permission-denied');
  });

  test('evaluates the rules for transactions', async () => {
    const move = (db: lite.Firestore): Promise<unknown> =>
      sdk.runTransaction(db, async (transaction) => {
        await transaction.get(event(db, 'open'));
        transaction.update(event(db, 'open'), { title: 'moved' });
      });
    expect(await outcome(undefined, move)).toBe('permission-denied');
    expect(await outcome(ADMIN, move)).toBe('allowed');
  });
});

test('denies a listener when the rules cannot be proved for its query', async () => {
  const { db, close } = fullClient(emulator);
  const code = await new Promise((resolve) => {
    full.onSnapshot(
      full.collection(db, 'events'),
      () => resolve('listed'),
      (error) => resolve(error.code),
    );
  });
  expect(code).toBe('permission-denied');
  await close();
});

test('evaluates new rules for existing listeners', async () => {
  const other = await startEmulator(listening('true', 'true'));
  const { db, close } = fullClient(other);
  const calls: string[] = [];
  const listen = (name: string, target: full.Query | full.DocumentReference): Promise<void> =>
    new Promise((begun) => {
      const next = (): void => begun(void calls.push(name));
      const failed = (error: full.FirestoreError): void => void calls.push(`${name} ${error.code}`);
      if (target instanceof full.DocumentReference) full.onSnapshot(target, next, failed);
      else full.onSnapshot(target, next, failed);
    });
  await listen('query', full.collection(db, 'a'));
  await listen('document', full.doc(db, 'b/b'));
  other.rules.setGeneral(listening('true', 'request.auth != null'), 'firestore.rules');
  await expect.poll(() => calls).toEqual(['query', 'document', 'document permission-denied']);
  other.rules.setGeneral(listening('false', 'true'), 'firestore.rules');
  await expect.poll(() => calls.at(-1)).toBe('query permission-denied');
  await close();
  await other.close();
});

/** Rules with a condition for listing collection `a` and one for getting documents of `b`. */
function listening(list: string, get: string): string {
  return `service cloud.firestore { match /databases/{db}/documents {
    match /a/{id} { allow list: if ${list}; }
    match /b/{id} { allow get: if ${get}; }
  } }`;
}

test('responds with 401 to a token that is not a JWT', async () => {
  const url = `http://${emulator.address}/v1/projects/demo-emulator/databases/(default)/documents/events/open`;
  expect((await fetch(url)).status).toBe(200);
  for (const authorization of ['Bearer nonsense', 'Bearer a.b.c', 'Basic owner', 'Bearer owner x', 'owner']) {
    expect((await fetch(url, { headers: { authorization } })).status).toBe(401);
  }
});
