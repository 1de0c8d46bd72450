import type { Clock } from '../deps.ts';
import { RateLimited, type Limit, type RateLimiter } from './rate-limit.ts';
import { countInto, currentSlices, type Slices } from './sliding-window.ts';

/** Above this number of subjects, those whose calls no longer count are evicted. */
const MAX_SUBJECTS = 1_000;

/**
 * Returns a rate limiter that counts calls in the memory of one instance, without Firestore reads and writes. Calls to
 * other instances are not counted.
 */
export function memoryRateLimiter(clock: Pick<Clock, 'now'>): RateLimiter {
  const counts = new Map<string, { slices: Slices; limit: Limit }>();

  function evictExpired(now: number): void {
    for (const [id, { slices, limit }] of counts)
      if (Object.keys(currentSlices(slices, limit, now)).length === 0) counts.delete(id);
  }

  return {
    async take(name, limit, subject) {
      const id = `${name} ${subject}`;
      const now = clock.now().getTime();
      const slices = currentSlices(counts.get(id)?.slices ?? {}, limit, now);
      const { granted, slice, retryAfterSeconds } = countInto(slices, limit, now, 1);
      if (granted === 0) throw new RateLimited(retryAfterSeconds);
      counts.set(id, { slices, limit });
      if (counts.size > MAX_SUBJECTS) evictExpired(now);
      return {
        async giveBack() {
          const counted = counts.get(id)?.slices;
          if (counted?.[slice] !== undefined) counted[slice] -= 1;
        },
      };
    },
  };
}
