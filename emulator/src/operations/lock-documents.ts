import { StatusError } from '../status.ts';
import { tooMuchContention } from '../store/contention.ts';
import type { Database } from '../store/database.ts';
import type { Transaction } from '../store/transactions.ts';
import type { Context } from './context.ts';

/**
 * Locks for a transaction, once nobody else has them.
 * @throws StatusError ABORTED at a deadlock and, where contention is emulated, after waiting too long
 */
export async function lockDocuments(
  { contention, signal }: Context,
  database: Database,
  transaction: Transaction,
  keys: readonly string[],
): Promise<void> {
  if (!contention) return database.locks.acquire(transaction, keys, signal);
  const impatient = new AbortController();
  const timer = setTimeout(() => impatient.abort(), contention.patience());
  try {
    await database.locks.acquire(transaction, keys, AbortSignal.any([signal, impatient.signal]));
  } catch (error) {
    const isTooLong = error instanceof StatusError && error.status === 'CANCELLED' && !signal.aborted;
    throw isTooLong ? tooMuchContention() : error;
  } finally {
    clearTimeout(timer);
  }
}
