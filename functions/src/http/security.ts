import type { MiddlewareHandler } from 'hono';
import { SECURITY_HEADERS } from '@app/domain/page/content-security-policy.ts';

/** Adds the security headers to every response, and this Content-Security-Policy to those without one. */
export function secured(policy: string): MiddlewareHandler {
  const headers = Object.entries({ ...SECURITY_HEADERS, 'Content-Security-Policy': policy });
  return async (http, next) => {
    await next();
    for (const [name, value] of headers) if (!http.res.headers.has(name)) http.res.headers.set(name, value);
  };
}
