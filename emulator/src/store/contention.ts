import { StatusError } from '../status.ts';

/** What one document takes, and what chance the waiting has. */
export interface ContentionOptions {
  /** Sustained commits a second that a document accepts (https://firebase.google.com/docs/firestore/best-practices#updates_to_a_single_document). */
  rate: number;
  /** Commits that it takes at once, when it has rested. */
  burst: number;
  /** Makes the waiting times of one run those of another. */
  seed: number;
}

export const DEFAULT_CONTENTION: Readonly<ContentionOptions> = { rate: 1, burst: 5, seed: 1 };

/** A transaction waits this long for another's lock: the service's own waiting depends on its load and varies as much. */
const LOCK_TIMEOUT_MILLIS = { least: 5, most: 50 };

/** Of more documents than this, those that have rested are forgotten. */
const MAX_REMEMBERED = 10_000;

export function tooMuchContention(): StatusError {
  return new StatusError('ABORTED', 'Too much contention on these documents. Please try again.');
}

/** Throws ABORTED where the service does: for commits of one document above the rate limit, and for long waits for locks. */
export class Contention {
  private readonly options: Readonly<ContentionOptions>;
  private readonly random: () => number;
  /** How many more commits each document took at a time, in milliseconds. */
  private readonly left = new Map<string, { readonly commits: number; readonly at: number }>();

  constructor(options: Readonly<ContentionOptions> = DEFAULT_CONTENTION) {
    this.options = options;
    this.random = randomFrom(options.seed);
  }

  /**
   * Counts a commit of these documents.
   * @throws StatusError ABORTED, and counts nothing, when one of them takes none at this time
   */
  admit(names: readonly string[], now: number): void {
    if (names.some((name) => this.commitsLeft(name, now) < 1)) throw tooMuchContention();
    for (const name of names) this.left.set(name, { commits: this.commitsLeft(name, now) - 1, at: now });
    if (this.left.size > MAX_REMEMBERED) this.forgetRested(now);
  }

  /** How many milliseconds a transaction waits for a lock. */
  lockTimeout(): number {
    const { least, most } = LOCK_TIMEOUT_MILLIS;
    return least + Math.floor(this.random() * (most - least));
  }

  /** Forgets the commits of a database, `projects/p/databases/d`, whose documents have all been deleted. */
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

/** Numbers from 0 to 1 that a seed determines (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
