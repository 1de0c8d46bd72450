import { signOut } from 'firebase/auth';
import type { listSessions } from '@app/domain/api/admin.ts';
import { call } from '../../lib/api-client.ts';
import { errorCodeOf } from '../../lib/error-code.ts';
import { ApiError } from '../../lib/api-error.ts';
import { auth } from './firebase-auth.ts';
import { requestSignIn } from './renewal.ts';

/** How Firestore and Storage refuse somebody who is no longer signed in; they refuse an admin's mistakes alike. */
const REFUSALS: readonly string[] = [
  'permission-denied',
  'unauthenticated',
  'storage/unauthorized',
  'storage/unauthenticated',
];

/**
 * Whether the API refuses the session, which was ended elsewhere while Firebase is still signed in; if so, ends that
 * sign-in too.
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

/** Whether `error` means that there is no session any more, and not that this admin may not do that. */
export async function isEndOfSession(error: unknown): Promise<boolean> {
  if (error instanceof ApiError) return error.status === 401;
  if (!REFUSALS.includes(errorCodeOf(error) ?? '')) return false;
  return auth.currentUser === null || (await wasEndedElsewhere());
}

/**
 * Does what needs the admin's session: a call of the API, a write to Firestore, an upload. When the session has ended,
 * asks for the password in place and does it again, so that nothing that was typed is lost. Wrap every change in it:
 * `await inSession(() => setDoc(…))`. Throws what `attempt` throws, and SessionEnded when the admin does not sign in.
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
