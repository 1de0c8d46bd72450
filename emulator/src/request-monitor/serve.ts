import { once } from 'node:events';
import { WebSocketServer } from 'ws';
import { isLoopbackOrigin } from '../http/loopback.ts';
import type { RequestHistory } from './request-history.ts';

export interface RequestMonitor {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves the request monitor of the Emulator UI at `ws://host:port/requests`: a connection first receives an array of
 * the recorded evaluations, then each new one as an object. Pages of other machines are rejected: browsers let any page
 * open a WebSocket, and the messages contain documents and the claims of ID tokens.
 */
export async function serveRequestMonitor(
  history: RequestHistory,
  host: string,
  port: number,
): Promise<RequestMonitor> {
  const server = new WebSocketServer({
    host,
    port,
    path: '/requests',
    verifyClient: ({ origin }: { origin?: string }) => origin === undefined || isLoopbackOrigin(origin),
  });
  server.on('connection', (socket) => {
    socket.send(JSON.stringify(history.messages()));
    const unsubscribe = history.subscribe((message) => socket.send(JSON.stringify(message)));
    socket.on('close', unsubscribe);
    socket.on('error', () => socket.terminate());
  });
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of server.clients) socket.terminate();
      await closed;
    },
  };
}
