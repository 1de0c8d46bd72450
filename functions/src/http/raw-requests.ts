import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { DomainError } from '@app/domain/errors.ts';

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

/** The path that replaces one with an invalid percent-encoding (`/%`, `/%zz`, `/%ff`). */
export const MALFORMED_PATH = '/.malformed';

/** Returns whether a text has a valid percent-encoding. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the URL without the parts that have an invalid percent-encoding. */
function decodable(url: string): string {
  const [path = '/', query] = url.split(/\?(.*)/s, 2);
  if (!isDecodable(path)) return MALFORMED_PATH;
  return query === undefined || isDecodable(query) ? url : `${path}?${query.replaceAll('%', '%25')}`;
}

/** Refuses what `keepRequestsRaw` has replaced. @throws DomainError */
export function requireDecodablePath(path: string): void {
  if (path === MALFORMED_PATH)
    throw new DomainError('validation_failed', 'The address has an invalid percent-encoding.');
}
