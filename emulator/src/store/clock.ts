import type { Micros } from '../values/timestamp.ts';

/** Provides commit times, each later than the previous one, so that versions are ordered. */
export interface CommitClock {
  /** Returns a new commit time. */
  tick(): Micros;
  /** The latest commit time; reads see everything committed until then. */
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
