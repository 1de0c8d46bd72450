import type { PageClock } from '../lib/clock.ts';
import { serverTime } from '../lib/visible-documents.ts';

/** Longer than the CDN serves a page (`functions/src/pages/cached-until.ts`). */
const AGE_OF_CACHED_PAGE_MS = 5 * 60_000;

/**
 * Sets the clock if the page is older than a page from the CDN. The browser shows such a page while offline, in a restored tab and
 * after a step in the history; or the visitor's clock is wrong, so the time is requested from the server. While that fails, a later time
 * of the visitor's clock counts.
 */
export async function correctClock(clock: PageClock, readTime = serverTime): Promise<void> {
  const visitors = new Date();
  const behind = visitors.getTime() - clock.now().getTime();
  if (Math.abs(behind) < AGE_OF_CACHED_PAGE_MS) return;
  try {
    clock.set(await readTime());
  } catch {
    if (behind < 0) return;
    clock.set(visitors);
  }
  clock.announce();
}
