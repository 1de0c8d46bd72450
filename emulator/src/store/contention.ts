import { StatusError } from '../values/status.ts';

/** The commit rate limit of one document, and the seed of random lock timeouts. */
export interface ContentionOptions {
  /**
   * Sustained commits a second that a document accepts
   * (https://firebase.google.com/docs/firestore/best-practices#updates_to_a_single_document).
   */
  rate: number;
  /** Commits that it accepts in a burst after a pause. */
  burst: number;
  /** Seed of the lock timeouts, for reproducible runs. */
  seed: number;
}

export const DEFAULT_CONTENTION: Readonly<ContentionOptions> = { rate: 1, burst: 5, seed: 1 };

/** Range of the time in milliseconds that a transaction waits for a lock; in production it varies with the load. */
const LOCK_TIMEOUT_MILLIS = { least: 5, most: 50 };

/** Above this number of documents, those with a full burst are dropped. */
const MAX_REMEMBERED = 10_000;

export function tooMuchContention(): StatusError {
  return new StatusError('ABORTED', 'Too much contention on these documents. Please try again.');
}

/** Emulates contention: throws ABORTED for commits of one document above the rate limit, and limits waits for locks. */
export class Contention {
  private readonly options: Readonly<ContentionOptions>;
  private readonly random: () => number;
  /** The remaining burst of each document, and the time in milliseconds of that count. */
  private readonly left = new Map<string, { readonly commits: number; readonly at: number }>();

  constructor(options: Readonly<ContentionOptions> = DEFAULT_CONTENTION) {
    this.options = options;
    this.random = randomFrom(options.seed);
  }

  /**
   * Counts a commit of these documents.
   * @throws StatusError ABORTED when one of them is above the limit; then none is counted
   */
  admit(names: readonly string[], now: number): void {
    if (names.some((name) => this.commitsLeft(name, now) < 1)) throw tooMuchContention();
    for (const name of names) this.left.set(name, { commits: this.commitsLeft(name, now) - 1, at: now });
    if (this.left.size > MAX_REMEMBERED) this.forgetRested(now);
  }

  /** Returns how many milliseconds a transaction waits for a lock. */
  lockTimeout(): number {
    const { least, most } = LOCK_TIMEOUT_MILLIS;
    return least + Math.floor(this.random() * (most - least));
  }

  /** Resets the limits of a database, `projects/p/databases/d`, whose documents have all been deleted. */
  clear(database: string): void {
    for (const name of this.left.keys()) if (name.startsWith(`${database}/`)) this.left.delete(name);
  }

  private commitsLeft(name: string, now: number): number {
    const { rate, burst } = this.options;
    const before = this.left.get(name);
    return before ? Math.min(burst, before.commits + ((now - before.at) / 1000) * rate) : burst;
  }

  private forgetRested(now: number): void {
    for (const name of this.left.keys()) {
      if (this.commitsLeft(name, now) >= this.options.burst) this.left.delete(name);
    }
  }
}

/** Returns a seeded generator of numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
