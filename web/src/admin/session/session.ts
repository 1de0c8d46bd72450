import { onAuthStateChanged, signInWithCustomToken, signOut } from 'firebase/auth';
import type { checkAdmin, logout } from '@app/domain/api/admin.ts';
import { call } from '../../lib/api-client.ts';
import { auth } from './firebase-auth.ts';

/**
 * The admin has two credentials: the cookie authenticates `/api` requests, Firebase's sign-in Firestore and Storage.
 * Only both together are a session; one alone would show empty lists or deny every change.
 */
export type SessionState = 'complete' | 'partial' | 'none';

/** Broadcasts a deliberate logout to the other tabs; an expired session is not broadcast. */
const LOGOUTS = 'admin-logout';

/** The session of Firebase's sign-in, where that is an admin's. */
async function sessionOfFirebase(): Promise<string | undefined> {
  await auth.authStateReady();
  const token = await auth.currentUser?.getIdTokenResult();
  const { admin, sid } = token?.claims ?? {};
  return admin === true && typeof sid === 'string' ? sid : undefined;
}

/** Asks both sides; a Firebase sign-in whose cookie is gone is ended too. Throws when there is no answer. */
export async function findSession(): Promise<SessionState> {
  const [{ isAuthenticated, sessionId }, signedIn] = await Promise.all([
    call<typeof checkAdmin>('GET', '/api/admin/check'),
    sessionOfFirebase(),
  ]);
  if (isAuthenticated) return signedIn === sessionId ? 'complete' : 'partial';
  if (signedIn === undefined) return 'none';
  await signOut(auth);
  return 'partial';
}

/** The second half of signing in: `customToken` is the answer to the first, which set the cookie. */
export async function signInToFirebase(customToken: string): Promise<void> {
  await signInWithCustomToken(auth, customToken);
}

let isEnding = false;
/** Whether this tab is logging out: what is asked of Firestore meanwhile may be refused. */
export const isEndingSession = () => isEnding;

/** Ends the session in this tab and all others. Throws, with everything still as it was, when the server refuses. */
export async function endSession(): Promise<void> {
  isEnding = true;
  try {
    await call<typeof logout>('POST', '/api/admin/logout');
    // A channel of its own, so that the one that this tab listens to hears it too.
    const othersAndThis = new BroadcastChannel(LOGOUTS);
    othersAndThis.postMessage(null);
    othersAndThis.close();
    await signOut(auth);
  } finally {
    isEnding = false;
  }
}

interface SessionWatcher {
  /** The admin is signed in, under this name: at the beginning, and whenever that changes. */
  onSignedIn: (account: string) => void;
  /** The admin logged out, in this tab or another. */
  onLogout: () => void;
  /** Firebase revoked or lost the sign-in. After a logout it may be called before `onLogout`, never after it. */
  onSignedOut: () => void;
}

/** Tells what becomes of the session, until it is stopped by what this returns. */
export function watchSession({ onSignedIn, onLogout, onSignedOut }: SessionWatcher): () => void {
  const stop = onAuthStateChanged(auth, (user) => {
    if (user) onSignedIn(user.email ?? '');
    else onSignedOut();
  });
  const channel = new BroadcastChannel(LOGOUTS);
  channel.addEventListener('message', () => {
    stop();
    onLogout();
    // Firebase would notice another tab's logout within a second, in which the rules refuse what lists ask for.
    void signOut(auth);
  });
  return () => {
    stop();
    channel.close();
  };
}
