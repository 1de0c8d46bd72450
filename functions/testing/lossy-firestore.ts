import { once } from 'node:events';
import {
  type ClientHttp2Session,
  connect,
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll } from 'vitest';
import { connectTo } from './connect-to.ts';
import { OWN_PROJECT } from './emulated.ts';

const COMMIT = '/google.firestore.v1.Firestore/Commit';

/** The status that replaces a lost response; the SDK repeats the call for some, and the whole transaction for others. */
export const LOST_AS = { UNAVAILABLE: 14, DEADLINE_EXCEEDED: 4, INTERNAL: 13 } as const;

type Status = keyof typeof LOST_AS;

export interface LossyFirestore {
  /** A database of the SDK whose calls pass through the proxy. */
  db: Firestore;
  /**
   * Loses the answers of the next `count` commits that write to a collection: the emulator applies each of them (or refuses
   * a repetition), and the SDK receives `status` instead.
   */
  loseCommits(collection: string, count?: number, status?: Status): void;
  /** The number of responses still to be lost. */
  remaining(): number;
}

/**
 * The project's database behind a gRPC proxy that can lose the answer of a commit after the emulator has applied it, as a
 * connection does that breaks at the wrong moment. Closed at the end of the test file.
 */
export async function lossyFirestore(projectId: string = OWN_PROJECT): Promise<LossyFirestore> {
  const emulator = connect(`http://${process.env['FIRESTORE_EMULATOR_HOST']}`);
  const sessions = new Set<ServerHttp2Session>();
  const losing = { collection: '', count: 0, status: LOST_AS.UNAVAILABLE as number };

  function takeLoss(request: Buffer): number | undefined {
    if (losing.count === 0 || !request.includes(`/documents/${losing.collection}/`)) return undefined;
    losing.count -= 1;
    return losing.status;
  }

  const server = createServer();
  server.on('session', (session) => sessions.add(session));
  server.on('stream', (stream, headers) =>
    forward(emulator, stream, headers, headers[':path'] === COMMIT ? takeLoss : () => undefined),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const db = connectTo(`127.0.0.1:${(server.address() as AddressInfo).port}`, projectId);
  afterAll(async () => {
    await db.terminate();
    for (const session of sessions) session.destroy();
    server.close();
    emulator.destroy();
  });
  return {
    db,
    loseCommits(collection, count = 1, status = 'UNAVAILABLE') {
      Object.assign(losing, { collection, count, status: LOST_AS[status] });
    },
    remaining: () => losing.count,
  };
}

/** Forwards a call and its response, unless `takeLoss` returns the gRPC status that replaces the response. */
function forward(
  emulator: ClientHttp2Session,
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  takeLoss: (request: Buffer) => number | undefined,
): void {
  const upstream = emulator.request(headers);
  const sent: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => sent.push(chunk)).pipe(upstream);
  stream.on('error', () => upstream.close());
  stream.on('aborted', () => upstream.close());
  upstream.on('error', () => stream.close());
  upstream.on('response', (answer) => {
    const lost = takeLoss(Buffer.concat(sent));
    if (lost !== undefined) {
      upstream.resume();
      const status = { ':status': 200, 'content-type': 'application/grpc', 'grpc-status': String(lost) };
      stream.respond(status, { endStream: true });
      return;
    }
    let trailers: IncomingHttpHeaders = {};
    upstream.on('trailers', (received) => (trailers = received));
    stream.on('wantTrailers', () => stream.sendTrailers(trailers));
    stream.respond(answer, { waitForTrailers: true });
    upstream.pipe(stream);
  });
}
