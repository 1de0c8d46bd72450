import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { dailyPseudonym } from '../hashing.ts';
import { type Limit, type Permit, RateLimited, type RateLimiter } from '../http/rate-limit.ts';
import { fromDocument } from './documents.ts';
import type { RunTransaction } from './transaction.ts';

interface World {
  db: Firestore;
  transaction: RunTransaction;
  clock: { now(): Date };
  secret: string;
}

/** When calls were counted, the first one first, in milliseconds; Firestore's TTL removes it after `expiresAt`. */
const countSchema = z.object({ times: z.array(z.number()), expiresAt: z.date() });

interface Waiting {
  resolve(time: number): void;
  reject(error: unknown): void;
}

/**
 * Counts calls in Firestore, so that all instances of the function count together. The moments of the calls are kept,
 * not a number for each minute, so the limit holds in any stretch of time. Calls of one subject that come while a
 * transaction is under way wait for the next, which counts them all: a crowd behind one address costs a few
 * transactions, and each call still gets its own exact answer.
 */
export function firestoreRateLimiter({ db, transaction, clock, secret }: World): RateLimiter {
  const queues = new Map<string, Waiting[]>();

  const documentOf = (id: string) => db.collection(COLLECTIONS.rateLimits).doc(id);

  /** The counted moments that still matter become others, in one transaction. */
  async function change<T>(id: string, limit: Limit, work: (times: number[], now: number) => [number[], T]) {
    return transaction(async (tx) => {
      const now = clock.now().getTime();
      const [snapshot] = await tx.getAll(documentOf(id));
      const stored = fromDocument(countSchema, snapshot!)?.times ?? [];
      const [times, result] = work(
        stored.filter((time) => time > now - limit.seconds * 1000),
        now,
      );
      tx.set(documentOf(id), { times, expiresAt: new Date(now + limit.seconds * 1000) });
      return result;
    });
  }

  /** Counts as many of the waiting as are allowed, and refuses the others. */
  async function count(id: string, limit: Limit, waiting: readonly Waiting[]): Promise<void> {
    const { granted, time, retryAfter } = await change(id, limit, (times, now) => {
      const granted = Math.min(waiting.length, Math.max(0, limit.max - times.length));
      const counted = [...times, ...Array<number>(granted).fill(now)];
      const retryAfter = Math.max(1, Math.ceil((counted[0]! + limit.seconds * 1000 - now) / 1000));
      return [counted, { granted, time: now, retryAfter }];
    });
    waiting.slice(0, granted).forEach(({ resolve }) => resolve(time));
    waiting.slice(granted).forEach(({ reject }) => reject(new RateLimited(retryAfter)));
  }

  async function work(id: string, limit: Limit, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const waiting = queue.splice(0);
      await count(id, limit, waiting).catch((error: unknown) =>
        waiting.forEach(({ reject }) => reject(error)),
      );
    }
    queues.delete(id);
  }

  async function giveBack(id: string, limit: Limit, time: number): Promise<void> {
    await change(id, limit, (times) => {
      const index = times.indexOf(time);
      return [index < 0 ? times : times.toSpliced(index, 1), undefined];
    });
  }

  return {
    async take(name, limit, subject): Promise<Permit> {
      const id = dailyPseudonym(secret, `${name} ${subject}`, clock.now());
      const time = await new Promise<number>((resolve, reject) => {
        const queue = queues.get(id);
        if (queue) {
          queue.push({ resolve, reject });
          return;
        }
        const first = [{ resolve, reject }];
        queues.set(id, first);
        void work(id, limit, first);
      });
      return { giveBack: () => giveBack(id, limit, time) };
    },
  };
}
