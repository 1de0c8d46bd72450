/** For how many seconds the CDN serves a page, and afterwards the stale page while it revalidates. */
const FRESH_SECONDS = 30;
const STALE_SECONDS = 30;

/**
 * Returns the Cache-Control header of a page or file whose content changes by itself at `nextChangeAt`, which no cached copy
 * outlives. Other changes are visible to all visitors after a minute.
 */
export function cachedUntil(nextChangeAt: Date | undefined, now: Date): string {
  const left = nextChangeAt ? Math.floor((nextChangeAt.getTime() - now.getTime()) / 1000) : Infinity;
  const fresh = Math.max(0, Math.min(FRESH_SECONDS, left));
  const stale = Math.max(0, Math.min(STALE_SECONDS, left - fresh));
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`;
}
