import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request,
  type OutgoingHttpHeaders,
} from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { isDecodable, MALFORMED_PATH } from '../../../functions/src/http/raw-requests.ts';
import { createCache, cacheLifetimeSeconds, type CachedResponse, type CacheRequest } from './cache.ts';
import type { HostingConfiguration } from './configuration.ts';
import { findTarget, pathOf } from './find-target.ts';
import { hostingRequestHeaders } from './request-headers.ts';
import { configuredHeaders, functionResponseHeaders } from './response-headers.ts';

interface Forwarded {
  /** `http://host:port` of the target server. */
  origin: string;
  /** The request target, sent unchanged. */
  target: string;
  headers: OutgoingHttpHeaders;
  signal: AbortSignal;
}

/** Forwards a request, streaming its body, and resolves with the response when its headers have arrived. */
function forward(
  incoming: IncomingMessage,
  { origin, target, headers, signal }: Forwarded,
): Promise<IncomingMessage> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        hostname,
        port,
        path: target,
        method: incoming.method,
        // With `connection: close`, emulators abort a request whose body they reject unread, and crash.
        headers: { ...headers, connection: 'keep-alive' },
        signal,
        agent: false,
      },
      resolve,
    );
    // Also after the first error and after the response: without a listener, an error ends the process.
    outgoing.on('error', reject);
    incoming.pipe(outgoing);
  });
}

export interface SimulatorOptions {
  configuration: HostingConfiguration;
  /** The folder of the hosted files. */
  folder: string;
  /** `http://host:port` of the Hosting emulator, which serves these files. */
  hostingEmulator: string;
  /** Returns `http://host:port/path`, to which the request path is appended. */
  functionUrl(functionId: string, region: string): string;
  /** Returns the current time of the cache in milliseconds. */
  now(): number;
  /** Receives a line for each request that could not be answered; `console.error` by default. */
  log?(line: string): void;
  /** Hosting's timeout; 60 s by default. */
  timeoutMs?: number;
}

/** https://firebase.google.com/docs/hosting/functions: a request that takes longer is ended with 504. */
const TIMEOUT_MS = 60_000;

const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|manifest\+json|problem\+json|xml|rss\+xml)|image\/svg)/;

function isCompressible(request: IncomingMessage, headers: CachedResponse['headers']): boolean {
  return (
    /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')) &&
    headers['content-encoding'] === undefined &&
    COMPRESSIBLE.test(String(headers['content-type'] ?? ''))
  );
}

function compressed({
  'content-length': _,
  ...headers
}: CachedResponse['headers']): CachedResponse['headers'] {
  return { ...headers, 'content-encoding': 'gzip' };
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

const visitorOf = ({ socket }: IncomingMessage) => socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Ends a request whose response is missing or incomplete. Hosting has no fallback file for this case. */
function endWithError(response: ServerResponse, status: number, reason: string): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'private' }).end(reason);
}

/** Returns whether a client already has a cached response, as the CDN compares it (RFC 9110, section 13.2.2). */
function isUnchanged(
  { headers }: IncomingMessage,
  { etag, 'last-modified': changed }: CachedResponse['headers'],
) {
  const known = headers['if-none-match'];
  if (known !== undefined) return etag !== undefined && known.split(/,\s*/).includes(String(etag));
  return changed !== undefined && headers['if-modified-since'] === changed;
}

/**
 * Creates a server that handles requests like Firebase Hosting in production where its emulator differs (see the README
 * in this folder). Files come from the Hosting emulator; function requests are forwarded directly, because the emulator
 * normalizes paths before it forwards them.
 */
