import { Client, Metadata, credentials } from '@grpc/grpc-js';
import type { ClientReadableStream, ServiceError } from '@grpc/grpc-js';
import fc from 'fast-check';
import { connect } from 'node:net';
import { fromJson } from '../values/proto-json.ts';
import { FIRESTORE_METHODS, encodeMessage, methodTypes } from '../values/proto-schema.ts';
import { PROJECT } from './emulator.ts';

// Inputs that are nearly right, or not at all, for each protocol, and what must not come of them.

const DATABASE = `projects/${PROJECT}/databases/(default)`;
const PARENT = `${DATABASE}/documents`;

/** Sends one input; the answer says what is wrong with the emulator's, and is undefined when nothing is. */
export interface Fuzzer<Input = unknown> {
  readonly inputs: fc.Arbitrary<Input>;
  open(address: string): { send(input: Input): Promise<string | undefined>; close(): void };
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const FIELD = { fieldPath: 'n' };
const FIELDS = {
  n: { integerValue: '1' },
  text: { stringValue: '볕' },
  list: { arrayValue: { values: [{ doubleValue: 1.5 }, { nullValue: 'NULL_VALUE' }] } },
  map: {
    mapValue: { fields: { b: { booleanValue: true }, at: { geoPointValue: { latitude: 1, longitude: 2 } } } },
  },
};
const QUERY = {
  from: [{ collectionId: 'a' }],
  where: {
    compositeFilter: {
      op: 'AND',
      filters: [
        { fieldFilter: { field: FIELD, op: 'GREATER_THAN', value: { integerValue: '0' } } },
        { unaryFilter: { field: FIELD, op: 'IS_NOT_NULL' } },
      ],
    },
  },
  orderBy: [{ field: FIELD, direction: 'DESCENDING' }],
  startAt: { values: [{ integerValue: '5' }], before: true },
  offset: 1,
};
const WRITES = [
  { update: { name: `${PARENT}/a/b`, fields: FIELDS }, updateMask: { fieldPaths: ['n', 'map.b'] } },
  { delete: `${PARENT}/a/c`, currentDocument: { exists: false } },
  {
    update: { name: `${PARENT}/a/d` },
    updateTransforms: [
      { fieldPath: 'n', increment: { integerValue: '1' } },
      { fieldPath: 't', setToServerValue: 'REQUEST_TIME' },
      { fieldPath: 'l', appendMissingElements: { values: [{ stringValue: 'x' }] } },
    ],
  },
];

/** A sound request of each method. */
const SOUND: Readonly<Record<string, Json>> = {
  GetDocument: { name: `${PARENT}/a/b`, mask: { fieldPaths: ['n'] } },
  ListDocuments: {
    parent: PARENT,
    collectionId: 'a',
    pageSize: 2,
    orderBy: 'n desc',
    mask: { fieldPaths: ['n'] },
  },
  CreateDocument: { parent: PARENT, collectionId: 'a', document: { fields: FIELDS } },
  UpdateDocument: { document: { name: `${PARENT}/a/b`, fields: FIELDS }, updateMask: { fieldPaths: ['n'] } },
  DeleteDocument: { name: `${PARENT}/a/b` },
  BatchGetDocuments: { database: DATABASE, documents: [`${PARENT}/a/b`, `${PARENT}/a/c`] },
  BeginTransaction: { database: DATABASE, options: { readOnly: {} } },
  Commit: { database: DATABASE, writes: WRITES },
  Rollback: { database: DATABASE, transaction: 'eA==' },
  BatchWrite: { database: DATABASE, writes: WRITES },
  RunQuery: { parent: PARENT, structuredQuery: { ...QUERY, limit: 5 } },
  RunAggregationQuery: {
    parent: PARENT,
    structuredAggregationQuery: {
      structuredQuery: QUERY,
      aggregations: [
        { alias: 'x', count: {} },
        { alias: 'y', sum: { field: FIELD } },
      ],
    },
  },
  PartitionQuery: {
    parent: PARENT,
    structuredQuery: { from: [{ collectionId: 'a', allDescendants: true }] },
    partitionCount: '3',
  },
  ListCollectionIds: { parent: PARENT },
  Listen: {
    database: DATABASE,
    addTarget: { targetId: 1, query: { parent: PARENT, structuredQuery: QUERY } },
  },
  Write: { database: DATABASE },
};
const METHODS = Object.keys(SOUND);

/** A sound message with one place of it replaced, or left out. */
const nearlySound = (sound: Json): fc.Arbitrary<Json> =>
  fc
    .tuple(fc.nat(), fc.option(fc.jsonValue({ maxDepth: 3 }), { nil: undefined }))
    .map(
      ([place, other]) =>
        replaceAt(sound, { left: place % countPlaces(sound) }, other as Json | undefined) ?? null,
    );

function countPlaces(json: Json): number {
  return typeof json === 'object' && json !== null
    ? Object.values(json).reduce((sum: number, inner) => sum + countPlaces(inner), 1)
    : 1;
}

function replaceAt(json: Json, place: { left: number }, other: Json | undefined): Json | undefined {
  if (place.left-- === 0) return other;
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.flatMap((inner) => replaceAt(inner, place, other) ?? []);
  const entries = Object.entries(json).map(
    ([name, inner]) => [name, replaceAt(inner, place, other)] as const,
  );
  return Object.fromEntries(entries.flatMap(([name, inner]) => (inner === undefined ? [] : [[name, inner]])));
}

const AUTHORIZATIONS = [
  'Bearer owner',
  '',
  'Bearer x',
  'Bearer a.b.c',
  `Bearer ${'x'.repeat(9000)}`,
  'Basic eA==',
];

interface Http {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const DOCUMENTS = `/v1/${PARENT}`;
const restPath: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    `${DOCUMENTS}:commit`,
    `${DOCUMENTS}:runQuery`,
    `${DOCUMENTS}:batchGet`,
    `${DOCUMENTS}:batchWrite`,
    `${DOCUMENTS}:runAggregationQuery`,
    `${DOCUMENTS}:partitionQuery`,
    `${DOCUMENTS}:listCollectionIds`,
    `${DOCUMENTS}/a`,
    `${DOCUMENTS}/a/b`,
    `${DOCUMENTS}/a/b?mask.fieldPaths=n&updateMask.fieldPaths=n`,
  ),
  fc.webPath().map((path) => `${DOCUMENTS}${path}`),
);
const restTarget = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      method: fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS'),
      path: restPath,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { method: 'PUT', path: `/emulator/v1/projects/${PROJECT}:securityRules` },
      { method: 'POST', path: `/emulator/v1/projects/${PROJECT}/eventarcTrigger?eventarcTriggerId=x` },
      { method: 'POST', path: `/emulator/v1/projects/${PROJECT}:export` },
    ),
  },
);
const rest: fc.Arbitrary<Http> = fc
  .record({
    target: restTarget,
    headers: fc.record({
      authorization: fc.constantFrom(...AUTHORIZATIONS),
      'content-type': fc.constantFrom('application/json', 'text/plain', 'application/x-protobuf', 'x'),
    }),
    body: fc.oneof(
      fc.constant(undefined),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.json(),
      fc
        .constantFrom(...METHODS)
        .chain((name) => nearlySound(SOUND[name] ?? null).map((json) => JSON.stringify(json))),
    ),
  })
  .map(({ target, ...others }) => ({ ...target, ...others }));

