import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Both servers that call a function, the emulator's worker and production's functions-framework, run Express and
 * body-parser over every request before any code of ours. They unpack up to a gigabyte, and answer malformed JSON or
 * a malformed address with a page of HTML and a stack trace. So each request is made harmless to them at the one
 * moment that Node documents as before every handler. Our own code is called with what was sent: it reads the body
 * as a stream and the headers from `rawHeaders`, which stay as they are.
 */
export function keepRequestsRaw(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    // Other functions of this code base, called with events, rely on the parsed body.
    if (!request.url?.startsWith('/api/')) return;
    // body-parser leaves alone what announces no body.
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
    request.url = decodable(request.url);
  });
}

/** The address as it is, or, where a `%` in it means nothing, one that stands for it and exists nowhere. */
function decodable(url: string): string {
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
