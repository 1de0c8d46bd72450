import type { Firestore } from 'firebase-admin/firestore';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminClient } from '../support/admin-client.ts';
import { startSuite } from '../support/emulator-suite.ts';
import type { Suite } from '../support/emulator-suite.ts';

// Runs firebase-tools with its Functions emulator and hub: events that functions receive, and data kept across
// restarts.

/** Every function records its event in the collection `events`. */
const FUNCTIONS = `
  const firestore = require('firebase-functions/firestore');
  const { initializeApp } = require('firebase-admin/app');
  const { getFirestore } = require('firebase-admin/firestore');
  initializeApp();
  const note = ({ id, type, params, data, authType = null }) =>
    getFirestore().doc('events/' + id).set({
      type: type.slice('google.cloud.firestore.document.v1.'.length),
      params,
      authType,
      before: data.before?.data() ?? null,
      after: (data.after ?? data).data() ?? null,
    });
  exports.created = firestore.onDocumentCreated('users/{id}', note);
  exports.updated = firestore.onDocumentUpdated('users/{id}', note);
  exports.deleted = firestore.onDocumentDeleted('users/{id}', note);
  exports.written = firestore.onDocumentWrittenWithAuthContext('users/{rest=**}', note);
`;

let folder: string;
let suite: Suite | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'a suite '));
});

afterEach(async () => {
  await suite?.stop();
  rmSync(folder, { recursive: true });
});

/** Starts the suite, does some work with the admin SDK, and stops it as Ctrl-C would. */
async function during(
  only: string,
  args: readonly string[],
  work: (db: Firestore) => Promise<void>,
): Promise<void> {
  suite = await startSuite({ folder, only, functions: FUNCTIONS, args });
  const { db, close } = adminClient(suite);
  await work(db);
  await close();
  await suite.stop();
}

test('functions receive the events they registered for, with both document versions and path parameters', async () => {
  await during('functions,firestore', [], async (db) => {
    await db.doc('users/a').set({ n: 1 });
    await db.doc('users/a').update({ n: 2 });
    await db.doc('users/a').delete();
    await db.doc('users/a/deep/er').set({ text: '막걸리' });
    await expect
      .poll(async () => (await db.collection('events').get()).docs.map((doc) => doc.data()), {
        timeout: 20_000,
      })
      .toHaveLength(7);
    const events = (await db.collection('events').orderBy('type').get()).docs.map((doc) => doc.data());
    const params = { id: 'a' };
    const authType = null;
    expect(events.slice(0, 3)).toEqual([
      { type: 'created', params, authType, before: null, after: { n: 1 } },
      { type: 'deleted', params, authType, before: null, after: { n: 2 } },
      { type: 'updated', params, authType, before: { n: 1 }, after: { n: 2 } },
    ]);
    expect(
      events
        .slice(3)
        .map(({ params: { rest } }) => rest)
        .toSorted(),
    ).toEqual(['a', 'a', 'a', 'a/deep/er']);
    expect(events.at(-1)).toMatchObject({ type: 'written.withAuthContext', authType: 'service_account' });
  });
}, 60_000);

test('imports at the next start what was exported on exit', async () => {
  await during('firestore', ['--export-on-exit=data'], async (db) => {
    await db.doc('teas/green').set({ name: '녹차', price: 4.5 });
  });
  await during('firestore', ['--import=data'], async (db) => {
    expect((await db.doc('teas/green').get()).data()).toEqual({ name: '녹차', price: 4.5 });
  });
}, 60_000);
