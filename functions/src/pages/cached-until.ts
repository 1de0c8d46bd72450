/** For how many seconds the CDN serves a page, and afterwards the stale page while it revalidates. */
const FRESH_SECONDS = 30;
const STALE_SECONDS = 30;

/** Returns the whole seconds until `nextChangeAt`, from 0 to `most`. */
export function secondsUntil(nextChangeAt: Date | undefined, now: Date, most: number): number {
  const left = nextChangeAt ? Math.floor((nextChangeAt.getTime() - now.getTime()) / 1000) : most;
  return Math.max(0, Math.min(most, left));
}

/**
 * Returns the Cache-Control header of a page or file whose content changes by itself at `nextChangeAt`, which no cached copy
 * outlives. Other changes are visible to all visitors after a minute.
 */
export function cachedUntil(nextChangeAt: Date | undefined, now: Date): string {
  const left = secondsUntil(nextChangeAt, now, FRESH_SECONDS + STALE_SECONDS);
  const fresh = Math.min(FRESH_SECONDS, left);
  const stale = left - fresh;
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`;
}
