import { APP_CHECK_HEADER } from '@app/domain/shared/app-check-header.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { Deps } from '../deps.ts';
import type { Http } from './http.ts';

/**
 * Verifies the App Check token of a request unless App Check is off. In watch mode a request without a valid token is
 * only logged.
 * @throws DomainError app_not_verified in enforce mode, for a request without a valid token
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
  // Watch mode rejects nothing, even when Google's keys cannot be loaded.
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
