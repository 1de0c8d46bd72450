import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminClient } from '../../tests/support/admin-client.ts';
import { PROJECT, startEmulator } from '../../tests/support/emulator.ts';
import type { TestEmulator } from '../../tests/support/emulator.ts';
import { liteClient } from '../../tests/support/web-clients.ts';
import { DOCUMENT_EVENT_DATA, decodeMessage } from '../values/proto-schema.ts';
import { doc, setDoc } from 'firebase/firestore/lite';

// Requests sent to the Functions emulator, received by a fake one. ../conformance/emulator-suite.test.ts uses the real
// one.

interface Arrival {
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly data: EventData;
}

interface EventData {
  value?: { fields?: object };
  oldValue?: { fields?: object };
  updateMask?: { fieldPaths?: string[] };
}

const TYPE = 'google.cloud.firestore.document.v1';

let arrivals: Arrival[];
let answer: (response: http.ServerResponse) => void;
let receiver: http.Server;
let emulator: TestEmulator;
let admin: ReturnType<typeof adminClient>;

beforeEach(async () => {
  arrivals = [];
  answer = (response) => response.end();
  receiver = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const bytes = Buffer.from(Buffer.concat(chunks).toString(), 'base64');
      arrivals.push({
        path: request.url ?? '',
        headers: request.headers,
        data: decodeMessage(DOCUMENT_EVENT_DATA, bytes),
      });
      answer(response);
    });
  });
  emulator = await startEmulator(undefined, { functionsEmulator: `127.0.0.1:${await listen(0)}` });
  admin = adminClient(emulator);
});

afterEach(async () => {
  await admin.close();
  await emulator.close();
  receiver.closeAllConnections();
  receiver.close();
});

