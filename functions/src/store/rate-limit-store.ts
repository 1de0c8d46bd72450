import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Deps } from '../deps.ts';
import { pseudonym } from '../hashing.ts';
import { type Limit, type Permit, RateLimited, type RateLimiter } from '../http/rate-limit.ts';
import { countInto, currentSlices, type Slices } from '../http/sliding-window.ts';
import { batchByKey, type Outcome } from './batch-by-key.ts';
import { fromDocument } from './documents.ts';

type Store = Pick<Deps, 'db' | 'transaction' | 'clock' | 'config'>;

/** How many calls began in each slice of time, by the slice's number. Firestore's TTL removes it after `expiresAt`. */
const countSchema = z.object({ slices: z.record(z.string(), z.int()), expiresAt: z.date() });
/**
 * Counts calls in Firestore, so that all instances of the function count together. The count slides: in no stretch of
 * the limit's time, wherever it begins, are there more calls than allowed. Calls of one subject that come at the same
 * time are counted together, each still with an exact answer of its own.
 */
export function firestoreRateLimiter({ db, transaction, clock, config }: Store): RateLimiter {
  const documentOf = (id: string) => db.collection(COLLECTIONS.rateLimits).doc(id);

  /** Lets `work` change the slices that still count, in a transaction. */
  async function change<T>(id: string, limit: Limit, work: (slices: Slices, now: number) => T): Promise<T> {
    return transaction(async (tx) => {
      const now = clock.now().getTime();
      const [snapshot] = await tx.getAll(documentOf(id));
      const slices = currentSlices(fromDocument(countSchema, snapshot!)?.slices ?? {}, limit, now);
      const before = { ...slices };
      const result = work(slices, now);
      // What is refused leaves the document alone, which takes about one commit a second.
      if (!isDeepStrictEqual(slices, before))
        tx.set(documentOf(id), { slices, expiresAt: new Date(now + 2 * limit.seconds * 1000) });
      return result;
    });
  }

  /** Counts as many as are allowed and refuses the others; the value is the slice in which a call was counted. */
  const count = batchByKey<Limit, string>((id, asks) => {
    const limit = asks[0]!;
    return change(id, limit, (slices, now) => {
      const { granted, slice, retryAfterSeconds } = countInto(slices, limit, now, asks.length);
      return asks.map((_, index): Outcome<string> =>
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
