import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GoogleProject, Json } from './google-project.ts';

/** A request as one of Google's services receives it. */
export interface Call {
  /** The intended host, such as `cloudfunctions.googleapis.com`. */
  host: string;
  method: string;
  path: string;
  query: URLSearchParams;
  body: Buffer;
}

/** A service's response: JSON or an error. */
type ApiResponse = Json | ApiError;

export class ApiError {
  readonly status: number;
  readonly message: string;
  constructor(status: number, message: string) {
    this.status = status;
    this.message = message;
  }
}

export const notFound = (what: string) => new ApiError(404, `${what} was not found`);

interface Request extends Call {
  /** The capture groups of the route's path, in order. */
  groups: string[];
  json: Json;
  project: GoogleProject;
}

/** One API method: HTTP method, pattern of the whole path, and handler. */
export type Route = [method: string, path: RegExp, answer: (request: Request) => ApiResponse];

/** The routes of each service, by host. */
export type Services = Record<string, Route[]>;

export interface StandIn {
  /** The URL of the proxy that serves every host. */
  url: string;
  /** All received requests, oldest first. */
  calls: Call[];
  /** Requests without a matching route, or to a host that is not redirected. */
  unhandled: string[];
  close(): void;
}

/**
 * Hosts that firebase-tools cannot redirect by an environment variable: it tests whether it may act as the service
 * account and only logs a debug warning when it cannot (`deploy/functions/checkIam.js`).
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
 * Starts a stand-in for Google's APIs. It is an HTTP proxy: firebase-tools is configured with plain `http` URLs of the
 * real hosts and this proxy, so every request keeps its intended host and none leaves the machine.
 */
export async function startStandIn(services: Services, project: GoogleProject): Promise<StandIn> {
  const calls: Call[] = [];
  const unhandled: string[] = [];

  function answer(call: Call): ApiResponse {
    for (const [method, path, handle] of services[call.host] ?? []) {
      const match = method === call.method ? path.exec(call.path) : null;
      if (match) return handle({ ...call, groups: match.slice(1), json: parseJson(call.body), project });
    }
    unhandled.push(`${call.method} ${call.host}${call.path}`);
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
    if (!(result instanceof ApiError)) {
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
      if (!HARD_CODED.has(request.url ?? '')) unhandled.push(`CONNECT ${request.url}`);
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
    unhandled,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
