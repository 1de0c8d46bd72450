import { APP_CHECK_HEADER } from '@app/domain/api/limits.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { Deps } from '../deps.ts';
import type { Http } from './http.ts';

/** @throws DomainError app_not_verified where App Check is on and the call carries no valid token of it */
export async function requireApp(
  http: Http,
  { verifyAppCheck }: Pick<Deps, 'verifyAppCheck'>,
): Promise<void> {
  if (!verifyAppCheck) return;
  const token = http.req.header(APP_CHECK_HEADER);
  if (!token || !(await verifyAppCheck(token))) throw new DomainError('app_not_verified');
}
