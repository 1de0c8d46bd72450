import { connect } from 'node:net';
import { credentials, makeGenericClientConstructor } from '@grpc/grpc-js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startEmulator } from '../support/emulator.ts';
import type { TestEmulator } from '../support/emulator.ts';

// Invalid requests are answered with a client error and do not affect later requests.

const DOCUMENTS = '/v1/projects/demo-emulator/databases/(default)/documents';

let emulator: TestEmulator;

beforeAll(async () => {
  emulator = await startEmulator();
});

afterAll(() => emulator.close());

async function send(method: string, path: string, body = ''): Promise<{ status: number; text: string }> {
  const response = await fetch(`http://${emulator.address}${path}`, {
    method,
    ...(body === '' ? {} : { body }),
  });
  return { status: response.status, text: await response.text() };
}

const isServing = async (): Promise<boolean> => (await send('GET', '/')).text.startsWith('Ok');
const deep = (depth: number): string =>
  '{"mapValue":{"fields":{"a":'.repeat(depth) + '{"nullValue":null}' + '}}}'.repeat(depth);
const write = (value: string): string =>
  `{"writes":[{"update":{"name":"${DOCUMENTS.slice(4)}/a/b","fields":{"v":${value}}}}]}`;
const filter = (where: object): string =>
  JSON.stringify({ structuredQuery: { from: [{ collectionId: 'a' }], where } });

const REFUSED: readonly (readonly [title: string, method: string, path: string, body: string])[] = [
  ['invalid JSON', 'POST', `${DOCUMENTS}:commit`, '{"writes":'],
  ['JSON that is not an object', 'POST', `${DOCUMENTS}:commit`, '[1]'],
  ['an unknown member', 'POST', `${DOCUMENTS}:commit`, '{"wrotes":[]}'],
  ['a member of the wrong type', 'POST', `${DOCUMENTS}:commit`, '{"writes":{}}'],
  ['a write without an operation', 'POST', `${DOCUMENTS}:commit`, '{"writes":[{}]}'],
  ['a write with two operations', 'POST', `${DOCUMENTS}:commit`, '{"writes":[{"delete":"a","verify":"b"}]}'],
  [
    'a name outside the database',
    'POST',
    `${DOCUMENTS}:commit`,
    '{"writes":[{"delete":"projects/x/databases/y/documents/a/b"}]}',
  ],
  ['a value without a type', 'POST', `${DOCUMENTS}:commit`, write('{}')],
  ['a value of two types', 'POST', `${DOCUMENTS}:commit`, write('{"stringValue":"a","booleanValue":true}')],
  [
    'an integer beyond 64 bits',
    'POST',
    `${DOCUMENTS}:commit`,
    write('{"integerValue":"9223372036854775808"}'),
  ],
  ['an invalid timestamp', 'POST', `${DOCUMENTS}:commit`, write('{"timestampValue":"yesterday"}')],
  [
    'a timestamp out of range',
    'POST',
    `${DOCUMENTS}:commit`,
    write('{"timestampValue":"0000-01-01T00:00:00Z"}'),
  ],
  ['a geopoint out of range', 'POST', `${DOCUMENTS}:commit`, write('{"geoPointValue":{"latitude":91}}')],
  ['a list in a list', 'POST', `${DOCUMENTS}:commit`, write('{"arrayValue":{"values":[{"arrayValue":{}}]}}')],
  ['maps nested 21 deep', 'POST', `${DOCUMENTS}:commit`, write(deep(21))],
  ['maps nested 50,000 deep', 'POST', `${DOCUMENTS}:commit`, write(deep(50_000))],
  [
    'a document above 1 MiB',
    'POST',
    `${DOCUMENTS}:commit`,
    write(`{"stringValue":"${'x'.repeat(1_048_577)}"}`),
  ],
  ['a reserved field', 'PATCH', `${DOCUMENTS}/a/b`, '{"fields":{"__x__":{"nullValue":null}}}'],
  ['a field called __proto__', 'PATCH', `${DOCUMENTS}/a/b`, '{"fields":{"__proto__":{"nullValue":null}}}'],
  ['a reserved id', 'PATCH', `${DOCUMENTS}/a/__b__`, '{}'],
  ['an id that is too long', 'PATCH', `${DOCUMENTS}/a/${'b'.repeat(1501)}`, '{}'],
  ['an empty collection id', 'GET', `${DOCUMENTS}/`, ''],
  ['an empty segment', 'GET', `${DOCUMENTS}/a//b`, ''],
  ['a path with invalid percent encoding', 'GET', `${DOCUMENTS}/a/%zz`, ''],
  ['an unknown parameter', 'GET', `${DOCUMENTS}/a/b?masc.fieldPaths=x`, ''],
  ['an invalid field path in a mask', 'GET', `${DOCUMENTS}/a/b?mask.fieldPaths=a..b`, ''],
  [
    'a query of two collections',
    'POST',
    `${DOCUMENTS}:runQuery`,
    '{"structuredQuery":{"from":[{"collectionId":"a"},{"collectionId":"b"}]}}',
  ],
  [
    'a negative limit',
    'POST',
    `${DOCUMENTS}:runQuery`,
    '{"structuredQuery":{"from":[{"collectionId":"a"}],"limit":-1}}',
  ],
  [
    'an unknown operator',
    'POST',
    `${DOCUMENTS}:runQuery`,
    filter({ fieldFilter: { field: { fieldPath: 'a' }, op: 'LIKE', value: { nullValue: null } } }),
  ],
  [
    'an empty list for in',
    'POST',
    `${DOCUMENTS}:runQuery`,
    filter({ fieldFilter: { field: { fieldPath: 'a' }, op: 'IN', value: { arrayValue: {} } } }),
  ],
  [
    'a name compared with text',
    'POST',
    `${DOCUMENTS}:runQuery`,
    filter({ fieldFilter: { field: { fieldPath: '__name__' }, op: 'EQUAL', value: { stringValue: 'a' } } }),
  ],
  [
    'a cursor with more values than orders',
    'POST',
    `${DOCUMENTS}:runQuery`,
    '{"structuredQuery":{"from":[{"collectionId":"a"}],"startAt":{"values":[{"nullValue":null},{"nullValue":null}]}}}',
  ],
  ['an unknown transaction', 'POST', `${DOCUMENTS}:commit`, '{"transaction":"eHg="}'],
  [
    'an unknown channel session',
    'GET',
    '/google.firestore.v1.Firestore/Listen/channel?VER=8&SID=x&RID=rpc&TYPE=xmlhttp',
    '',
  ],
  [
    'rules that do not compile',
    'PUT',
    '/emulator/v1/projects/demo-emulator:securityRules',
    '{"rules":{"files":[{"content":"service {"}]}}',
  ],
];

