const MINUTE_MS = 60_000;

/**
 * The time for the cache of a site that is worked on or tested: whoever looks comes more than a minute after whoever
 * looked before. So pages, which the CDN keeps for less than a minute, show what was saved just now, as a visitor in
 * production sees it after that minute; what is kept longer, such as a 404 that says nothing or a share picture, stays
 * kept. The cache itself works as always.
 */
export function everyRequestLater(): () => number {
  let time = Date.now();
  return () => {
    time += MINUTE_MS + 1;
    return time;
  };
}
