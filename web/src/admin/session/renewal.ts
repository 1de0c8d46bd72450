/**
 * Connects operations that need a session with the dialog that renews it (`renewal-dialog.tsx`). A session can end
 * while a form is open, because the cookie expires or Firebase revokes the sign-in; waiting operations continue after
 * the renewal.
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

/** Whether the admin has logged out, so that no password can be requested. */
let isLoggedOut = false;
export const hasLoggedOut = () => isLoggedOut;

/**
 * Requests the password once for all waiting operations. Resolves when the session is valid again, throws SessionEnded
 * otherwise.
 */
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
  // A listener may remove or add itself during the call.
  const present = Array.from(continuations);
  for (const resubscribe of present) resubscribe();
}

/** The admin declined to sign in; the next operation that needs a session asks again. */
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

/** Calls `resubscribe` after each renewed sign-in. Returns a function that stops this. */
export function onRenewed(resubscribe: () => void): () => void {
  continuations.add(resubscribe);
  return () => continuations.delete(resubscribe);
}
