import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Firestore } from 'firebase-admin/firestore';
import * as full from 'firebase/firestore';
import { adminClient } from '../support/admin-client.ts';
import { startEmulator } from '../support/emulator.ts';
import type { TestEmulator } from '../support/emulator.ts';
import type { ExistenceFilterMismatch, WithTestingHooks } from '../support/existence-filter-mismatch.ts';
import { snapshotRecorder } from '../support/recorded-snapshots.ts';
import { fullClient } from '../support/web-clients.ts';

// Listener behaviour that the cases of the conformance suite do not cover.

const { _TestingHooks } = full as unknown as WithTestingHooks;

let emulator: TestEmulator;
let admin: { db: Firestore; close(): Promise<void> };
let web: { db: full.Firestore; close(): Promise<void> };

const { listen, snapshots, unlisten } = snapshotRecorder((target, next, failed) =>
  'document' in target
    ? full.onSnapshot(full.doc(web.db, target.document), next, failed)
    : full.onSnapshot(full.collection(web.db, target.from), next, failed),
);

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

/** Each test uses another collection, because the web SDK caches documents of listeners that have ended. */
let list = '';
let tests = 0;
beforeEach(() => {
  list = `list ${(tests += 1)}`;
});

test('the web SDK resumes after being offline and receives the missed changes', async () => {
  await admin.db.doc(`${list}/a`).set({ rank: 1 });
  await admin.db.doc(`${list}/b`).set({ rank: 2 });
  await listen(list, { from: list });
  expect(await snapshots(list, 1)).toEqual(['+a +b']);
  await full.disableNetwork(web.db);
  await admin.db.doc(`${list}/a`).delete();
  await admin.db.doc(`${list}/c`).set({ rank: 3 });
  await full.enableNetwork(web.db);
  // The SDK notices the deletion from the document count, then queries for the deleted document.
  expect(await snapshots(list, 3)).toEqual(['+a +b', '+c', '-a']);
  await unlisten(list);
});

describe('the web SDK resuming a listener', () => {
  const mismatches: ExistenceFilterMismatch[] = [];
  let stop: () => void;
  beforeEach(() => {
    mismatches.length = 0;
    stop = _TestingHooks.onExistenceFilterMismatch((info) => mismatches.push(info));
  });
  afterEach(() => stop());

  test('finds documents deleted meanwhile with the Bloom filter, without reading all documents again', async () => {
    const batch = admin.db.batch();
    for (let i = 0; i < 100; i++) batch.set(admin.db.doc(`${list}/doc${i}`), { i });
    await batch.commit();
    await listen(list, { from: list });
    expect((await snapshots(list, 1))[0]?.split(' ')).toHaveLength(100);
    await full.disableNetwork(web.db);
    const deletion = admin.db.batch();
    for (let i = 0; i < 100; i += 2) deletion.delete(admin.db.doc(`${list}/doc${i}`));
    await deletion.commit();
    await full.enableNetwork(web.db);
    await expect.poll(() => full.getDocs(full.collection(web.db, list)).then(({ size }) => size)).toBe(50);
    expect(mismatches).toHaveLength(1);
    const [{ localCacheCount, existenceFilterCount, bloomFilter }] = mismatches as [ExistenceFilterMismatch];
    expect({ localCacheCount, existenceFilterCount }).toEqual({
      localCacheCount: 100,
      existenceFilterCount: 50,
    });
    expect(bloomFilter).toMatchObject({ applied: true });
    const name = (i: number): string =>
      `projects/demo-emulator/databases/(default)/documents/${list}/doc${i}`;
    const contained = Array.from({ length: 100 }, (_, i) => bloomFilter?.mightContain(name(i)));
    expect(contained).toEqual(Array.from({ length: 100 }, (_, i) => i % 2 === 1));
    await unlisten(list);
  });

  test('reports no existence filter mismatch when no document was deleted', async () => {
    await admin.db.doc(`${list}/a`).set({ rank: 1 });
    await listen(list, { from: list });
    expect(await snapshots(list, 1)).toEqual(['+a']);
    await full.disableNetwork(web.db);
    await admin.db.doc(`${list}/b`).set({ rank: 2 });
    await full.enableNetwork(web.db);
    expect(await snapshots(list, 2)).toEqual(['+a', '+b']);
    expect(mismatches).toEqual([]);
    await unlisten(list);
  });
});

test('reports the creation and deletion of a single document that did not exist', async () => {
  await listen(list, { document: `${list}/x` });
  expect(await snapshots(list, 1)).toEqual(['null']);
  await admin.db.doc(`${list}/x`).set({ rank: 1 });
  expect(await snapshots(list, 2)).toEqual(['null', '{"rank":1}']);
  await admin.db.doc(`${list}/x`).delete();
  expect(await snapshots(list, 3)).toEqual(['null', '{"rank":1}', 'null']);
  await unlisten(list);
});

test('reports removed documents when the database is cleared', async () => {
  await admin.db.doc(`${list}/a`).set({ rank: 1 });
  await listen(list, { from: list });
  expect(await snapshots(list, 1)).toEqual(['+a']);
  const path = `/emulator/v1/projects/demo-emulator/databases/(default)/documents`;
  expect((await fetch(`http://${emulator.address}${path}`, { method: 'DELETE' })).status).toBe(200);
  expect(await snapshots(list, 2)).toEqual(['+a', '-a']);
  await unlisten(list);
});