export function hostingSimulator(options: SimulatorOptions): Server {
  const { configuration, folder, hostingEmulator, functionUrl, now, timeoutMs = TIMEOUT_MS } = options;
  const { log = console.error } = options;
  const cache = createCache(now);

  /** Returns the cached response of a request, with its age. */
  function findCached(cacheRequest: CacheRequest): CachedResponse | undefined {
    const cached = cache.find(cacheRequest);
    if (!cached) return undefined;
    const headers = { ...cached.answer.headers, age: String(cached.age), 'x-cache': 'HIT' };
    return { ...cached.answer, headers };
  }

  async function forwardToHosting(request: IncomingMessage, response: ServerResponse, signal: AbortSignal) {
    const { url = '/', method, headers } = request;
    const cacheRequest = { host: headers.host ?? '', url, headers };
    const cached = isRead(request) ? findCached(cacheRequest) : undefined;
    if (cached) {
      response.writeHead(cached.status, cached.headers).end(method === 'HEAD' ? undefined : cached.body);
      return;
    }
    const answer = await forward(request, { origin: hostingEmulator, target: url, headers, signal });
    const status = answer.statusCode ?? 500;
    if (method === 'GET' && cacheLifetimeSeconds({ status, headers: answer.headers }) > 0) {
      const body = await readAll(answer);
      cache.store(cacheRequest, { status, headers: answer.headers, body });
      response.writeHead(status, answer.rawHeaders).end(body);
      return;
    }
    response.writeHead(status, answer.rawHeaders);
    await pipeline(answer, response);
  }

  function send(request: IncomingMessage, response: ServerResponse, answer: CachedResponse): void {
    if (answer.status === 200 && isUnchanged(request, answer.headers)) {
      response.writeHead(304, answer.headers).end();
      return;
    }
    const isSmaller = isCompressible(request, answer.headers);
    response.writeHead(answer.status, isSmaller ? compressed(answer.headers) : answer.headers);
    if (request.method === 'HEAD') response.end();
    else response.end(isSmaller ? gzipSync(answer.body) : answer.body);
  }

  async function forwardToFunction(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    signal: AbortSignal,
  ) {
    const { url = '/', method } = request;
    const forwardedHeaders = hostingRequestHeaders(request.headers, visitorOf(request));
    const cacheRequest = {
      host: request.headers.host ?? '',
      url,
      headers: forwardedHeaders as IncomingMessage['headers'],
    };
    const cached = isRead(request) ? findCached(cacheRequest) : undefined;
    if (cached) {
      send(request, response, cached);
      return;
    }
    const { origin, pathname, host } = new URL(address);
    // The Functions emulator would answer a malformed path itself, with a stack trace.
    const target = pathname.replace(/\/$/, '') + (isDecodable(pathOf(url)) ? url : MALFORMED_PATH);
    const upstream = await forward(request, {
      origin,
      target,
      headers: { ...forwardedHeaders, host },
      signal,
    });
    const status = upstream.statusCode ?? 500;
    const configured = configuredHeaders(configuration, pathOf(url));
    const headers = { ...functionResponseHeaders(status, upstream.headers, configured), 'x-cache': 'MISS' };
    if (method === 'GET' && cacheLifetimeSeconds({ status, headers }) > 0) {
      const answer = { status, headers, body: await readAll(upstream) };
      cache.store(cacheRequest, answer);
      send(request, response, answer);
      return;
    }
    if (method !== 'HEAD' && isCompressible(request, headers)) {
      response.writeHead(status, compressed(headers));
      await pipeline(upstream, createGzip(), response);
      return;
    }
    response.writeHead(status, headers);
    await pipeline(upstream, response);
  }

  async function handle(request: IncomingMessage, response: ServerResponse, signal: AbortSignal) {
    const target = findTarget(configuration, folder, request.url ?? '/');
    if (target === 'hosting') await forwardToHosting(request, response, signal);
    else await forwardToFunction(request, response, functionUrl(target.functionId, target.region), signal);
  }

  return createServer((request, response) => {
    const abortController = new AbortController();
    const timeout = setTimeout(() => {
      endWithError(response, 504, 'The request took too long.\n');
      abortController.abort();
    }, timeoutMs);
    response.once('close', () => {
      clearTimeout(timeout);
      abortController.abort();
    });
    handle(request, response, abortController.signal).catch((error: unknown) => {
      // The visitor has left, or has already received an answer: that of the timeout.
      if (response.destroyed || response.writableEnded) return;
      log(`Hosting simulator: ${request.method} ${request.url?.slice(0, 200)}: ${String(error)}`);
      endWithError(response, 502, 'The function did not answer.\n');
    });
  });
}
