import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Both servers that call a function, the emulator's worker and production's functions-framework, run Express and
 * body-parser over every request before any code of ours. They unpack up to a gigabyte, and answer malformed JSON or
 * a malformed address with a page of HTML and a stack trace. So each request is made harmless to them at the one
 * moment that Node documents as before every handler. Our own code is called with what was sent: it reads the body
 * as a stream and the headers from `rawHeaders`, which stay as they are.
 * @param environment of the process, which serves one function; those that take events rely on the parsed body.
 * https://cloud.google.com/functions/docs/configuring/env-var#runtime_environment_variables_set_automatically
 */
export function keepRequestsRaw(environment: NodeJS.ProcessEnv): void {
  if ((environment['FUNCTION_SIGNATURE_TYPE'] ?? 'http') !== 'http') return;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    // body-parser leaves alone what announces no body.
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
    request.url = decodable(request.url ?? '/');
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
