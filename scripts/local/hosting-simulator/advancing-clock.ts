const MINUTE_MS = 60_000;

/**
 * Returns a clock for the CDN cache in development and tests that advances by more than a minute on every call. Pages,
 * which the CDN caches for less than a minute, are therefore always fresh, as in production after that minute;
 * responses with a longer lifetime, such as the files of the build or a share image, stay cached.
 */
export function createAdvancingClock(): () => number {
  let time = Date.now();
  return () => {
    time += MINUTE_MS + 1;
    return time;
  };
}
