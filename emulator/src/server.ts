import http from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import net from 'node:net';
import type { Socket } from 'node:net';
import type { Engine } from './operations/context.ts';
import { allowCrossOrigin, answerPreflight } from './http/cors.ts';
import { serveEmulator } from './protocol-emulator.ts';
import { serveGrpc } from './protocol-grpc/serve.ts';
import { serveRest } from './protocol-rest/serve.ts';
import { WebChannels } from './protocol-webchannel/serve.ts';

export interface RunningServer {
  readonly port: number;
  close(): Promise<void>;
}

/** The start of every HTTP/2 connection (RFC 9113, 3.4); no HTTP/1.1 method begins with the same three letters. */
const HTTP2_PREFACE = 'PRI';

/** Serves every protocol on one port, chosen by a connection's first bytes, then by the path. */
export async function startServer(engine: Engine, host: string, port: number): Promise<RunningServer> {
  const grpc = serveGrpc(engine);
  const channels = new WebChannels(engine);
  const httpServer = http.createServer((request, response) => {
    serveHttp(engine, channels, request, response).catch((error: unknown) => {
      // Every protocol answers its errors itself. What remains must not end the process.
      console.error(`${request.method} ${request.url?.slice(0, 200)}: ${String(error)}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  // The response of a listener stays open for as long as the client listens.
  httpServer.requestTimeout = 0;
  // Only clients close idle connections: closing one here could race with the next request of a slow client.
  httpServer.keepAliveTimeout = 0;

  const sockets = new Set<Socket>();
  const server = net.createServer((socket) => {
    const peer = `${socket.remoteAddress}:${socket.remotePort}`;
    sockets.add(socket);
    engine.store.peerCame(peer);
    socket.setNoDelay(true);
    socket.on('close', () => {
      sockets.delete(socket);
      engine.store.connectionClosed(peer);
    });
    socket.on('error', () => socket.destroy());
    socket.once('data', (head: Buffer) => {
      socket.pause();
      socket.unshift(head);
      if (head.toString('latin1', 0, HTTP2_PREFACE.length) === HTTP2_PREFACE) grpc.accept(socket);
      else httpServer.emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      engine.triggers.close();
      channels.close();
      grpc.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

async function serveHttp(
  engine: Engine,
  channels: WebChannels,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  allowCrossOrigin(request, response);
  response.on('error', () => response.destroy());
  const url =
    URL.canParse(request.url ?? '/', 'http://localhost') && new URL(request.url ?? '/', 'http://localhost');
  if (!url) response.writeHead(400).end();
  else if (request.method === 'OPTIONS') answerPreflight(request, response);
  else if (url.pathname === '/') response.writeHead(200, { 'Content-Type': 'text/plain' }).end('Ok\n');
  // Browsers request it for every page, and log an error when there is none.
  else if (url.pathname === '/favicon.ico') response.writeHead(204).end();
  else if (url.pathname.startsWith('/v1/')) await serveRest(engine, request, response, url);
  else if (url.pathname.startsWith('/google.firestore.v1.Firestore/'))
    await channels.serve(request, response, url);
  else await serveEmulator(engine, request, response, url);
}