async function listen(port: number): Promise<number> {
  await new Promise<void>((resolve) => receiver.listen(port, '127.0.0.1', resolve));
  const address = receiver.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function register(id: string, body: object, project = PROJECT): Promise<Response> {
  return fetch(
    `http://${emulator.address}/emulator/v1/projects/${project}/eventarcTrigger?eventarcTriggerId=${id}`,
    { method: 'POST', body: JSON.stringify(body) },
  );
}

const on = (kind: string, path = 'users/{id}'): object => ({
  eventType: `${TYPE}.${kind}`,
  database: '(default)',
  namespace: '(default)',
  document: { value: path, matchType: 'PATH_PATTERN' },
});

const kinds = (id: string): string[] =>
  arrivals
    .filter(({ path }) => path.endsWith(`/${id}`))
    .map(({ headers }) => `${headers['ce-document']} ${String(headers['ce-type']).slice(TYPE.length + 1)}`);

test('sends each kind of event once for each matching change', async () => {
  for (const kind of ['created', 'updated', 'deleted', 'written']) await register(kind, on(kind));
  await admin.db.doc('users/a').set({ n: 1 });
  await admin.db.doc('users/a').set({ n: 2 });
  await admin.db.doc('users/a').set({ n: 2 });
  await admin.db.doc('users/a').delete();
  await admin.db.doc('users/a').delete();
  await admin.db.doc('others/a').set({ n: 1 });
  await emulator.triggers.idle();
  expect(kinds('created')).toEqual(['users/a created']);
  expect(kinds('updated')).toEqual(['users/a updated']);
  expect(kinds('deleted')).toEqual(['users/a deleted']);
  expect(kinds('written')).toEqual(Array(3).fill('users/a written'));
});

test('sends both document versions and the changed fields', async () => {
  await register('f', on('written'));
  await admin.db.doc('users/a').set({ same: 1, map: { x: 1, y: 1 }, 'odd name': 1 });
  await admin.db.doc('users/a').set({ same: 1, map: { x: 2, y: 1 }, added: null });
  await emulator.triggers.idle();
  const [first, second] = arrivals.map(({ data }) => data);
  expect(first).not.toHaveProperty('oldValue');
  expect(first).not.toHaveProperty('updateMask');
  expect(second?.oldValue?.fields).toMatchObject({ 'odd name': { integerValue: '1' } });
  expect(second?.value?.fields).toMatchObject({ added: { nullValue: 'NULL_VALUE' } });
  expect(second?.updateMask?.fieldPaths).toEqual(['`odd name`', 'added', 'map.x']);
});

test('sends the headers of a CloudEvent from Firestore', async () => {
  await register('f', on('created'));
  await admin.db.doc('users/a').set({});
  await emulator.triggers.idle();
  expect(arrivals[0]?.path).toBe(`/functions/projects/${PROJECT}/triggers/f`);
  expect(arrivals[0]?.headers).toMatchObject({
    'content-type': 'application/protobuf',
    'ce-specversion': '1.0',
    'ce-source': `//firestore.googleapis.com/projects/${PROJECT}/databases/(default)`,
    'ce-subject': 'documents/users/a',
    'ce-project': PROJECT,
    'ce-database': '(default)',
    'ce-document': 'users/a',
  });
  expect(arrivals[0]?.headers).not.toHaveProperty('ce-authtype');
});

test('sends the author of the change in events with auth context', async () => {
  await register('f', on('written.withAuthContext'));
  await admin.db.doc('users/admin').set({});
  for (const identity of [{ sub: 'uid-1' }, undefined]) {
    const { db, close } = liteClient(emulator, identity);
    await setDoc(doc(db, `users/${identity ? 'known' : 'unknown'}`), {});
    await close();
  }
  await emulator.triggers.idle();
  expect(arrivals.map(({ headers }) => [headers['ce-authtype'], headers['ce-authid']])).toEqual([
    ['service_account', `firebase-adminsdk@${PROJECT}.iam.gserviceaccount.com`],
    ['unknown', 'uid-1'],
    ['unauthenticated', undefined],
  ]);
});

test('sends non-ASCII names as UTF-8 bytes and percent-encodes control characters', async () => {
  await register('f', on('created', '{path=**}'));
  await admin.db.doc('술/막걸리').set({});
  await admin.db.doc('a/line\nbreak').set({});
  await emulator.triggers.idle();
  const documents = arrivals.map(({ headers }) =>
    Buffer.from(String(headers['ce-document']), 'latin1').toString(),
  );
  expect(documents).toEqual(['술/막걸리', 'a/line%0Abreak']);
});

test('sends events in commit order without delaying commits', async () => {
  await register('f', on('written'));
  const held: http.ServerResponse[] = [];
  answer = (response) => void held.push(response);
  for (let n = 0; n < 3; n++) await admin.db.doc('users/a').set({ n });
  expect((await admin.db.doc('users/a').get()).data()).toEqual({ n: 2 });
  for (let n = 0; n < 3; n++) {
    await expect.poll(() => held.length).toBe(n + 1);
    expect(arrivals[n]?.data.value?.fields).toEqual({ n: { integerValue: String(n) } });
    held[n]?.end();
  }
  await emulator.triggers.idle();
});

test('delivers to all functions at the same time by default', async () => {
  const held: http.ServerResponse[] = [];
  answer = (response) => void held.push(response);
  for (const id of ['f', 'g', 'h']) await register(id, on('created'));
  await admin.db.doc('users/a').set({});
  await expect.poll(() => held.length).toBe(3);
  for (const response of held) response.end();
  await emulator.triggers.idle();
});

test('delivers at most the given number of events at the same time, in commit order for each function', async () => {
  await emulator.close();
  const { port } = receiver.address() as AddressInfo;
  emulator = await startEmulator(undefined, {
    functionsEmulator: `127.0.0.1:${port}`,
    concurrentEvents: 2,
  });
  await admin.close();
  admin = adminClient(emulator);
  const waiting: http.ServerResponse[] = [];
  let most = 0;
  answer = (response) => {
    waiting.push(response);
    most = Math.max(most, waiting.length);
  };
  for (const id of ['f', 'g', 'h']) await register(id, on('written'));
  for (let n = 0; n < 3; n++) await admin.db.doc(`users/${n}`).set({ n });
  for (let answered = 0; answered < 9; answered++) {
    await expect.poll(() => waiting.length).toBe(Math.min(2, 9 - answered));
    waiting.shift()?.end();
  }
  await emulator.triggers.idle();
  expect(most).toBe(2);
  for (const id of ['f', 'g', 'h']) expect(kinds(id)).toEqual([0, 1, 2].map((n) => `users/${n} written`));
});

test('sends no events of other databases or projects', async () => {
  await register('f', { ...on('created'), database: 'other' });
  await register('g', on('created'), 'demo-other');
  await admin.db.doc('users/a').set({});
  await emulator.triggers.idle();
  expect(arrivals).toEqual([]);
});

test('replaces the registration of a function that registers again', async () => {
  await register('f', on('created', 'before/{id}'));
  await register('f', on('created'));
  await admin.db.doc('users/a').set({});
  await admin.db.doc('before/a').set({});
  await emulator.triggers.idle();
  expect(kinds('f')).toEqual(['users/a created']);
});

test('logs a failing function and does not retry it', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer = (response) => response.writeHead(500).end();
  await register('f', on('created'));
  await admin.db.doc('users/a').set({});
  await emulator.triggers.idle();
  expect(kinds('f')).toHaveLength(1);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('answered 500'));
  error.mockRestore();
});

test('delivers an event after the Functions emulator has restarted', async () => {
  await register('f', on('created'));
  const address = receiver.address();
  await new Promise((resolve) => receiver.close(resolve));
  await admin.db.doc('users/a').set({});
  await listen(typeof address === 'object' && address ? address.port : 0);
  await emulator.triggers.idle();
  expect(kinds('f')).toEqual(['users/a created']);
});

test.each([
  ['no event type', {}, 400],
  ['an unknown event type', on('imagined'), 501],
  [
    'another service’s event',
    { ...on('created'), eventType: 'google.cloud.storage.object.v1.finalized' },
    501,
  ],
  ['no database', { ...on('created'), database: undefined }, 400],
  ['a namespace', { ...on('created'), namespace: 'other' }, 501],
  ['no document', { ...on('created'), document: undefined }, 400],
  ['an unknown kind of path', { ...on('created'), document: { value: 'a/b', matchType: 'toString' } }, 400],
])('rejects a registration with %s', async (_, body, status) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await register('f', body)).status).toBe(status);
  error.mockRestore();
});
