import { FirebaseError } from 'firebase/app';
import { ApiError } from '../../lib/api-error.ts';
import { auth } from './firebase-auth.ts';
import { askToSignIn } from './renewal.ts';

/** How Firestore and Storage refuse somebody who is no longer signed in; they refuse an admin's mistakes alike. */
const REFUSALS: readonly string[] = [
  'permission-denied',
  'unauthenticated',
  'storage/unauthorized',
  'storage/unauthenticated',
];

/** Whether `error` means that there is no session any more, and not that this admin may not do that. */
function isEndOfSession(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 401;
  return error instanceof FirebaseError && REFUSALS.includes(error.code) && auth.currentUser === null;
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
    if (!isEndOfSession(error)) throw error;
    await askToSignIn();
    return attempt();
  }
}
