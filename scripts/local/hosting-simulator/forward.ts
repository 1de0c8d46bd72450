import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';

export interface Forwarded {
  /** `http://host:port`, of the server that answers. */
  origin: string;
  /** The request target, sent as it is. */
  target: string;
  headers: OutgoingHttpHeaders;
  signal: AbortSignal;
}

/** Sends a request on, its body as it comes in, and resolves with the answer once its headers are there. */
export function forward(
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
        // Emulators that are told to close break off a request whose body they refuse unread, and end over it.
        headers: { ...headers, connection: 'keep-alive' },
        signal,
        agent: false,
      },
      resolve,
    );
    outgoing.once('error', reject);
    incoming.pipe(outgoing);
  });
}
