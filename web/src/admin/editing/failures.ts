import { FirestoreError } from 'firebase/firestore';
import { SessionEnded } from '../session/renewal.ts';

/** Why a write failed, as far as it makes a difference for what the admin does next. */
export type Failure = 'unavailable' | 'permission-denied' | 'other';

const UNREACHABLE = ['unavailable', 'deadline-exceeded', 'cancelled'];
const REFUSED = ['permission-denied', 'unauthenticated', 'invalid-argument'];

export function failureOf(error: unknown): Failure {
  if (error instanceof SessionEnded) return 'permission-denied';
  if (!(error instanceof FirestoreError)) return 'other';
  if (UNREACHABLE.includes(error.code)) return 'unavailable';
  return REFUSED.includes(error.code) ? 'permission-denied' : 'other';
}
