import { runTransaction, type Transaction } from 'firebase/firestore';
import { errorCodeOf } from '../../lib/error-code.ts';
import { firestore } from './firestore.ts';

/** Firestore's error codes when another client wrote between read and write; the retry reads the new version. */
const LOST_RACES = ['aborted', 'failed-precondition', 'already-exists'];

/**
 * Runs a transaction, and again once if it lost a race. Fails without a connection, where a plain write would wait and be lost when the
 * page is closed. `work` calls `rememberOwnChange` when it writes public content.
 */
export async function commit<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const attempt = () => runTransaction(firestore, work, { maxAttempts: 1 });
  try {
    return await attempt();
  } catch (error) {
    const isLostRace = LOST_RACES.includes(errorCodeOf(error) ?? '');
    if (!isLostRace) throw error;
    return attempt();
  }
}
