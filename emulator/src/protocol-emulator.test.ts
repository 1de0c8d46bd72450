import { afterAll, beforeAll, expect, test } from 'vitest';
import { IndexChecker } from './indexes/index-checker.ts';
import { parseIndexFile } from './indexes/index-file.ts';
import { PROJECT, startEmulator } from '../tests/support/emulator.ts';
import type { TestEmulator } from '../tests/support/emulator.ts';

let emulator: TestEmulator;
let base: string;

beforeAll(async () => {
  emulator = await startEmulator();
  base = `http://${emulator.address}`;
});

afterAll(() => emulator.close());

const document = (project: string): string =>
  `${base}/v1/projects/${project}/databases/(default)/documents/a/b`;

function putRules(project: string, content: string, extra: object = {}): Promise<Response> {
  return fetch(`${base}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] }, ...extra }),
  });
}

const ruleset = (condition: string): string =>
  `service cloud.firestore { match /databases/{db}/documents { match /a/{id} { allow get: if ${condition}; } } }`;

test('lists the declared indexes that no query has used', async () => {
  const file = JSON.stringify({
    indexes: [
      { collectionGroup: 'c', queryScope: 'COLLECTION', fields: [{ fieldPath: 'a', order: 'ASCENDING' }] },
    ],
  });
  const other = await startEmulator(undefined, { indexes: new IndexChecker(parseIndexFile(file)) });
  const response = await fetch(`http://${other.address}/emulator/v1/indexes`);
  expect(await response.json()).toEqual({ unused: ['c (a ASC)'], unusedOverrides: [] });
  await other.close();
});

test('lists the field overrides whose field no stored document has had', async () => {
  const override = (collectionGroup: string, fieldPath: string) => ({
    collectionGroup,
    fieldPath,
    indexes: [],
  });
  const file = JSON.stringify({
    fieldOverrides: [override('c', 'm.a'), override('c', 'b'), override('d', 'm.a'), override('c', '*')],
  });
  const other = await startEmulator(undefined, { indexes: new IndexChecker(parseIndexFile(file)) });
  const name = 'projects/demo-emulator/databases/(default)/documents/c/x';
  await fetch(`http://${other.address}/v1/${name}`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: { m: { mapValue: { fields: { a: { nullValue: null } } } } } }),
  });
  const response = await fetch(`http://${other.address}/emulator/v1/indexes`);
  expect(await response.json()).toEqual({ unused: [], unusedOverrides: ['c b', 'd m.a'] });
  await other.close();
});

test('responds to GET / with Ok, which firebase-tools waits for', async () => {
  const response = await fetch(base);
  expect([response.status, (await response.text()).trim()]).toEqual([200, 'Ok']);
});

test('answers the request for an icon that browsers send for every page', async () => {
  expect((await fetch(new URL('/favicon.ico', base))).status).toBe(204);
});

test('does not announce a keep-alive timeout, so that only clients close connections', async () => {
  // By default Node closes idle connections after five seconds, which races with the next request of a slow client.
  expect((await fetch(base)).headers.get('keep-alive')).toBeNull();
});

test('applies new rules immediately: those of the main project to all projects, others to their project only', async () => {
  expect((await fetch(document(PROJECT))).status).toBe(404);
  expect((await putRules(PROJECT, ruleset('false'))).status).toBe(200);
  expect((await fetch(document(PROJECT))).status).toBe(403);
  expect((await fetch(document('demo-other'))).status).toBe(403);
  expect((await putRules('demo-other', ruleset('true'))).status).toBe(200);
  expect((await fetch(document('demo-other'))).status).toBe(404);
  expect((await fetch(document(PROJECT))).status).toBe(403);
});

test('rejects rules that do not compile, names the position and keeps the previous rules', async () => {
  await putRules(PROJECT, ruleset('true'));
  const response = await putRules(PROJECT, ruleset('tru e'));
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('firestore.rules:1:');
  expect((await fetch(document(PROJECT))).status).toBe(404);
});

test('returns errors as issues when the request ignores errors, as firebase-tools does', async () => {
  const response = await putRules(PROJECT, 'service cloud.firestore {\n  match', { ignore_errors: true });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    issues: [{ severity: 3, sourcePosition: { fileName: 'firestore.rules', line: 2 } }],
  });
});

test('deletes all documents of one project when its database is cleared', async () => {
  const owner = { headers: { authorization: 'Bearer owner' } };
  for (const project of [PROJECT, 'demo-other']) {
    expect((await fetch(document(project), { method: 'PATCH', body: '{}', ...owner })).status).toBe(200);
  }
  const path = `/emulator/v1/projects/${PROJECT}/databases/(default)/documents`;
  expect((await fetch(`${base}${path}`, { method: 'DELETE' })).status).toBe(200);
  expect((await fetch(document(PROJECT), owner)).status).toBe(404);
  expect((await fetch(document('demo-other'), owner)).status).toBe(200);
});

test('allows requests of web pages of other origins', async () => {
  const origin = 'http://127.0.0.1:5050';
  const preflight = await fetch(document(PROJECT), {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-headers': 'authorization,x-goog-api-client' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,x-goog-api-client');
  expect(
    (await fetch(document(PROJECT), { headers: { origin } })).headers.get('access-control-allow-origin'),
  ).toBe(origin);
});
