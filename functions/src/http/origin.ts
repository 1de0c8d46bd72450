import { DomainError } from '@app/domain/errors.ts';
import type { Http, HttpMiddleware } from './http.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Hosting hands the name under which the browser knows this site on as X-Forwarded-Host. */
function isOwn(origin: string, http: Http): boolean {
  const hosts = [http.req.header('X-Forwarded-Host'), http.req.header('Host')];
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}

/**
 * Refuses unsafe requests that a page of another site sends. A request without an Origin comes from no page, but from
 * a command line, and passes.
 */
export function refuseForeignOrigins(allowedOrigins: readonly string[]): HttpMiddleware {
  return async (http, next) => {
    const origin = http.req.header('Origin');
    const isForeign = origin !== undefined && !allowedOrigins.includes(origin) && !isOwn(origin, http);
    if (isForeign && !SAFE_METHODS.includes(http.req.method)) throw new DomainError('foreign_origin');
    await next();
  };
}
