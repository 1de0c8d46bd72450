import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GoogleProject, Json } from './google-project.ts';

/** A request as one of Google's services receives it. */
export interface Call {
  /** The host it was meant for, as `cloudfunctions.googleapis.com`. */
  host: string;
  method: string;
  path: string;
  query: URLSearchParams;
  body: Buffer;
}

/** What a service answers with: JSON, or a refusal. */
export type Answer = Json | Refusal;

export class Refusal {
  readonly status: number;
  readonly message: string;
  constructor(status: number, message: string) {
    this.status = status;
    this.message = message;
  }
}

export const notFound = (what: string) => new Refusal(404, `${what} was not found`);

export interface Request extends Call {
  /** What the groups of the route's path matched, in their order. */
  groups: string[];
  json: Json;
  project: GoogleProject;
}

/** One method of an API: HTTP method, pattern of the whole path, and what it does. */
export type Route = [method: string, path: RegExp, answer: (request: Request) => Answer];

/** The routes of a service by its host. */
export type Services = Record<string, Route[]>;

export interface StandIn {
  /** The address of the proxy through which every host is reached. */
  url: string;
  /** Every request that was made, oldest first. */
  calls: Call[];
  /** Requests that no route answers, or that went to an address which is not redirected. */
  unanswered: string[];
  close(): void;
}

/**
 * Addresses that no variable of firebase-tools moves: it tests whether it may act as the service account, and goes on with a
 * warning in its debug log when it cannot (`deploy/functions/checkIam.js`).
 */
const HARD_CODED = new Set(['iam.googleapis.com:443']);

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function parseJson(body: Buffer): Json {
  try {
    return JSON.parse(body.toString()) as Json;
  } catch {
    return {};
  }
}

/**
 * Stands in for Google's APIs. It is an HTTP proxy: firebase-tools is told plain `http` addresses of the real hosts and
 * this proxy, so every request keeps the host it is meant for, and none leaves the machine.
 */
export async function startStandIn(services: Services, project: GoogleProject): Promise<StandIn> {
  const calls: Call[] = [];
  const unanswered: string[] = [];

  function answer(call: Call): Answer {
    for (const [method, path, handle] of services[call.host] ?? []) {
      const match = method === call.method ? path.exec(call.path) : null;
      if (match) return handle({ ...call, groups: match.slice(1), json: parseJson(call.body), project });
    }
    unanswered.push(`${call.method} ${call.host}${call.path}`);
    return notFound(call.path);
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    const host = request.headers.host ?? '';
    const path = decodeURIComponent(pathname);
    const call = { host, method: request.method ?? '', path, query: searchParams, body };
    calls.push(call);
    const result = answer(call);
    response.setHeader('Content-Type', 'application/json');
    if (!(result instanceof Refusal)) {
      response.end(JSON.stringify(result));
      return;
    }
    const { status: code, message } = result;
    response.statusCode = code;
    response.end(JSON.stringify({ error: { code, message, status: code === 404 ? 'NOT_FOUND' : 'FAILED' } }));
  }

  const server: Server = createServer((request, response) => void respond(request, response));
  server.on('connect', (request, socket) => {
    if (!request.url?.endsWith(':80')) {
      if (!HARD_CODED.has(request.url ?? '')) unanswered.push(`CONNECT ${request.url}`);
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    server.emit('connection', socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    unanswered,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
