import {
  connectFirestoreEmulator,
  initializeFirestore,
  runTransaction,
  type Transaction,
} from 'firebase/firestore';
import { environment } from '../../config/environment.ts';
import { firebaseApp } from '../../lib/firebase-app.ts';
import '../session/firebase-auth.ts';
import { errorCodeOf } from '../../lib/error-code.ts';

/** The full SDK with listeners. The public site uses the small one, `lib/firestore-lite.ts`. */
export const firestore = initializeFirestore(firebaseApp, {});

const emulator = environment.VITE_FIRESTORE_EMULATOR;
if (emulator) {
  const [host = '', port] = emulator.split(':');
  connectFirestoreEmulator(firestore, host, Number(port));
}

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
