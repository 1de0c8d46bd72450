import { DomainError } from '@app/domain/errors.ts';
import type { HttpMiddleware } from './http.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses unsafe requests from pages of other sites. The allowed origins come only from the configuration: Host and the
 * forwarding headers vary between proxies and can be forged by a direct caller. A request without an Origin does not
 * come from a page, but from a command line or a mail program, and is accepted.
 */
export function refuseForeignOrigins(allowedOrigins: readonly string[]): HttpMiddleware {
  return async (http, next) => {
    const origin = http.req.header('Origin');
    const isForeign = origin !== undefined && !allowedOrigins.includes(origin);
    if (isForeign && !SAFE_METHODS.includes(http.req.method)) throw new DomainError('foreign_origin');
    await next();
  };
}
