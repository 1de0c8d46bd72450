import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Store } from '../store/store.ts';
import { adminClient } from '../testing/admin-client.ts';
import { PROJECT, startEmulator } from '../testing/emulator.ts';
import type { TestEmulator } from '../testing/emulator.ts';
import { importProject } from './exported-data.ts';

let folder: string;
let emulator: TestEmulator;
let admin: ReturnType<typeof adminClient>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'an export '));
  emulator = await startEmulator();
  admin = adminClient(emulator);
});

afterEach(async () => {
  await admin.close();
  await emulator.close();
  rmSync(folder, { recursive: true });
});

const metadata = (): string => join(folder, 'firestore_export', 'firestore_export.overall_export_metadata');
const documents = (): string => join(folder, 'firestore_export', 'documents.ndjson');

function requestExport(body: object = {}, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`http://${emulator.address}/emulator/v1/projects/${PROJECT}:export`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      database: `projects/${PROJECT}/databases/(default)`,
      export_directory: folder,
      export_name: 'firestore_export',
      ...body,
    }),
  });
}

test('a store made from an export has the same documents with the same times', async () => {
  const { db } = admin;
  await db.doc('a/everything').set({
    integer: 2 ** 53 - 1,
    doubles: [1, 0.1, -0, NaN, Infinity, 1e300],
    texts: ['', '술', 'two\u2028lines\u2029', 'quote " and \\', '\0'],
    time: new Timestamp(1, 123_456_000),
    bytes: Buffer.from([0, 255]),
    place: new GeoPoint(-90, 180),
    other: db.doc('a/b/c/d'),
    map: { 'odd name': { __proto__: null, nothing: null }, empty: {} },
    none: [],
  });
  await db.doc('a/everything').update({ changed: true });
  await db.doc('a/b/c/below').set({ yes: true });
  await db.doc('a/gone').set({});
  await db.doc('a/gone').delete();
  expect((await requestExport()).status).toBe(200);

  const store = new Store();
  await importProject(store, metadata());
  const before = [...emulator.store.documentsOf(PROJECT)];
  expect([...store.documentsOf(PROJECT)]).toEqual(before);
  expect(before).toHaveLength(2);
});

test('another project’s documents stay out of an export, other databases of the project do not', async () => {
  for (const database of [`projects/${PROJECT}/databases/two`, 'projects/demo-other/databases/(default)']) {
    await fetch(`http://${emulator.address}/v1/${database}/documents/a/b`, {
      method: 'PATCH',
      body: '{"fields":{}}',
    });
  }
  await requestExport();
  const lines = readFileSync(documents(), 'utf8').trim().split('\n');
  expect(lines).toEqual([expect.stringContaining(`projects/${PROJECT}/databases/two/documents/a/b`)]);
});

test('without documents the export is empty', async () => {
  await requestExport();
  const store = new Store();
  await importProject(store, metadata());
  expect([...store.documentsOf(PROJECT)]).toEqual([]);
});

test.each([
  ['a folder that is missing', { export_directory: '/nowhere' }, {}, 400],
  ['no name', { export_name: undefined }, {}, 400],
  ['a name that leads elsewhere', { export_name: '../elsewhere' }, {}, 400],
  ['a page asking for it', {}, { Origin: 'https://example.com' }, 403],
])('nothing is exported with %s', async (_, body, headers, status) => {
  expect((await requestExport(body, headers)).status).toBe(status);
});

test('a folder that exists already is not written to', async () => {
  await requestExport();
  expect((await requestExport()).status).toBe(400);
});

test.each([
  ['half a line', '{"name": "projects/p/databases'],
  ['an unknown member', '{"colour": "red"}'],
  ['a document without a name', '{"fields": {}}'],
])('an export with %s is refused with its place, and nothing of it is taken', async (_, line) => {
  await admin.db.doc('a/b').set({});
  await requestExport();
  appendFileSync(documents(), line);
  const store = new Store();
  await expect(importProject(store, metadata())).rejects.toThrow(/documents\.ndjson, line 2, is not/);
  expect([...store.documentsOf(PROJECT)]).toEqual([]);
});

test('what another program exported is refused', async () => {
  const file = join(folder, 'x.overall_export_metadata');
  writeFileSync(file, Buffer.from([0, 1, 2]));
  await expect(importProject(new Store(), file)).rejects.toThrow(/not exported by this emulator/);
});
