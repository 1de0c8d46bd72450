import { expect, test, vi } from 'vitest';
import { StatusError } from '../values/status.ts';
import { Contention } from '../store/contention.ts';
import { adminContext } from '../../tests/support/admin-context.ts';
import { batchGetDocuments } from './batch-get-documents.ts';
import { beginTransaction } from './begin-transaction.ts';
import { commit } from './commit.ts';
import type { Context } from './context.ts';

// A thousand concurrent transactions that increment the same document, without a protocol in between.
// conformance/contention.test.ts does the same on four documents through the server SDK.

const DATABASE = 'projects/p/databases/(default)';
const COUNTER = `${DATABASE}/documents/counters/a`;
const AT_ONCE = 1000;

async function stored(context: Context, transaction?: Uint8Array): Promise<number> {
  const request = { database: DATABASE, documents: [COUNTER], ...(transaction && { transaction }) };
  const [answer] = await batchGetDocuments(context, request);
  return Number(answer?.found?.fields?.['n']?.integerValue ?? 0);
}

/** Attempts one increment. Returns false when it was ABORTED. */
async function addOne(context: Context): Promise<boolean> {
  const { transaction } = await beginTransaction(context, { database: DATABASE });
  const fields = { n: { integerValue: String((await stored(context, transaction)) + 1) } };
  try {
    await commit(context, {
      database: DATABASE,
      writes: [{ update: { name: COUNTER, fields } }],
      transaction,
    });
    return true;
  } catch (error) {
    if (error instanceof StatusError && error.status === 'ABORTED') return false;
    throw error;
  }
}

test('serializes a thousand locking transactions, which all commit at the first attempt', async () => {
  const context = adminContext();
  const added = await Promise.all(Array.from({ length: AT_ONCE }, () => addOne(context)));
  expect(added.filter(Boolean)).toHaveLength(AT_ONCE);
  expect(await stored(context)).toBe(AT_ONCE);
});

test('applies exactly the optimistic transactions that were reported as committed', async () => {
  const context: Context = { ...adminContext(), transactionMode: 'optimistic' };
  let left = AT_ONCE;
  let rounds = 0;
  while (left > 0) {
    // Of two concurrent transactions one must be ABORTED.
    const tried = Math.min(left, 2);
    const added = await Promise.all(Array.from({ length: tried }, () => addOne(context)));
    left -= added.filter(Boolean).length;
    rounds += 1;
  }
  expect(await stored(context)).toBe(AT_ONCE);
  expect(rounds).toBeGreaterThan(AT_ONCE / 2);
});

test('a commit outside a transaction fails with DEADLINE_EXCEEDED after waiting a minute for a lock', async () => {
  const context: Context = { ...adminContext(), contention: new Contention() };
  const holder = {};
  await context.store.database(DATABASE).locks.acquire(holder, [COUNTER]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let outcome: unknown = 'waiting';
    const commits = commit(context, {
      database: DATABASE,
      writes: [{ update: { name: COUNTER, fields: {} } }],
    }).catch((error: unknown) => (outcome = error));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    await commits;
    expect(outcome).toMatchObject({ status: 'DEADLINE_EXCEEDED' });
  } finally {
    vi.useRealTimers();
  }
  context.store.database(DATABASE).locks.release(holder);
  expect(await stored(context)).toBe(0);
});