test.each(REFUSED)('responds with 400 to %s', async (_title, method, path, body) => {
  const { status, text } = await send(method, path, body);
  expect({ status, text }).toMatchObject({ status: 400 });
  expect([JSON.parse(text)].flat()[0].error.status).toBe('INVALID_ARGUMENT');
});

test.each([
  ['an unsupported HTTP method', 'PUT', `${DOCUMENTS}/a/b`, 404],
  [
    'a channel of an RPC that is not a stream',
    'POST',
    '/google.firestore.v1.Firestore/Commit/channel?VER=8',
    404,
  ],
  ['partitionQuery without authentication', 'POST', `${DOCUMENTS}:partitionQuery`, 403],
  ['a query without a collection and without authentication', 'POST', `${DOCUMENTS}:runQuery`, 403],
  ['a pipeline', 'POST', `${DOCUMENTS}:executePipeline`, 404],
] as const)('rejects %s: %s %s returns %i', async (_title, method, path, status) => {
  expect((await send(method, path, '{}')).status).toBe(status);
});

test('responds with 501 to an unsupported emulator endpoint and logs it', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await send('POST', '/emulator/v1/projects/demo-emulator:dump', '{}')).status).toBe(501);
  expect(complaint).toHaveBeenCalledWith('POST /emulator/v1/projects/demo-emulator:dump is not emulated.');
  complaint.mockClear();
});

describe('keeps serving after receiving', () => {
  /** Sends bytes and waits until the server has closed the connection or answered. */
  async function sendRaw(bytes: string | Uint8Array): Promise<void> {
    await new Promise<void>((resolve) => {
      const socket = connect(emulator.port, '127.0.0.1', () => socket.end(bytes));
      socket.on('error', () => resolve());
      socket.on('close', () => resolve());
      socket.resume();
    });
  }

  test.each([
    ['nothing', ''],
    ['a truncated request', 'GET / HT'],
    ['bytes that are not HTTP', '\u0000\u0001\u0002 hello\r\n\r\n'],
    ['a truncated HTTP/2 connection', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['HTTP/2 with invalid frames', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${'x'.repeat(100)}`],
  ])('%s', async (_title, bytes) => {
    await sendRaw(bytes);
    expect(await isServing()).toBe(true);
  });
});

test('gRPC rejects messages that are not protobuf with INVALID_ARGUMENT', async () => {
  const identity = (bytes: Buffer): Buffer => bytes;
  const method = {
    path: '/google.firestore.v1.Firestore/Commit',
    requestStream: false,
    responseStream: false,
    requestSerialize: identity,
    requestDeserialize: identity,
    responseSerialize: identity,
    responseDeserialize: identity,
  };
  const Client = makeGenericClientConstructor({ commit: method }, 'Firestore');
  const client = new Client(emulator.address, credentials.createInsecure());
  const code = (bytes: Uint8Array): Promise<number> =>
    new Promise((resolve) => {
      client.makeUnaryRequest(method.path, identity, identity, Buffer.from(bytes), (error) =>
        resolve(error?.code ?? 0),
      );
    });
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 60 }), async (bytes) => {
      expect([0, 3]).toContain(await code(bytes));
    }),
    { numRuns: 50 },
  );
  client.close();
  expect(await isServing()).toBe(true);
});

test('REST never responds to arbitrary JSON with a server error', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.json(),
      fc.constantFrom('commit', 'runQuery', 'batchGet', 'runAggregationQuery'),
      async (json, rpc) => {
        expect((await send('POST', `${DOCUMENTS}:${rpc}`, json)).status).toBeLessThan(500);
      },
    ),
    { numRuns: 100 },
  );
});
