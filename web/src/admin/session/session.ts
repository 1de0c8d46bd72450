import { onAuthStateChanged, signInWithCustomToken, signOut } from 'firebase/auth';
import type { checkAdmin, logout } from '@app/domain/api/admin.ts';
import { call } from '../../lib/api-client.ts';
import { auth } from './firebase-auth.ts';

/**
 * The admin is signed in twice over: the cookie speaks to `/api`, Firebase's own sign-in to Firestore and Storage.
 * Only both together are a session; half of one would show empty lists or refuse every change.
 */
export type SessionState = 'whole' | 'half' | 'none';

async function isSignedInAsAdmin(): Promise<boolean> {
  await auth.authStateReady();
  const token = await auth.currentUser?.getIdTokenResult();
  return token?.claims['admin'] === true;
}

/** Asks both sides; a Firebase sign-in whose cookie is gone is ended too. Throws when there is no answer. */
export async function findSession(): Promise<SessionState> {
  const [{ isAuthenticated }, isSignedIn] = await Promise.all([
    call<typeof checkAdmin>('GET', '/api/admin/check'),
    isSignedInAsAdmin(),
  ]);
  if (isAuthenticated) return isSignedIn ? 'whole' : 'half';
  if (!isSignedIn) return 'none';
  await signOut(auth);
  return 'half';
}

/** The second half of signing in: `customToken` is the answer to the first, which set the cookie. */
export async function signInToFirebase(customToken: string): Promise<void> {
  await signInWithCustomToken(auth, customToken);
}

/** Ends the session in this tab and all others. Throws, with everything still as it was, when the server refuses. */
export async function endSession(): Promise<void> {
  await call<typeof logout>('POST', '/api/admin/logout');
  await signOut(auth);
}

/**
 * Calls `onEnd` when the session ends: here, in another tab (Firebase's stored sign-in is one for all tabs, which look
 * at it all the time) or because Firebase took it back. Returns how to stop.
 */
export function watchSession(onEnd: () => void): () => void {
  return onAuthStateChanged(auth, (user) => {
    if (!user) onEnd();
  });
}
