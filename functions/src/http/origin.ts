import { DomainError } from '@app/domain/errors.ts';
import type { HttpMiddleware } from './http.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses unsafe requests that a page of another site sends. The configuration alone names the site's origins: Host and
 * the forwarding headers differ from proxy to proxy, and a direct caller writes them. A request without an Origin comes
 * from no page, but from a command line or a mail program, and passes.
 */
export function refuseForeignOrigins(allowedOrigins: readonly string[]): HttpMiddleware {
  return async (http, next) => {
    const origin = http.req.header('Origin');
    const isForeign = origin !== undefined && !allowedOrigins.includes(origin);
    if (isForeign && !SAFE_METHODS.includes(http.req.method)) throw new DomainError('foreign_origin');
    await next();
  };
}
