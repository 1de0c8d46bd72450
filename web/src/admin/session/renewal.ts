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

interface Waiting {
  goOn: () => void;
  giveUp: (error: SessionEnded) => void;
}

let asking = false;
let waiting: Waiting[] = [];
const watchers = new Set<() => void>();
const continuations = new Set<() => void>();

function setAsking(next: boolean): void {
  asking = next;
  for (const watcher of watchers) watcher();
}

/** Asks for the password, once for all who wait. Resolves when the session is whole again, throws SessionEnded. */
export function askToSignIn(): Promise<void> {
  setAsking(true);
  return new Promise((goOn, giveUp) => waiting.push({ goOn, giveUp }));
}

function settle(): readonly Waiting[] {
  const settled = waiting;
  waiting = [];
  setAsking(false);
  return settled;
}

export function sessionRenewed(): void {
  for (const { goOn } of settle()) goOn();
  // Each leaves and may come back while it is called.
  const present = Array.from(continuations);
  for (const listenAgain of present) listenAgain();
}

/** The admin does not want to sign in now; the next call that needs a session asks again. */
export function renewalDeclined(): void {
  for (const { giveUp } of settle()) giveUp(new SessionEnded());
}

export const isAsking = () => asking;

export function watchAsking(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Calls `listenAgain` whenever the admin has signed in again. Returns how to stop. */
export function onRenewed(listenAgain: () => void): () => void {
  continuations.add(listenAgain);
  return () => continuations.delete(listenAgain);
}
