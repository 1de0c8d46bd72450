import { spawnSync } from 'node:child_process';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { CliError } from '../../scripts/local/cli-error.ts';

export interface Certificate {
  key: Buffer;
  cert: Buffer;
}

/** Creates a self-signed certificate for one run. */
export function certificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options =
    '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=bench -addext subjectAltName=DNS:bench';
  const made = spawnSync('openssl', ['req', ...options.split(' '), '-keyout', key, '-out', cert]);
  if (made.status !== 0)
    throw new CliError('The bench needs a certificate: install openssl and run it again.');
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}

/** An uncompressed response. */
export interface SourceResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export type Source = (path: string, method: string, body: Buffer) => Promise<SourceResponse>;

const COMPRESSIBLE = /text|javascript|json|svg|xml|manifest/;

/** Returns a compression function that caches its results, as a CDN does. */
function cachingCompressor() {
  const cached = new Map<string, Buffer>();
  return (body: Buffer): Buffer => {
    const name = body.toString('latin1');
    const compressed =
      cached.get(name) ?? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    cached.set(name, compressed);
    return compressed;
  };
}

async function bodyOf(request: Http2ServerRequest): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The urgency of a request without one, from 0, the highest, to 7 (RFC 9218). */
const DEFAULT_URGENCY = 3;

const urgencyOf = (request: Http2ServerRequest) =>
  Number(/u=(\d)/.exec(String(request.headers['priority']))?.[1] ?? DEFAULT_URGENCY);

/**
 * Returns a function that resolves once all more urgent requests of the same connection are answered. A CDN sends style sheets
 * before pictures in this way; Node's HTTP/2 server sends a part of each in turn.
 */
function byUrgency() {
  const open = new Map<unknown, Set<{ urgency: number; start: () => void }>>();
  return (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const { session } = request.stream;
    const requests = open.get(session) ?? new Set();
    open.set(session, requests);
    return new Promise<void>((resolve) => {
      const own = { urgency: urgencyOf(request), start: resolve };
      requests.add(own);
      const startMostUrgent = () => {
        const most = Math.min(...[...requests].map(({ urgency }) => urgency));
        for (const one of requests) if (one.urgency === most) one.start();
      };
      response.once('close', () => {
        requests.delete(own);
        startMostUrgent();
      });
      startMostUrgent();
    });
  };
}

/** Starts an HTTPS proxy that serves `source` over HTTP/2 with Brotli compression, as Hosting and Google's servers do. */
export async function startHttpsProxy(source: Source, pair: Certificate) {
  const compress = cachingCompressor();
  const turn = byUrgency();
  const respond = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const isNext = turn(request, response);
    const { status, headers, body } = await source(request.url, request.method, await bodyOf(request));
    await isNext;
    const isCompressed = COMPRESSIBLE.test(headers['content-type'] ?? '') && body.length > 200;
    const sent = isCompressed ? compress(body) : body;
    response.writeHead(status, {
      ...headers,
      'content-length': sent.length,
      ...(isCompressed && { 'content-encoding': 'br' }),
    });
    response.end(sent);
  };
  const server = createSecureServer(
    pair,
    (request, response) =>
      void respond(request, response).catch((error: unknown) => {
        // Usually the browser has closed the connection.
        console.error(`${request.method} ${request.url}: ${String(error)}`);
        response.destroy();
      }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
