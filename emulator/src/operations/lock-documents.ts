import { StatusError } from '../values/status.ts';
import { tooMuchContention } from '../store/contention.ts';
import type { Database } from '../store/database.ts';
import type { LockOwner } from '../store/locks.ts';
import type { Transaction } from '../store/transactions.ts';
import type { Context } from './context.ts';

/**
 * The server's own deadline for a call (https://cloud.google.com/firestore/docs/understand-error-codes): a write
 * outside a transaction waits that long for locks of others.
 */
const COMMIT_DEADLINE_MILLIS = 60_000;

/**
 * Locks documents for a transaction when no other owner has them.
 * @throws StatusError ABORTED at a deadlock and, where contention is emulated, after waiting too long
 */
export async function lockDocuments(
  context: Context,
  database: Database,
  transaction: Transaction,
  keys: readonly string[],
): Promise<void> {
  const millis = context.contention?.lockTimeout();
  await acquire(context, database, transaction, keys, { millis, error: tooMuchContention });
}

/**
 * Locks documents for a commit outside a transaction when no other owner has them.
 * @throws StatusError DEADLINE_EXCEEDED where contention is emulated, after a minute
 */
export async function lockForCommit(
  context: Context,
  database: Database,
  owner: LockOwner,
  keys: readonly string[],
): Promise<void> {
  const millis = context.contention && COMMIT_DEADLINE_MILLIS;
  await acquire(context, database, owner, keys, { millis, error: deadlineExceeded });
}

const deadlineExceeded = (): StatusError =>
  new StatusError('DEADLINE_EXCEEDED', 'A deadline was exceeded on the server.');

/** @param timeout milliseconds after which to fail, and the error; waits without limit when undefined */
async function acquire(
  { signal }: Context,
  database: Database,
  owner: LockOwner,
  keys: readonly string[],
  timeout: { readonly millis: number | undefined; readonly error: () => StatusError },
): Promise<void> {
  if (timeout.millis === undefined) return database.locks.acquire(owner, keys, signal);
  const timedOut = new AbortController();
  const timer = setTimeout(() => timedOut.abort(), timeout.millis);
  try {
    await database.locks.acquire(owner, keys, AbortSignal.any([signal, timedOut.signal]));
  } catch (error) {
    const isTooLong = error instanceof StatusError && error.status === 'CANCELLED' && !signal.aborted;
    throw isTooLong ? timeout.error() : error;
  } finally {
    clearTimeout(timer);
  }
}
