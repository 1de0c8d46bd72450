import { onAuthStateChanged, signInWithCustomToken, signOut } from 'firebase/auth';
import type { checkAdmin, logout } from '@app/domain/api/admin.ts';
import { call } from '../../lib/api-client.ts';
import { hasStoredDraft } from '../form/drafts.ts';
import { auth } from './firebase-auth.ts';

/**
 * The admin has two credentials: the cookie authenticates `/api` requests, Firebase's sign-in Firestore and Storage.
 * Only both together are a session; one alone would show empty lists or deny every change.
 */
export type SessionState = 'complete' | 'partial' | 'none';

/** Broadcasts a deliberate logout to the other tabs; an expired session is not broadcast. */
const LOGOUTS = 'admin-logout';

/** Returns the session of Firebase's sign-in if it is an admin's. */
async function sessionOfFirebase(): Promise<string | undefined> {
  await auth.authStateReady();
  const token = await auth.currentUser?.getIdTokenResult();
  const { admin, sid } = token?.claims ?? {};
  return admin === true && typeof sid === 'string' ? sid : undefined;
}

/** Checks both credentials and signs out of Firebase when the cookie is missing. Throws when there is no response. */
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

/** Returns whether Firebase is signed in on this device; without a connection, whether it was. */
export async function isSignedInHere(): Promise<boolean> {
  await auth.authStateReady();
  return auth.currentUser !== null;
}

/** The second step of signing in: `customToken` comes from the response to the first, which set the cookie. */
export async function signInToFirebase(customToken: string): Promise<void> {
  await signInWithCustomToken(auth, customToken);
}

let isEnding = false;
/** Whether this tab is logging out; reads of Firestore may be denied meanwhile. */
export const isEndingSession = () => isEnding;

/** Ends the session in this tab and all others. Throws, without any change, when the server rejects it. */
export async function endSession(): Promise<void> {
  isEnding = true;
  try {
    await call<typeof logout>('POST', '/api/admin/logout');
    // A second channel, because a BroadcastChannel does not receive its own messages.
    const othersAndThis = new BroadcastChannel(LOGOUTS);
    othersAndThis.postMessage(hasStoredDraft());
    othersAndThis.close();
    await signOut(auth);
  } finally {
    isEnding = false;
  }
}

interface SessionWatcher {
  /** Called with the admin's name at the start and on each change. */
  onSignedIn: (account: string) => void;
  /** Called when the admin has logged out in this tab or another; `hasDraft` means that unsaved text is kept as a draft. */
  onLogout: (hasDraft: boolean) => void;
  /** Firebase revoked or lost the sign-in. After a logout it may be called before `onLogout`, never after it. */
  onSignedOut: () => void;
}

/** Reports changes of the session until the returned function is called. */
export function watchSession({ onSignedIn, onLogout, onSignedOut }: SessionWatcher): () => void {
  const stop = onAuthStateChanged(auth, (user) => {
    if (user) onSignedIn(user.email ?? '');
    else onSignedOut();
  });
  const channel = new BroadcastChannel(LOGOUTS);
  channel.addEventListener('message', ({ data }: MessageEvent<boolean>) => {
    stop();
    onLogout(data);
    // Firebase notices another tab's logout only after up to a second, in which the rules deny the lists' reads.
    void signOut(auth);
  });
  return () => {
    stop();
    channel.close();
  };
}
