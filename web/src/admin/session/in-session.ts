import { signOut } from 'firebase/auth';
import type { listSessions } from '@app/domain/api/admin.ts';
import { call } from '../../lib/api-client.ts';
import { errorCodeOf } from '../../lib/error-code.ts';
import { ApiError } from '../../lib/api-error.ts';
import { auth } from './firebase-auth.ts';
import { requestSignIn } from './renewal.ts';

/** Error codes of Firestore and Storage for a missing session; they also use them for forbidden operations. */
const REFUSALS: readonly string[] = [
  'permission-denied',
  'unauthenticated',
  'storage/unauthorized',
  'storage/unauthenticated',
];

/**
 * Returns whether the API rejects the session because it was ended elsewhere while Firebase is still signed in; if so,
 * signs out of Firebase too.
 */
async function wasEndedElsewhere(): Promise<boolean> {
  try {
    await call<typeof listSessions>('GET', '/api/admin/sessions');
    return false;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) return false;
    await signOut(auth);
    return true;
  }
}

/** Returns whether `error` means that the session has ended, not that the operation is forbidden. */
export async function isEndOfSession(error: unknown): Promise<boolean> {
  if (error instanceof ApiError) return error.status === 401;
  if (!REFUSALS.includes(errorCodeOf(error) ?? '')) return false;
  return auth.currentUser === null || (await wasEndedElsewhere());
}

/**
 * Runs an operation that needs the admin's session: an API request, a write to Firestore, an upload. When the session
 * has ended, it requests the password in place and runs the operation again, so that typed text is kept. Every change
 * is wrapped in it: `await inSession(() => setDoc(…))`. Throws what `attempt` throws, and SessionEnded when the admin
 * does not sign in.
 */
export async function inSession<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(await isEndOfSession(error))) throw error;
    await requestSignIn();
    return attempt();
  }
}
