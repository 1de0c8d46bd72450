import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PROJECT, startEmulator } from '../../tests/support/emulator.ts';
import type { TestEmulator } from '../../tests/support/emulator.ts';
import { parseRfc3339, wireToMicros } from '../values/timestamp.ts';

// Tests the bytes of the channel; conformance/browser.test.ts tests it with the web SDK.

const DATABASE = `projects/${PROJECT}/databases/(default)`;

let emulator: TestEmulator;
let channel: string;

beforeAll(async () => {
  emulator = await startEmulator();
  channel = `http://${emulator.address}/google.firestore.v1.Firestore/Listen/channel?VER=8&database=${DATABASE}`;
});

afterAll(() => emulator.close());

type NumberedArray = [id: number, array: unknown[]];

/** Parses the chunks of a response body: each is its length, a line feed and that many characters of JSON. */
function chunksOf(text: string): unknown[] {
  const chunks: unknown[] = [];
  for (let rest = text; rest !== '';) {
    const end = rest.indexOf('\n') + 1;
    const length = Number(rest.slice(0, end));
    chunks.push(JSON.parse(rest.slice(end, end + length)));
    rest = rest.slice(end + length);
  }
  return chunks;
}

const encode = (offset: number, ...messages: object[]): string =>
  [
    `count=${messages.length}`,
    `ofs=${offset}`,
    ...messages.map((message, i) => `req${i}___data__=${encodeURIComponent(JSON.stringify(message))}`),
  ].join('&');

const watch = (targetId: number, id: string): object => ({
  database: DATABASE,
  addTarget: { targetId, documents: { documents: [`${DATABASE}/documents/c/${id}`] } },
});

async function open(body: string): Promise<string> {
  const response = await fetch(`${channel}&RID=1&CVER=22&X-HTTP-Session-Id=gsessionid`, {
    method: 'POST',
    body,
  });
  const [[first]] = chunksOf(await response.text()) as [NumberedArray[]];
  expect(first?.[0]).toBe(0);
  const [word, id, , version] = first?.[1] ?? [];
  expect([word, version]).toEqual(['c', 8]);
  expect(response.headers.get('x-http-session-id')).toBeTruthy();
  return String(id);
}

/** Sends one long poll and returns the arrays that have not been acknowledged. */
async function poll(sid: string, acknowledged: number): Promise<NumberedArray[]> {
  const response = await fetch(`${channel}&RID=rpc&SID=${sid}&AID=${acknowledged}&CI=1&TYPE=xmlhttp&TO=2000`);
  return chunksOf(await response.text()).flat() as NumberedArray[];
}

const send = async (sid: string, body: string): Promise<unknown> =>
  chunksOf(await (await fetch(`${channel}&RID=2&SID=${sid}&AID=0`, { method: 'POST', body })).text())[0];

/** Returns the protocol keyword or the type of each message, without its contents. */
const kinds = (arrays: NumberedArray[]): string[] =>
  arrays.map(([, [message]]) =>
    typeof message === 'string' ? message : (Object.keys(message as object)[0] ?? ''),
  );

let sid: string;

beforeEach(async () => {
  sid = await open(encode(0, watch(1, 'a')));
});

test('accepts messages with the handshake and repeats responses to polls until they are acknowledged', async () => {
  const first = await poll(sid, 0);
  expect(kinds(first)).toEqual(['targetChange', 'documentDelete', 'targetChange', 'targetChange']);
  expect(first.map(([id]) => id)).toEqual([1, 2, 3, 4]);
  expect(await poll(sid, 2)).toEqual(first.slice(2));
});

test('answers a poll with a noop when there are no messages', async () => {
  await poll(sid, 0);
  expect(kinds(await poll(sid, 4))).toEqual(['noop']);
});

test('processes messages in order, whatever order they arrive in, and ignores repeated ones', async () => {
  const [listening, last] = (await send(sid, encode(2, watch(3, 'c')))) as number[];
  expect([listening, last]).toEqual([0, 4]);
  await send(sid, encode(1, watch(2, 'b')));
  expect(await send(sid, encode(1, watch(2, 'b')))).toEqual([0, 12, expect.any(Number)]);
  expect(kinds(await poll(sid, 4))).toHaveLength(8);
});

test('a streaming response sends a noop immediately and then each change', async () => {
  const response = await fetch(`${channel}&RID=rpc&SID=${sid}&AID=4&CI=0&TYPE=xmlhttp`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(kinds(chunksOf((await reader?.read())?.value ?? '').flat() as NumberedArray[])).toEqual(['noop']);
  const path = `http://${emulator.address}/v1/${DATABASE}/documents/c/a`;
  await fetch(path, { method: 'PATCH', body: '{"fields":{"t":{"stringValue":"볕"}}}' });
  const text = (await reader?.read())?.value ?? '';
  expect(text).toMatch(/^[\n -~]+$/);
  expect(JSON.stringify(chunksOf(text))).toContain('볕');
  await reader?.cancel();
});

test('sends the error as the last message of a failed stream', async () => {
  await poll(sid, 0);
  await send(sid, encode(1, { database: DATABASE, nonsense: 1 }));
  const [[, [message]]] = (await poll(sid, 4)) as [NumberedArray];
  expect(message).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
});

test('rejects requests for a terminated session', async () => {
  await fetch(`${channel}&RID=3&SID=${sid}&TYPE=terminate`, { method: 'POST' });
  const response = await fetch(`${channel}&RID=rpc&SID=${sid}&AID=0&CI=1&TYPE=xmlhttp`);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('Unknown SID');
});

test('reads the request headers from the body of the handshake', async () => {
  const headers = encodeURIComponent('Authorization:Bearer nonsense\r\nContent-Type:text/plain\r\n');
  const response = await fetch(`${channel}&RID=1`, { method: 'POST', body: `headers=${headers}&count=0` });
  expect(response.status).toBe(401);
});

test('omits empty values and sends the time of its own read', async () => {
  const name = `${DATABASE}/documents/empty/a`;
  const url = `http://${emulator.address}/v1/${name}`;
  const written = (await (await fetch(url, { method: 'PATCH', body: '{}' })).json()) as {
    updateTime: string;
  };
  const query = { parent: `${DATABASE}/documents`, structuredQuery: { from: [{ collectionId: 'empty' }] } };
  await send(sid, encode(1, { database: DATABASE, addTarget: { targetId: 2, query } }));
  const [, change, current] = (await poll(sid, 4)).map(([, [message]]) => message);
  expect(change).toEqual({
    documentChange: {
      document: { name, createTime: written.updateTime, updateTime: written.updateTime },
      targetIds: [2],
    },
  });
  const { readTime } = (current as { targetChange: { readTime: string } }).targetChange;
  const micros = (time: string): number => wireToMicros(parseRfc3339(time));
  expect(micros(readTime)).toBeGreaterThan(micros(written.updateTime));
});