const CHANNEL = '/google.firestore.v1.Firestore';
const channel: fc.Arbitrary<Http> = fc
  .record({
    method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'DELETE'),
    rpc: fc.constantFrom('Listen', 'Listen', 'Write', 'Commit', 'x'),
    query: fc.constantFrom(
      '',
      '&SID=x',
      '&SID=x&TYPE=terminate',
      '&SID=x&RID=rpc&TYPE=xmlhttp',
      '&AID=-1',
      '&CVER=x',
    ),
    count: fc.oneof(fc.nat(3).map(String), fc.string({ maxLength: 5 })),
    offset: fc.oneof(fc.nat(3).map(String), fc.string({ maxLength: 5 })),
    headers: fc.constantFrom('', 'Authorization:Bearer owner\r\n', 'x', '\r\n:\r\n'),
    messages: fc.array(
      fc.oneof(
        fc.constantFrom('Listen', 'Write').chain((name) => nearlySound(SOUND[name] ?? null)),
        fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
      ),
      { maxLength: 3 },
    ),
    raw: fc.option(fc.string({ unit: 'binary', maxLength: 60 }), { nil: undefined, freq: 5 }),
  })
  .map(({ method, rpc, query, count, offset, headers, messages, raw }) => {
    const form = new URLSearchParams({ count, ofs: offset, headers });
    messages.forEach((message, i) => form.set(`req${i}___data__`, JSON.stringify(message)));
    return {
      method,
      path: `${CHANNEL}/${rpc}/channel?VER=8&RID=1${query}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: raw ?? form.toString(),
    };
  });

const TOO_LONG_MILLIS = 20_000;
const QUIET_MILLIS = 300;

async function sendHttp(address: string, { method, path, headers, body }: Http): Promise<string | undefined> {
  const response = await fetch(`http://${address}${path}`, {
    method,
    headers,
    signal: AbortSignal.timeout(TOO_LONG_MILLIS),
    ...(body === undefined || method === 'GET' ? {} : { body }),
  });
  const text = await response.text();
  const isSound = response.status < 500 || response.status === 501;
  return isSound ? undefined : `${response.status} ${text}`;
}

const overHttp = (inputs: fc.Arbitrary<Http>): Fuzzer<Http> => ({
  inputs,
  open: (address) => ({ send: (input) => sendHttp(address, input), close: () => undefined }),
});

interface Grpc {
  name: string;
  bytes: Buffer;
}

