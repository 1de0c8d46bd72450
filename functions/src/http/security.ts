import type { MiddlewareHandler } from 'hono';
import { SECURITY_HEADERS } from '@app/domain/page/content-security-policy.ts';

/** Gives every answer the headers that browsers are held to, and this policy where it has none of its own. */
export function secured(policy: string): MiddlewareHandler {
  const headers = Object.entries({ ...SECURITY_HEADERS, 'Content-Security-Policy': policy });
  return async (http, next) => {
    await next();
    for (const [name, value] of headers) if (!http.res.headers.has(name)) http.res.headers.set(name, value);
  };
}
