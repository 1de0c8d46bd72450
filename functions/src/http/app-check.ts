import { APP_CHECK_HEADER } from '@app/domain/shared/app-check-header.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { Deps } from '../deps.ts';
import type { Http } from './http.ts';

/**
 * Looks whether a call carries a valid token of App Check, where the project's setting says so: while it is only watched,
 * a line of the log tells of calls without one.
 * @throws DomainError app_not_verified for such a call where App Check is enforced.
 */
export async function requireApp(
  http: Http,
  { config, verifyAppCheck, log }: Pick<Deps, 'config' | 'verifyAppCheck' | 'log'>,
): Promise<void> {
  if (config.appCheck === 'off') return;
  const token = http.req.header(APP_CHECK_HEADER);
  if (config.appCheck === 'enforce') {
    if (!token || !(await verifyAppCheck(token))) throw new DomainError('app_not_verified');
    return;
  }
  // Whoever only watches turns nobody away, also when Google's keys cannot be read.
  const isVerified = token !== undefined && (await verifyAppCheck(token).catch(() => false));
  if (isVerified) return;
  log({
    severity: 'WARNING',
    message: 'app not verified',
    requestId: http.get('requestId'),
    route: http.get('route'),
    hasToken: token !== undefined,
  });
}
