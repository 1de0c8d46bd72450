import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Both servers that call a function, the emulator's worker and production's functions-framework, run body-parser over
 * every request first. It unpacks up to a gigabyte and answers malformed JSON with a page of HTML and a stack trace,
 * before any code of ours. It leaves a request alone whose headers announce no body; so these are hidden from it, at
 * the one moment that Node documents as before every handler. The body itself stays to be read as a stream, and
 * `rawHeaders`, from which the application reads, keeps them.
 */
export function keepBodiesRaw(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    // Other functions of this code base, called with events, rely on the parsed body.
    if (!request.url?.startsWith('/api/')) return;
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
  });
}
