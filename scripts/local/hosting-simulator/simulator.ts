import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { createCache, secondsKept, type Answer } from './cache.ts';
import type { HostingConfiguration } from './configuration.ts';
import { findTarget, pathOf } from './find-target.ts';
import { forward } from './forward.ts';
import { throughHosting } from './request-headers.ts';
import { configuredHeaders, fromFunction } from './response-headers.ts';

export interface SimulatorOptions {
  configuration: HostingConfiguration;
  /** The folder of the hosted files. */
  folder: string;
  /** `http://host:port` of the Hosting emulator, which serves these files. */
  hostingEmulator: string;
  /** `http://host:port/path` to which the target of a function's request is appended. */
  functionUrl(functionId: string, region: string): string;
  /** Milliseconds. The cache keeps time by it. */
  now(): number;
  /** Where Hosting gives up: 60 s unless a test shortens it. */
  timeoutMs?: number;
}

/** https://firebase.google.com/docs/hosting/functions: a request that takes longer is ended with 504. */
const TIMEOUT_MS = 60_000;

const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|manifest\+json|problem\+json|xml|rss\+xml)|image\/svg)/;

function isCompressible(request: IncomingMessage, headers: Answer['headers']): boolean {
  return (
    /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')) &&
    headers['content-encoding'] === undefined &&
    COMPRESSIBLE.test(String(headers['content-type'] ?? ''))
  );
}

function compressed({ 'content-length': _, ...headers }: Answer['headers']): Answer['headers'] {
  return { ...headers, 'content-encoding': 'gzip' };
}

const visitorOf = ({ socket }: IncomingMessage) => socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Ends a request for which there is no answer, or no rest of one. Never with a file: Hosting has none to fall back to. */
function giveUp(response: ServerResponse, status: number, reason: string): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'private' }).end(reason);
}

/**
 * A server that treats requests as Firebase Hosting does in production, where its emulator does otherwise: see the
 * README beside it. Files come from the Hosting emulator; functions are asked directly, because the emulator resolves
 * paths on the way to them.
 */
export function hostingSimulator(options: SimulatorOptions): Server {
  const { configuration, folder, hostingEmulator, functionUrl, now, timeoutMs = TIMEOUT_MS } = options;
  const cache = createCache(now);

  async function askHosting(request: IncomingMessage, response: ServerResponse, signal: AbortSignal) {
    const { url: target = '/', headers } = request;
    const answer = await forward(request, { origin: hostingEmulator, target, headers, signal });
    response.writeHead(answer.statusCode ?? 500, answer.rawHeaders);
    await pipeline(answer, response);
  }

  function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
    const isSmaller = isCompressible(request, answer.headers);
    response.writeHead(answer.status, isSmaller ? compressed(answer.headers) : answer.headers);
    if (request.method === 'HEAD') response.end();
    else response.end(isSmaller ? gzipSync(answer.body) : answer.body);
  }

  async function askFunction(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    signal: AbortSignal,
  ) {
    const { url = '/', method } = request;
    const sent = throughHosting(request.headers, visitorOf(request));
    const cacheRequest = {
      host: request.headers.host ?? '',
      url,
      headers: sent as IncomingMessage['headers'],
    };
    const kept = method === 'GET' || method === 'HEAD' ? cache.find(cacheRequest) : undefined;
    if (kept) {
      const headers = { ...kept.answer.headers, age: String(kept.age), 'x-cache': 'HIT' };
      send(request, response, { ...kept.answer, headers });
      return;
    }
    const { origin, pathname, host } = new URL(address);
    const target = pathname.replace(/\/$/, '') + url;
    const answered = await forward(request, {
      origin,
      target,
      headers: { ...sent, host },
      signal,
    });
    const status = answered.statusCode ?? 500;
    const configured = configuredHeaders(configuration, pathOf(url));
    const headers = { ...fromFunction(status, answered.headers, configured), 'x-cache': 'MISS' };
    if (method === 'GET' && secondsKept({ status, headers }) > 0) {
      const answer = { status, headers, body: await readAll(answered) };
      cache.keep(cacheRequest, answer);
      send(request, response, answer);
      return;
    }
    if (method !== 'HEAD' && isCompressible(request, headers)) {
      response.writeHead(status, compressed(headers));
      await pipeline(answered, createGzip(), response);
      return;
    }
    response.writeHead(status, headers);
    await pipeline(answered, response);
  }

  return createServer((request, response) => {
    const ended = new AbortController();
    const timeout = setTimeout(() => {
      giveUp(response, 504, 'The request took too long.\n');
      ended.abort();
    }, timeoutMs);
    response.once('close', () => {
      clearTimeout(timeout);
      ended.abort();
    });
    const target = findTarget(configuration, folder, request.url ?? '/');
    const answering =
      target === 'hosting'
        ? askHosting(request, response, ended.signal)
        : askFunction(request, response, functionUrl(target.functionId, target.region), ended.signal);
    answering.catch(() => {
      if (!response.writableEnded) giveUp(response, 502, 'The function did not answer.\n');
    });
  });
}
