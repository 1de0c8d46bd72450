import type { Micros } from '../values/timestamp.ts';

/** Tells the time of commits: later than any time told before, so that versions have an order. */
export interface CommitClock {
  /** A new moment. */
  tick(): Micros;
  /** The latest moment told; what is committed by then is what a read sees. */
  readonly latest: Micros;
}

/** @param nowMillis the wall clock in milliseconds since the epoch */
export function createClock(nowMillis: () => number = Date.now): CommitClock {
  let latest = nowMillis() * 1000;
  return {
    tick() {
      latest = Math.max(latest + 1, nowMillis() * 1000);
      return latest;
    },
    get latest() {
      return latest;
    },
  };
}
