import { DomainError } from '@app/domain/errors.ts';
import type { HttpMiddleware, Http } from './http.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses unsafe requests from pages of other sites. The allowed origins come only from the configuration: Host and the
 * forwarding headers vary between proxies and can be forged by a direct caller. A request without an Origin comes from a
 * command line, a mail program or a text browser, and is accepted; `requireSameSiteForm` is stricter.
 */
export function refuseForeignOrigins(allowedOrigins: readonly string[]): HttpMiddleware {
  return async (http, next) => {
    const origin = http.req.header('Origin');
    const isForeign = origin !== undefined && !allowedOrigins.includes(origin);
    if (isForeign && !SAFE_METHODS.includes(http.req.method)) throw new DomainError('foreign_origin');
    await next();
  };
}

/** Returns the address of the page that sent a request, if the browser states one. */
export function refererOf(http: Http): URL | undefined {
  return URL.parse(http.req.header('Referer') ?? '') ?? undefined;
}

/**
 * Requires that a page of the site sent the post of an HTML form, which browsers send to any site without a preflight request.
 * Where there is no Origin, which text browsers such as Lynx and w3m do not send, the Referer's origin counts.
 * @throws DomainError foreign_origin
 */
export function requireSameSiteForm(http: Http, allowedOrigins: readonly string[]): void {
  const origin = http.req.header('Origin') ?? refererOf(http)?.origin;
  if (origin === undefined || !allowedOrigins.includes(origin)) throw new DomainError('foreign_origin');
}
