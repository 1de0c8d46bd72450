import { auth } from '../session/firebase-auth.ts';
import { isEndOfSession } from '../session/in-session.ts';
import { onRenewed } from '../session/renewal.ts';
import type { Snapshot } from './live.ts';

/**
 * Subscribes until it is stopped. When the session ends, the last snapshot stays and the subscription restarts after
 * the admin has signed in again, so that lists and open dialogs do not disappear.
 */
export function subscribeInSession<T>(
  emit: (snapshot: Snapshot<T>) => void,
  open: (onError: (error: Error) => void) => () => void,
): () => void {
  let stop = () => {};
  let stopWaiting = () => {};
  let isOver = false;
  const handle = async (error: Error) => {
    const hasEnded = auth.currentUser === null || (await isEndOfSession(error));
    if (isOver) return;
    if (!hasEnded) return emit({ state: 'failed', error });
    // Only the part that has failed stops by itself.
    stop();
    stopWaiting = onRenewed(start);
  };
  const start = () => {
    stopWaiting();
    // Without a session the rules deny every read.
    if (auth.currentUser === null) {
      stopWaiting = onRenewed(start);
      return;
    }
    stop = open((error) => void handle(error));
  };
  start();
  return () => {
    isOver = true;
    stop();
    stopWaiting();
  };
}
