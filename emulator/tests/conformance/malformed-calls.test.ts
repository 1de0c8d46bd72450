import { connect as connectHttp2, constants } from 'node:http2';
import type { ClientHttp2Session, OutgoingHttpHeaders } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PROJECT, startEmulator } from '../support/emulator.ts';
import type { TestEmulator } from '../support/emulator.ts';
import { fromJson } from '../../src/values/proto-json.ts';
import { encodeMessage, methodTypes } from '../../src/values/proto-schema.ts';

// Calls that are malformed below the message level: frames, headers, content types and streams that end too early.

const DATABASE = `projects/${PROJECT}/databases/(default)`;
const OK = 0;
const INVALID_ARGUMENT = 3;
const RESOURCE_EXHAUSTED = 8;
const UNIMPLEMENTED = 12;
const INTERNAL = 13;

let emulator: TestEmulator;

beforeAll(async () => {
  emulator = await startEmulator();
});

afterAll(() => emulator.close());

/** A message in gRPC's frame: whether it is compressed, its length, its bytes. */
function frame(bytes: Uint8Array, { compressed = 0, length = bytes.length } = {}): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(compressed, 0);
  head.writeUInt32BE(length, 1);
  return Buffer.concat([head, bytes]);
}

const message = (rpc: string, json: object): Uint8Array => {
  const { request } = methodTypes(rpc);
  return encodeMessage(request, fromJson(request, json));
};
const COMMIT = message('Commit', { database: DATABASE });
const ADD_TARGET = message('Listen', {
  database: DATABASE,
  addTarget: { targetId: 1, documents: { documents: [`${DATABASE}/documents/a/b`] } },
});
const OPEN_WRITE = message('Write', { database: DATABASE });

describe('over gRPC', () => {
  let session: ClientHttp2Session;

  const openSession = (): ClientHttp2Session =>
    connectHttp2(`http://${emulator.address}`, {
      // Otherwise the client refuses to send the oversized header that the server must reject.
      maxSessionMemory: 100,
      maxSendHeaderBlockLength: 1 << 20,
    });

  beforeEach(() => {
    session = openSession();
    return () => session.close();
  });

  interface Answer {
    http: number;
    /** grpc-status; undefined if the call never reached gRPC. */
    code: number | undefined;
  }

  /** Calls a method with these bytes, closes the sending side, and waits until the server closes its side. */
  function call(rpc: string, bytes: Uint8Array, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const stream = session.request({
        ':method': 'POST',
        ':path': `/google.firestore.v1.Firestore/${rpc}`,
        'content-type': 'application/grpc',
        te: 'trailers',
        authorization: 'Bearer owner',
        ...headers,
      });
      const answer: Answer = { http: 0, code: undefined };
      const note = (received: Record<string, unknown>): void => {
        answer.http = Number(received[':status'] ?? answer.http);
        if (received['grpc-status'] !== undefined) answer.code = Number(received['grpc-status']);
      };
      stream.on('response', note);
      stream.on('trailers', note);
      stream.on('error', reject);
      stream.on('close', () => resolve(answer));
      stream.resume();
      stream.end(bytes);
    });
  }

  test.each<[what: string, rpc: string, bytes: Uint8Array, headers: OutgoingHttpHeaders, code: number]>([
    ['a valid call', 'Commit', frame(COMMIT), {}, OK],
    ['a truncated message', 'Commit', frame(COMMIT.slice(0, -3)), {}, INVALID_ARGUMENT],
    ['text that is not UTF-8', 'Commit', frame(Buffer.from([0x0a, 1, 0xff])), {}, INVALID_ARGUMENT],
    [
      'a frame shorter than its declared length',
      'Commit',
      frame(COMMIT, { length: 1000 }),
      {},
      UNIMPLEMENTED,
    ],
    ['a truncated frame header', 'Commit', frame(COMMIT).subarray(0, 3), {}, UNIMPLEMENTED],
    ['a second message', 'Commit', Buffer.concat([frame(COMMIT), frame(COMMIT)]), {}, UNIMPLEMENTED],
    ['no message', 'Commit', Buffer.alloc(0), {}, UNIMPLEMENTED],
    [
      'an unknown compression',
      'Commit',
      frame(COMMIT, { compressed: 1 }),
      { 'grpc-encoding': 'x' },
      UNIMPLEMENTED,
    ],
    ['a message above the size limit', 'Commit', frame(Buffer.alloc(41 << 20)), {}, RESOURCE_EXHAUSTED],
    ['an unknown method', 'Comet', frame(COMMIT), {}, UNIMPLEMENTED],
    ['an invalid deadline', 'Commit', frame(COMMIT), { 'grpc-timeout': 'soon' }, INTERNAL],
    ['Listen closed before its first message', 'Listen', Buffer.alloc(0), {}, OK],
    ['Listen half-closed by the client', 'Listen', frame(ADD_TARGET), {}, OK],
    ['Listen with a truncated frame', 'Listen', frame(ADD_TARGET, { length: 1000 }), {}, OK],
    ['Write half-closed by the client', 'Write', frame(OPEN_WRITE), {}, OK],
    ['Write with an invalid message', 'Write', frame(Buffer.from('nonsense')), {}, INVALID_ARGUMENT],
  ])(
    '%s ends with the expected status, and the connection remains usable',
    async (_, rpc, bytes, headers, code) => {
      expect((await call(rpc, bytes, headers)).code).toBe(code);
      expect(await call('Commit', frame(COMMIT))).toEqual({ http: 200, code: OK });
    },
  );

  test('responds with 415 to a content type other than gRPC', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await call('Commit', Buffer.from('{}'), headers)).http).toBe(415);
  });

  test('closes the connection after a header above the size limit and serves the next connection', async () => {
    // The header compression state, which all calls of a connection share, is then out of sync (RFC 9113, 4.3).
    const ended = new Promise((resolve) => session.once('error', resolve));
    await expect(call('Commit', frame(COMMIT), { 'x-long': 'x'.repeat(100_000) })).rejects.toThrow(
      `code ${constants.NGHTTP2_COMPRESSION_ERROR}`,
    );
    await ended;
    session = openSession();
    expect((await call('Commit', frame(COMMIT))).code).toBe(OK);
  });
});

