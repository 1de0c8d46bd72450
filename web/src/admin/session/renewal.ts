/**
 * A session may end while something is being edited: the cookie runs out, or Firebase takes its sign-in back. Then the
 * dashboard asks for the password over whatever is open (`renewal-dialog.tsx`), and what waited goes on. This is the one
 * place where they meet.
 */
export class SessionEnded extends Error {
  constructor() {
    super('The session has ended, and the admin chose not to sign in again');
    this.name = 'SessionEnded';
  }
}

interface PendingRequest {
  resolve: () => void;
  reject: (error: SessionEnded) => void;
}

let isRequested = false;
let pending: PendingRequest[] = [];
const watchers = new Set<() => void>();
const continuations = new Set<() => void>();

function setRequested(next: boolean): void {
  isRequested = next;
  for (const watcher of watchers) watcher();
}

/** Whether the admin has logged out: then nobody is there to enter a password. */
let isLoggedOut = false;

/** Asks for the password, once for all who wait. Resolves when the session is whole again, throws SessionEnded. */
export function requestSignIn(): Promise<void> {
  if (isLoggedOut) return Promise.reject(new SessionEnded());
  setRequested(true);
  return new Promise((resolve, reject) => pending.push({ resolve, reject }));
}

function takePending(): readonly PendingRequest[] {
  const taken = pending;
  pending = [];
  setRequested(false);
  return taken;
}

export function sessionRenewed(): void {
  isLoggedOut = false;
  for (const { resolve } of takePending()) resolve();
  // Each leaves and may come back while it is called.
  const present = Array.from(continuations);
  for (const resubscribe of present) resubscribe();
}

/** The admin does not want to sign in now; the next call that needs a session asks again. */
export function renewalDeclined(): void {
  for (const { reject } of takePending()) reject(new SessionEnded());
}

/** The admin has logged out: rejects all pending requests and each later one, until the admin signs in again. */
export function loggedOut(): void {
  isLoggedOut = true;
  renewalDeclined();
}

export const isSignInRequested = () => isRequested;

export function subscribeToSignInRequest(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Calls `resubscribe` whenever the admin has signed in again. Returns how to stop. */
export function onRenewed(resubscribe: () => void): () => void {
  continuations.add(resubscribe);
  return () => continuations.delete(resubscribe);
}
