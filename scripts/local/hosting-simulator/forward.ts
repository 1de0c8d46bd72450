import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';

export interface Forwarded {
  /** `http://host:port` of the target server. */
  origin: string;
  /** The request target, sent unchanged. */
  target: string;
  headers: OutgoingHttpHeaders;
  signal: AbortSignal;
}

/** Forwards a request, streaming its body, and resolves with the response when its headers have arrived. */
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