describe('over HTTP/1.1', () => {
  /** Sends bytes, closes the sending side, and returns the whole response. */
  function exchange(text: string): Promise<string> {
    return new Promise((resolve) => {
      let answer = '';
      const socket = connectTcp(emulator.port, '127.0.0.1', () => socket.end(text));
      socket.on('data', (data) => (answer += data.toString()));
      socket.on('error', () => resolve(answer));
      socket.on('close', () => resolve(answer));
    });
  }

  const post = (path: string, body: string, ...headers: string[]): string =>
    [`POST ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', body].join('\r\n');
  const COMMIT_PATH = `/v1/${DATABASE}/documents:commit`;
  const CHANNEL_PATH = '/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1';

  test.each<[what: string, request: string, statusLine: RegExp]>([
    ['a valid call', post(COMMIT_PATH, '{}', 'Content-Length: 2'), /^HTTP\/1\.1 200 /],
    [
      'protobuf instead of JSON',
      post(COMMIT_PATH, '\n\u0001x', 'Content-Type: application/x-protobuf', 'Content-Length: 3'),
      /^HTTP\/1\.1 400 /,
    ],
    [
      'a header above the size limit',
      post(COMMIT_PATH, '{}', `X: ${'x'.repeat(20_000)}`),
      /^HTTP\/1\.1 431 /,
    ],
    [
      'two Content-Length headers',
      post(COMMIT_PATH, '{}', 'Content-Length: 2', 'Content-Length: 3'),
      /^HTTP\/1\.1 400 /,
    ],
    ['an invalid chunk', post(COMMIT_PATH, 'zz\r\n', 'Transfer-Encoding: chunked'), /^HTTP\/1\.1 400 /],
    ['an unsupported HTTP version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', /^HTTP\/1\.1 400 /],
  ])('%s is answered with the expected status', async (_, request, statusLine) => {
    expect(await exchange(request)).toMatch(statusLine);
  });

  test.each([
    ['a body', post(COMMIT_PATH, '{"writes":', 'Content-Length: 1000')],
    ['a chunk', post(COMMIT_PATH, '5\r\nab', 'Transfer-Encoding: chunked')],
    [
      'the form of a WebChannel request',
      post(CHANNEL_PATH, 'count=1&ofs=0&req0___data__=', 'Content-Length: 1000'),
    ],
  ])('serves other requests after %s ends prematurely', async (_, request) => {
    await exchange(request);
    expect(await exchange(post(COMMIT_PATH, '{}', 'Content-Length: 2'))).toMatch(/^HTTP\/1\.1 200 /);
  });
});
