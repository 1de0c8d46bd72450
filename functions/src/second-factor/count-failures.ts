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
