import { createHmac } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Deps } from '../deps.ts';
import { type Limit, type Permit, RateLimited, type RateLimiter } from '../http/rate-limit.ts';
import { countInto, currentSlices, type Slices } from '../http/sliding-window.ts';
import { batchByKey, type Outcome } from './batch-by-key.ts';
import { fromDocument } from './documents.ts';

type Store = Pick<Deps, 'db' | 'transaction' | 'clock' | 'config'>;

/** Number of calls in each time slice, by the slice's number. Firestore's TTL removes the document after `expiresAt`. */
const countSchema = z.object({ slices: z.record(z.string(), z.int()), expiresAt: z.date() });

/**
 * Returns the id under which calls of `subject`, such as a client address, are counted. It cannot be traced back to the
 * subject without the secret. It does not change daily, because then every count would restart at midnight; it
 * disappears when Firestore's TTL removes the count, minutes after the last call.
 */
export function pseudonym(secret: string, subject: string): string {
  return createHmac('sha256', secret).update(`rate limit ${subject}`).digest('hex');
}

/**
 * Returns a rate limiter that counts calls in Firestore, shared by all instances of the function. It uses a sliding
 * window: no period of the limit's length contains more calls than allowed. Concurrent calls of one subject are counted
 * in one batch, each with its own exact result.
 */
export function firestoreRateLimiter({ db, transaction, clock, config }: Store): RateLimiter {
  const documentOf = (id: string) => db.collection(COLLECTIONS.rateLimits).doc(id);

  /** Runs `work` on the slices that still count, in a transaction. */
  async function change<T>(id: string, limit: Limit, work: (slices: Slices, now: number) => T): Promise<T> {
    return transaction(async (tx) => {
      const now = clock.now().getTime();
      const [snapshot] = await tx.getAll(documentOf(id));
      const slices = currentSlices(fromDocument(countSchema, snapshot!)?.slices ?? {}, limit, now);
      const before = { ...slices };
      const result = work(slices, now);
      // Refused calls do not write the document, which accepts only about one commit a second.
      if (!isDeepStrictEqual(slices, before))
        tx.set(documentOf(id), { slices, expiresAt: new Date(now + 2 * limit.seconds * 1000) });
      return result;
    });
  }

  /** Counts the allowed calls and refuses the others; the value is the slice in which a call was counted. */
  const count = batchByKey<Limit, string>((id, requests) => {
    const limit = requests[0]!;
    return change(id, limit, (slices, now) => {
      const { granted, slice, retryAfterSeconds } = countInto(slices, limit, now, requests.length);
      return requests.map((_, index): Outcome<string> =>
        index < granted ? { value: slice } : { error: new RateLimited(retryAfterSeconds) },
      );
    });
  }, Number.POSITIVE_INFINITY);

  async function giveBack(id: string, limit: Limit, slice: string): Promise<void> {
    await change(id, limit, (slices) => {
      const counted = slices[slice];
      if (counted !== undefined) slices[slice] = counted - 1;
    });
  }

  return {
    async take(name, limit, subject): Promise<Permit> {
      const id = pseudonym(config.hashSecret, `${name} ${subject}`);
      const slice = await count(id, limit);
      return { giveBack: () => giveBack(id, limit, slice) };
    },
  };
}
