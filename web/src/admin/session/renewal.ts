import { forgetCheckIn } from './kept-check-in.ts';

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

/** Whether the session has ended, also otherwise, and has not been renewed. */
let isEnded = false;
export const hasSessionEnded = () => isEnded;

/** Removes the guests from this device, which somebody else may use after the session. */
function end(): void {
  isEnded = true;
  forgetCheckIn();
}

/**
 * Requests the password once for all waiting operations. Resolves when the session is valid again, throws SessionEnded
 * otherwise.
 */
export function requestSignIn(): Promise<void> {
  end();
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
  isEnded = false;
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
  end();
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

/** The name of the channel and of the lock of a logout. */
const LOGOUT_AHEAD = 'admin-logout-ahead';

/** How long a logout waits for other tabs, which the browser may have suspended, or for the server, in milliseconds. */
export const WAITING_TIME = 2_000;

/** Tells the other tabs that something of this one must reach the server before a logout, until the returned function is called. */
export function holdLogout(): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // Missing in a page without https, where nobody logs in, and in jsdom.
  void navigator.locks?.request(LOGOUT_AHEAD, { mode: 'shared' }, () => released);
  return release;
}

/** Tells all tabs that this one is about to log out. */
export function announceLogout(): void {
  const all = new BroadcastChannel(LOGOUT_AHEAD);
  all.postMessage(null);
  all.close();
}

/** Calls `finish` when any tab is about to log out, until the returned function is called. */
export function onLogoutAhead(finish: () => void): () => void {
  const channel = new BroadcastChannel(LOGOUT_AHEAD);
  channel.addEventListener('message', finish);
  return () => channel.close();
}

/** Resolves when no tab holds the logout, or when the waiting time is over. */
export async function logoutReleased(): Promise<void> {
  const signal = AbortSignal.timeout(WAITING_TIME);
  await navigator.locks?.request(LOGOUT_AHEAD, { signal }, () => {}).catch(() => {});
}
