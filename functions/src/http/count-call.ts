import type { LimitName } from '@app/domain/api/limits.ts';
import type { Deps } from '../deps.ts';
import type { Http } from './http.ts';
import type { Limit, Permit } from './rate-limit.ts';

/**
 * How many visitors may use up their limit behind one last hop. Hosting's own addresses carry all its visitors, so the
 * second limit must be far above that of one; it is there for callers of the function's direct address, who can claim
 * to be another visitor with every call. It is counted in each instance's memory: one document for all visitors of
 * Hosting would take about one commit a second.
 */
export const VISITORS_PER_HOP = 100;

const forHop = ({ max, seconds }: Limit): Limit => ({ max: max * VISITORS_PER_HOP, seconds });

/**
 * Counts a call under its visitor, then under its last hop. In this order one visitor cannot use up what all visitors of
 * Hosting share: what the visitor's own limit refuses is not counted for the hop.
 * @throws RateLimited
 */
export async function countCall(name: LimitName, http: Http, deps: Deps): Promise<Permit> {
  const limit = deps.config.limits[name];
  const visitor = await deps.limiter.take(name, limit, deps.addressOf(http));
  let hop: Permit;
  try {
    hop = await deps.hopLimiter.take(name, forHop(limit), deps.lastHopOf(http));
  } catch (error) {
    // A visitor does not pay for what others sent through the same hop.
    await visitor.giveBack();
    throw error;
  }
  return {
    async giveBack() {
      await Promise.all([visitor.giveBack(), hop.giveBack()]);
    },
  };
}
