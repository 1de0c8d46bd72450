import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Firestore } from 'firebase-admin/firestore';
import * as full from 'firebase/firestore';
import { adminClient } from '../testing/admin-client.ts';
import { startEmulator } from '../testing/emulator.ts';
import type { TestEmulator } from '../testing/emulator.ts';
import { fullClient } from '../testing/web-clients.ts';

// Listeners of the server SDK and of the web SDK in Node; the browser's are in browser.test.ts.

interface Snapshot {
  docChanges(): { type: string; doc: { id: string } }[];
}

/** Collects a query's snapshots, each as text: `added a, removed b`. */
type Watch = (onNext: (snapshot: Snapshot) => void, onError: (error: Error) => void) => () => void;

let emulator: TestEmulator;
let admin: { db: Firestore; close(): Promise<void> };
let web: { db: full.Firestore; close(): Promise<void> };

beforeAll(async () => {
  emulator = await startEmulator();
  admin = adminClient(emulator);
  web = fullClient(emulator, 'owner');
});

afterAll(async () => {
  await web.close();
  await admin.close();
  await emulator.close();
});

/** A collection of its own for each test, since the web SDK remembers documents of listeners that have ended. */
let list = '';
let tests = 0;
beforeEach(() => {
  list = `list ${(tests += 1)}`;
});

function follow(watch: Watch): { seen: string[]; stop: () => void } {
  const seen: string[] = [];
  const stop = watch(
    (snapshot) =>
      seen.push(
        snapshot
          .docChanges()
          .map(({ type, doc }) => `${type} ${doc.id}`)
          .join(', '),
      ),
    (error) => seen.push(error.message),
  );
  return { seen, stop };
}

interface Shape {
  min?: number;
  limit?: number;
}

const LISTENERS: Record<string, (shape: Shape) => Watch> = {
  'firebase-admin':
    ({ min = 0, limit = 100 }) =>
    (...observer) =>
      admin.db
        .collection(list)
        .where('rank', '>=', min)
        .orderBy('rank')
        .limit(limit)
        .onSnapshot(...observer),
  'firebase/firestore':
    ({ min = 0, limit }) =>
    (...observer) => {
      const { collection, onSnapshot, orderBy, query, where } = full;
      const window = limit === undefined ? [] : [full.limit(limit)];
      return onSnapshot(
        query(collection(web.db, list), where('rank', '>=', min), orderBy('rank'), ...window),
        ...observer,
      );
    },
};

describe.each(Object.entries(LISTENERS))('%s', (_, listener) => {
  const put = (id: string, rank: number): Promise<unknown> => admin.db.doc(`${list}/${id}`).set({ rank });

  test('sees what is there, then what is added, changed and removed', async () => {
    await put('a', 1);
    const { seen, stop } = follow(listener({}));
    await expect.poll(() => seen).toEqual(['added a']);
    await put('b', 2);
    await expect.poll(() => seen).toHaveLength(2);
    await put('a', 3);
    await expect.poll(() => seen).toHaveLength(3);
    await admin.db.doc(`${list}/b`).delete();
    await expect.poll(() => seen).toEqual(['added a', 'added b', 'modified a', 'removed b']);
    stop();
  });

  test('sees documents enter and leave by a change of their fields', async () => {
    await put('a', 1);
    const { seen, stop } = follow(listener({ min: 5 }));
    await expect.poll(() => seen).toEqual(['']);
    await put('a', 5);
    await expect.poll(() => seen).toHaveLength(2);
    await put('a', 4);
    await expect.poll(() => seen).toEqual(['', 'added a', 'removed a']);
    stop();
  });

  test('sees the edge of a limit move in both directions', async () => {
    await Promise.all([put('a', 1), put('b', 2), put('c', 3)]);
    const { seen, stop } = follow(listener({ limit: 2 }));
    await expect.poll(() => seen).toEqual(['added a, added b']);
    await admin.db.doc(`${list}/a`).delete();
    await expect.poll(() => seen.slice(1)).toEqual(['removed a, added c']);
    await put('z', 0);
    await expect.poll(() => seen.slice(2)).toEqual(['removed c, added z']);
    stop();
  });

  test('sees the writes of one batch at once', async () => {
    const { seen, stop } = follow(listener({}));
    await expect.poll(() => seen).toEqual(['']);
    const batch = admin.db.batch();
    for (const id of ['a', 'b', 'c']) batch.set(admin.db.doc(`${list}/${id}`), { rank: 1 });
    await batch.commit();
    await expect.poll(() => seen).toEqual(['', 'added a, added b, added c']);
    stop();
  });

  test('is not told of a write that changes nothing', async () => {
    await put('a', 1);
    const { seen, stop } = follow(listener({}));
    await expect.poll(() => seen).toEqual(['added a']);
    await put('a', 1);
    await put('b', 2);
    await expect.poll(() => seen).toEqual(['added a', 'added b']);
    stop();
  });
});

test('the web SDK, back from being offline, resumes and sees what it missed', async () => {
  await admin.db.doc(`${list}/a`).set({ rank: 1 });
  await admin.db.doc(`${list}/b`).set({ rank: 2 });
  const { seen, stop } = follow((...observer) => full.onSnapshot(full.collection(web.db, list), ...observer));
  await expect.poll(() => seen).toEqual(['added a, added b']);
  await full.disableNetwork(web.db);
  await admin.db.doc(`${list}/a`).delete();
  await admin.db.doc(`${list}/c`).set({ rank: 3 });
  await full.enableNetwork(web.db);
  await expect.poll(() => seen.filter((changes) => changes !== '').slice(1)).toEqual(['removed a, added c']);
  stop();
});

test('a document that does not exist yet is watched, and so is its end', async () => {
  const seen: unknown[] = [];
  const stop = full.onSnapshot(full.doc(web.db, `${list}/x`), (snapshot) => seen.push(snapshot.data()));
  await expect.poll(() => seen).toEqual([undefined]);
  await admin.db.doc(`${list}/x`).set({ rank: 1 });
  await expect.poll(() => seen).toEqual([undefined, { rank: 1 }]);
  await admin.db.doc(`${list}/x`).delete();
  await expect.poll(() => seen).toEqual([undefined, { rank: 1 }, undefined]);
  stop();
});

test('clearing the database is seen as removals', async () => {
  await admin.db.doc(`${list}/a`).set({ rank: 1 });
  const { seen, stop } = follow((...observer) => full.onSnapshot(full.collection(web.db, list), ...observer));
  await expect.poll(() => seen).toEqual(['added a']);
  const path = `/emulator/v1/projects/demo-emulator/databases/(default)/documents`;
  expect((await fetch(`http://${emulator.address}${path}`, { method: 'DELETE' })).status).toBe(200);
  await expect.poll(() => seen).toEqual(['added a', 'removed a']);
  stop();
});
