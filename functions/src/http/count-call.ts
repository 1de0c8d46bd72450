import type { LimitName } from '@app/domain/api/limits.ts';
import type { Deps } from '../deps.ts';
import type { Http } from './http.ts';
import type { Limit, Permit } from './rate-limit.ts';

/**
 * The limit of one last hop, as a multiple of the limit of a visitor. All visitors of Hosting share its addresses, so this
 * second limit must be far above that of one visitor. It limits callers of the function's direct URL, who can claim another
 * address with every call. It is counted in each instance's memory, because one document for all visitors of Hosting would
 * accept only about one commit a second.
 */
export const VISITORS_PER_HOP = 100;

const forHop = ({ max, seconds }: Limit): Limit => ({ max: max * VISITORS_PER_HOP, seconds });

/**
 * Counts a call for its visitor, then for its last hop. In this order one visitor cannot use up the limit that all
 * visitors of Hosting share: a call that the visitor's own limit refuses is not counted for the hop.
 * @throws RateLimited
 */
export async function countCall(name: LimitName, http: Http, deps: Deps): Promise<Permit> {
  const limit = deps.config.limits[name];
  const visitor = await deps.limiter.take(name, limit, deps.addressOf(http));
  let hop: Permit;
  try {
    hop = await deps.hopLimiter.take(name, forHop(limit), deps.lastHopOf(http));
  } catch (error) {
    // A call that the hop's limit refuses does not count for the visitor.
    await visitor.giveBack();
    throw error;
  }
  return {
    async giveBack() {
      await Promise.all([visitor.giveBack(), hop.giveBack()]);
    },
  };
}

/** Opening a page is counted against this multiple of the limit of changes. */
const VIEWS = 6;

/**
 * Counts a request that only reads what a link opens, in the memory of this instance: a count in the database would cost
 * more than the read that it limits.
 * @throws RateLimited
 */
export async function countView(http: Http, deps: Deps): Promise<void> {
  const { max, seconds } = deps.config.limits.bookings;
  const limit = { max: max * VIEWS, seconds };
  await deps.hopLimiter.take('views', limit, deps.addressOf(http));
  await deps.hopLimiter.take('views of hop', forHop(limit), deps.lastHopOf(http));
}
