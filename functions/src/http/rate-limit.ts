import { DomainError } from '@app/domain/errors.ts';

/** A refusal that says when to come again. */
export class RateLimited extends DomainError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('rate_limited', `Too many requests: please try again in ${retryAfterSeconds} seconds.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** At most `max` calls in any stretch of `seconds`. */
export interface Limit {
  max: number;
  seconds: number;
}

/** One call that was counted. */
export interface Permit {
  /** Lets it count no more. */
  giveBack(): Promise<void>;
}

export interface RateLimiter {
  /**
   * Counts one call of `subject` (an address, a name) under the limit called `name`.
   * @throws RateLimited when as many as allowed were counted in the time before; then it is not counted.
   */
  take(name: string, limit: Limit, subject: string): Promise<Permit>;
}
