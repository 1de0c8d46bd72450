import { FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Store } from '../store/store.ts';
import { adminClient } from '../../tests/support/admin-client.ts';
import { PROJECT, startEmulator } from '../../tests/support/emulator.ts';
import type { TestEmulator } from '../../tests/support/emulator.ts';
import { valuesIdentical } from '../values/compare.ts';
import { importProject } from './exported-data.ts';
import { writeRecords } from './leveldb-log.ts';

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
const output = (): string => join(folder, 'firestore_export', 'all_namespaces', 'all_kinds', 'output-0');

const namesIn = (store: Store, project = PROJECT): string[] =>
  Array.from(store.documentsOf(project), ({ name }) => name);

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

test('imports every document and value of an export', async () => {
  const { db } = admin;
  await db.doc('a/everything').set({
    integers: [2 ** 53 - 1, -1, 0],
    doubles: [1.5, 0.1, -0, NaN, Infinity, 1e300],
    texts: ['', '술', 'two\u2028lines\u2029', 'quote " and \\', '\0', 'long '.repeat(2_000)],
    times: [new Timestamp(1, 123_456_000), new Timestamp(-1, 999_999_000), new Timestamp(-62_135_596_800, 0)],
    bytes: Buffer.from([0, 255]),
    place: new GeoPoint(-90, 180),
    other: db.doc('a/b/c/__id7__'),
    map: { 'odd name': { __proto__: null, nothing: null }, empty: {}, list: [{ deep: [1] }] },
    vector: FieldValue.vector([1, 2.5]),
    none: [],
    one: [true],
    mixed: [null, 1, 'two', { three: 3 }, db.doc('a/b')],
  });
  await db.doc('a/b/c/below').set({ yes: true });
  await db.doc('a/__id7__').set({});
  await db.doc('a/__id007__').set({});
  await db.doc('a/__id99999999999999999999__').set({});
  await db.doc('a/gone').set({});
  await db.doc('a/gone').delete();
  expect((await requestExport()).status).toBe(200);

  const store = new Store();
  await importProject(store, metadata());
  const before = [...emulator.store.documentsOf(PROJECT)];
  expect(namesIn(store)).toEqual(before.map(({ name }) => name));
  expect(before).toHaveLength(5);
  const changed = [...store.documentsOf(PROJECT)].flatMap(({ name, fields }, index) =>
    [...before[index]!.fields]
      .filter(([field, value]) => !valuesIdentical(fields.get(field)!, value))
      .map(([field]) => `${name} ${field}`),
  );
  expect(changed).toEqual([]);
});

test('gives imported documents the time of the import, because exports contain no times', async () => {
  await admin.db.doc('a/b').set({});
  await requestExport();
  const store = new Store();
  const start = Date.now() * 1000;
  await importProject(store, metadata());
  const [document] = store.documentsOf(PROJECT);
  expect(document!.createTime).toBeGreaterThanOrEqual(start);
  expect(document!.updateTime).toBe(document!.createTime);
});

test('exports all databases of the project, but no documents of other projects', async () => {
  for (const database of [`projects/${PROJECT}/databases/two`, 'projects/demo-other/databases/(default)']) {
    await fetch(`http://${emulator.address}/v1/${database}/documents/a/b`, {
      method: 'PATCH',
      body: '{"fields":{}}',
    });
  }
  await requestExport();
  const store = new Store();
  await importProject(store, metadata());
  expect(namesIn(store)).toEqual([`projects/${PROJECT}/databases/two/documents/a/b`]);
  expect(namesIn(store, 'demo-other')).toEqual([]);
});

test('writes an empty export when there are no documents', async () => {
  await requestExport();
  const store = new Store();
  await importProject(store, metadata());
  expect([...store.documentsOf(PROJECT)]).toEqual([]);
});

test.each([
  ['a missing folder', { export_directory: '/nowhere' }, {}, 400],
  ['no name', { export_name: undefined }, {}, 400],
  ['a name outside the export folder', { export_name: '../elsewhere' }, {}, 400],
  ['an Origin header, as from a web page', {}, { Origin: 'https://example.com' }, 403],
])('rejects an export request with %s', async (_, body, headers, status) => {
  expect((await requestExport(body, headers)).status).toBe(status);
});

test('rejects an export to an existing folder', async () => {
  await requestExport();
  expect((await requestExport()).status).toBe(400);
});

test.each([
  [
    'a record that is not an entity',
    Buffer.concat([...writeRecords([Buffer.from('\x07nonsense')])]),
    /document 1/,
  ],
  ['bytes that are not a LevelDB log', Buffer.alloc(100, 1), /byte 0/],
])('an import of %s fails, names the file and stores nothing', async (_, content, message) => {
  await admin.db.doc('a/b').set({});
  await requestExport();
  const second = join(output(), '..', 'output-1');
  writeFileSync(second, content);
  const store = new Store();
  await expect(importProject(store, metadata())).rejects.toThrow(message);
  await expect(importProject(store, metadata())).rejects.toThrow(second);
  expect(namesIn(store)).toEqual([]);
});

test('imports all output files of an export of selected collections', async () => {
  const everything = readFileSync(
    await admin.db
      .doc('a/b')
      .set({})
      .then(() => requestExport())
      .then(output),
  );
  const chosen = join(folder, 'chosen');
  for (const [kind, file] of [
    ['kind_a', 'output-0'],
    ['kind_a', 'output-1'],
    ['kind_c', 'output-0'],
  ] as const) {
    mkdirSync(join(chosen, 'all_namespaces', kind), { recursive: true });
    writeFileSync(join(chosen, 'all_namespaces', kind, file), everything);
  }
  writeFileSync(join(chosen, 'chosen.overall_export_metadata'), '');
  const store = new Store();
  await importProject(store, join(chosen, 'chosen.overall_export_metadata'));
  expect(namesIn(store)).toEqual([`projects/${PROJECT}/databases/(default)/documents/a/b`]);
});

test('rejects an import from a folder without output files', async () => {
  const file = join(folder, 'x.overall_export_metadata');
  writeFileSync(file, Buffer.from([0, 1, 2]));
  await expect(importProject(new Store(), file)).rejects.toThrow(/output-0, output-1 … are missing/);
});

describe('an export in the format of versions before 0.2.0', () => {
  const name = 'projects/demo-old/databases/(default)/documents/a/b';
  const line = JSON.stringify({
    name,
    fields: { text: { stringValue: '술' } },
    createTime: '2025-01-02T03:04:05.678901Z',
    updateTime: '2025-01-02T03:04:06Z',
  });
  const importLines = async (lines: string): Promise<Store> => {
    writeFileSync(join(folder, 'documents.ndjson'), lines);
    writeFileSync(join(folder, 'old.overall_export_metadata'), '');
    const store = new Store();
    await importProject(store, join(folder, 'old.overall_export_metadata'));
    return store;
  };

  test('is imported with the times of its documents', async () => {
    const store = await importLines(`${line}\n`);
    expect(namesIn(store, 'demo-old')).toEqual([name]);
    expect([...store.documentsOf('demo-old')][0]!.createTime).toBe(
      Date.UTC(2025, 0, 2, 3, 4, 5, 678) * 1000 + 901,
    );
  });

  test.each([
    ['a truncated line', '{"name": "projects/p/databases'],
    ['an unknown member', '{"colour": "red"}'],
    ['a document without a name', '{"fields": {}}'],
  ])('with %s is rejected with an error that names the line', async (_, damaged) => {
    await expect(importLines(`${line}\n${damaged}`)).rejects.toThrow(/documents\.ndjson, line 2, is not/);
  });
});
