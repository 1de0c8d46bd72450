import { DomainError } from '@app/domain/errors.ts';
import type { Http, HttpMiddleware } from './http.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** The names under which the browser knows this site: Hosting hands its own on as X-Forwarded-Host. */
function ownHosts(http: Http): (string | undefined)[] {
  return [http.req.header('X-Forwarded-Host'), http.req.header('Host')];
}

/**
 * Refuses unsafe requests that a page of another site sends. A request without an Origin comes from no page, but from
 * a command line, and passes.
 */
export function refuseForeignOrigins(allowedOrigins: readonly string[]): HttpMiddleware {
  return async (http, next) => {
    const origin = http.req.header('Origin');
    if (origin !== undefined && !SAFE_METHODS.includes(http.req.method) && !allowedOrigins.includes(origin)) {
      const host = URL.canParse(origin) ? new URL(origin).host : null;
      if (host === null || !ownHosts(http).includes(host)) throw new DomainError('foreign_origin');
    }
    await next();
  };
}