function soundBytes(name: string): Buffer {
  const { request } = methodTypes(name);
  return Buffer.from(encodeMessage(request, fromJson(request, SOUND[name])));
}

const grpc: fc.Arbitrary<Grpc> = fc
  .record({
    name: fc.constantFrom(...METHODS),
    flips: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 3 }),
    cut: fc.option(fc.nat(), { nil: undefined, freq: 3 }),
    noise: fc.option(fc.uint8Array({ maxLength: 60 }), { nil: undefined, freq: 4 }),
  })
  .map(({ name, flips, cut, noise }) => {
    const sound = soundBytes(name);
    const bytes = noise ? Buffer.from(noise) : sound;
    for (const [place, byte] of flips) if (bytes.length > 0) bytes[place % bytes.length] = byte;
    return { name, bytes: cut === undefined ? bytes : bytes.subarray(0, cut % (bytes.length + 1)) };
  });

/** Statuses that say the fault is the server's: UNKNOWN, INTERNAL, UNAVAILABLE, DATA_LOSS. */
const SERVER_FAULTS = new Set([2, 13, 14, 15]);

const overGrpc: Fuzzer<Grpc> = {
  inputs: grpc,
  open(address) {
    const client = new Client(address, credentials.createInsecure());
    const asIs = (bytes: Buffer): Buffer => bytes;
    const metadata = new Metadata();
    metadata.set('authorization', 'Bearer owner');
    return {
      send: ({ name, bytes }) =>
        new Promise((resolve) => {
          const finish = (error: ServiceError | null): void =>
            resolve(error && SERVER_FAULTS.has(error.code) ? error.message : undefined);
          const path = `/google.firestore.v1.Firestore/${name}`;
          const options = { deadline: Date.now() + TOO_LONG_MILLIS };
          const { requestStream = false, responseStream = false } = FIRESTORE_METHODS[name] ?? {};
          const follow = (call: ClientReadableStream<Buffer>): void => {
            call.on('data', () => undefined);
            call.on('error', finish);
            call.on('end', () => finish(null));
          };
          if (requestStream) {
            const call = client.makeBidiStreamRequest(path, asIs, asIs, metadata, options);
            follow(call);
            call.write(bytes);
            call.end();
          } else if (responseStream) {
            follow(client.makeServerStreamRequest(path, asIs, asIs, bytes, metadata, options));
          } else client.makeUnaryRequest(path, asIs, asIs, bytes, metadata, options, finish);
        }),
      close: () => client.close(),
    };
  },
};

const BEGINNINGS = [
  '',
  'GET / HTTP/1.1\r\nHost: x\r\n',
  `POST ${DOCUMENTS}:commit HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n{`,
  `POST ${DOCUMENTS}:commit HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
  `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0',
];

/**
 * Bytes of no protocol, or of one that is cut off: the server must end the connection, or say something. (After an
 * error of HTTP/2 itself Node says goodbye and leaves the closing to the client.)
 */
const raw: Fuzzer<Buffer> = {
  inputs: fc
    .tuple(fc.constantFrom(...BEGINNINGS), fc.uint8Array({ maxLength: 80 }))
    .map(([beginning, rest]) => Buffer.concat([Buffer.from(beginning, 'latin1'), rest])),
  open: (address) => ({
    send: (bytes) =>
      new Promise((resolve) => {
        const [host = '', port = ''] = address.split(':');
        const socket = connect(Number(port), host, () => socket.end(bytes));
        let answered = false;
        socket.setTimeout(TOO_LONG_MILLIS, () => {
          resolve(answered ? undefined : 'The connection stays open.');
          socket.destroy();
        });
        socket.on('error', () => resolve(undefined));
        socket.on('close', () => resolve(undefined));
        socket.on('data', () => {
          answered = true;
          socket.setTimeout(QUIET_MILLIS);
        });
      }),
    close: () => undefined,
  }),
};

const fuzzer = <Input>(typed: Fuzzer<Input>): Fuzzer => typed as Fuzzer;

export const FUZZERS: Readonly<Record<string, Fuzzer>> = {
  gRPC: fuzzer(overGrpc),
  REST: fuzzer(overHttp(rest)),
  WebChannel: fuzzer(overHttp(channel)),
  'bare connections': fuzzer(raw),
};

/** Sends so many inputs, some at a time; the answer is what went wrong, with the input that caused it. */
export async function fuzz(
  { inputs, open }: Fuzzer,
  address: string,
  count: number,
  seed = Date.now(),
): Promise<string[]> {
  const { send, close } = open(address);
  const problems: string[] = [];
  const batchSize = 200;
  for (let sent = 0; sent < count; sent += batchSize) {
    const numRuns = Math.min(batchSize, count - sent);
    const batch = fc.sample(inputs, { numRuns, seed: (seed + sent) | 0 });
    await Promise.all(
      batch.map(async (input) => {
        const problem = await send(input).catch(String);
        if (problem !== undefined) problems.push(`${problem} by ${JSON.stringify(input)}`);
      }),
    );
  }
  close();
  return problems;
}
