import { DomainError } from '@app/domain/errors.ts';
import type { Deps } from '../deps.ts';
import type { HttpMiddleware } from './http.ts';
import { describeError } from './log.ts';
import { toDomainError } from './problem.ts';

/** Assigns an id to each request, disables caching of its response and logs it. */
export function trackRequest({ clock, log }: Pick<Deps, 'clock' | 'log'>): HttpMiddleware {
  return async (http, next) => {
    const started = clock.now();
    const requestId = crypto.randomUUID();
    http.set('requestId', requestId);
    await next();

    http.header('X-Request-Id', requestId);
    // Hosting forwards Set-Cookie only from responses that are marked private.
    http.header('Cache-Control', http.res.headers.has('Set-Cookie') ? 'private, no-store' : 'no-store');

    const entry = {
      requestId,
      method: http.req.method,
      route: http.get('route') ?? 'unknown',
      status: http.res.status,
      milliseconds: clock.now().getTime() - started.getTime(),
    };
    const { error } = http;
    if (!error) log({ severity: 'INFO', message: 'answered', ...entry });
    else if (error instanceof DomainError) log({ severity: 'INFO', message: error.code, ...entry });
    else {
      const { code } = toDomainError(error);
      log({
        severity: code === 'internal' ? 'ERROR' : 'WARNING',
        message: code,
        ...entry,
        error: describeError(error),
      });
    }
  };
}
