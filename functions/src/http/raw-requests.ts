import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Hides the body and malformed URLs of requests from Express and body-parser. Both servers that call a function, the
 * emulator's worker and production's functions-framework, run them before this code. They decompress up to a gigabyte,
 * and answer malformed JSON or a malformed URL with an HTML page and a stack trace. The request is changed at the one
 * moment that Node documents as before every handler. The application still gets what was sent: it reads the body as a
 * stream and the headers from `rawHeaders`, which are not changed.
 * @param environment of the process, which serves one function; event functions rely on the parsed body
 * https://cloud.google.com/functions/docs/configuring/env-var#runtime_environment_variables_set_automatically
 */
export function keepRequestsRaw(environment: NodeJS.ProcessEnv): void {
  if ((environment['FUNCTION_SIGNATURE_TYPE'] ?? 'http') !== 'http') return;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    // body-parser ignores a request without Content-Length and Transfer-Encoding.
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
    request.url = decodable(request.url ?? '/');
  });
}

/** Returns the URL, or a replacement that matches no route when the URL has an invalid percent-encoding. */
function decodable(url: string): string {
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
