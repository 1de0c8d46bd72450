import type { Micros } from '../values/timestamp.ts';

/** Provides the times of commits and reads: each commit is later than every commit and read before it. */
export interface CommitClock {
  /** Returns a new commit time. */
  tick(): Micros;
  /** Returns the time of a read that sees everything committed so far, and nothing that is committed later. */
  read(): Micros;
}

/** @param now the wall clock in microseconds since the epoch */
export function createClock(now: () => Micros = wallClock): CommitClock {
  let latest = now();
  return {
    tick() {
      latest = Math.max(latest + 1, now());
      return latest;
    },
    read() {
      latest = Math.max(latest, now());
      return latest;
    },
  };
}

/** Node's wall clock has milliseconds; its monotonic clock, which stops while a computer sleeps, has the digits below. */
function wallClock(): Micros {
  return Date.now() * 1000 + Math.floor((performance.now() % 1) * 1000);
}
