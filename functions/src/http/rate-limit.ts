import { DomainError } from '@app/domain/errors.ts';

/** The error of an exceeded limit, with the time after which to retry. */
export class RateLimited extends DomainError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('rate_limited', `Too many requests: please try again in ${retryAfterSeconds} seconds.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A limit of `max` calls in any period of `seconds`. */
export interface Limit {
  max: number;
  seconds: number;
}

/** A counted call. */
export interface Permit {
  /** Removes the call from the count. */
  giveBack(): Promise<void>;
}

export interface RateLimiter {
  /**
   * Counts one call of `subject` (an address, a name) under the limit called `name`.
   * @throws RateLimited when the limit is reached; the call is then not counted
   */
  take(name: string, limit: Limit, subject: string): Promise<Permit>;
}
