import { DomainError } from '@app/domain/errors.ts';
import type { Deps } from '../deps.ts';

/** Counts failures per session, separately from the attempts of the login. @throws RateLimited, and what `work` throws */
export async function countFailures<T>(
  { limiter, config }: Pick<Deps, 'limiter' | 'config'>,
  session: { id: string },
  limit: 'secondFactor' | 'recoveryCodes',
  work: () => Promise<T>,
): Promise<T> {
  const permit = await limiter.take(limit, config.limits[limit], session.id);
  const result = await work();
  await permit.giveBack();
  return result;
}

/** Checks the password of a session's account. @returns the account's address @throws DomainError wrong_password, and what `countFailures` throws */
export async function requirePassword(
  deps: Pick<Deps, 'auth' | 'identity' | 'limiter' | 'config'>,
  session: { id: string; uid: string },
  password: string,
): Promise<string> {
  const { email = '' } = await deps.auth.getUser(session.uid);
  await countFailures(deps, session, 'secondFactor', async () => {
    const idToken = await deps.identity.signInWithPassword(email, password);
    if (idToken === null) throw new DomainError('wrong_password');
  });
  return email;
}
