import type { Micros } from '../values/timestamp.ts';

/** Returns the time of commits: always later than the previous one, so that versions have an order. */
export interface CommitClock {
  /** A new moment. */
  tick(): Micros;
  /** The latest time returned; a read sees what is committed by then. */
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
