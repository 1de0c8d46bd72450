const LOCK = 'admin-deletions';

/** How long a logout waits for the deletions of other tabs, which the browser may have suspended, in milliseconds. */
const WAITING_TIME = 2_000;

/** Tells the other tabs that a deletion of this one is pending, until the returned function is called. */
export function holdDeletionLock(): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // Missing in a page without https, where nobody logs in, and in jsdom.
  void navigator.locks?.request(LOCK, { mode: 'shared' }, () => released);
  return release;
}

/** Resolves when no tab has a pending deletion, or when the waiting time is over. */
export async function noPendingDeletions(): Promise<void> {
  const signal = AbortSignal.timeout(WAITING_TIME);
  await navigator.locks?.request(LOCK, { signal }, () => {}).catch(() => {});
}
