import { useSyncExternalStore } from 'react';

/** The live sources that the server has answered and that show cached documents since. */
const disconnected = new Set<object>();
const listeners = new Set<() => void>();

/** Records whether a live source shows what the server has, or cached documents because the connection is lost. */
export function reportConnection(source: object, isConnected: boolean): void {
  if (disconnected.has(source) !== isConnected) return;
  if (isConnected) disconnected.delete(source);
  else disconnected.add(source);
  for (const listener of listeners) listener();
}

/** Follows the connection of one live source by the origin of its snapshots. */
export function trackConnection() {
  const source = {};
  let isAnswered = false;
  return {
    /** Records a snapshot; returns whether the server has answered the source before or with it. */
    update: ({ fromCache }: { fromCache: boolean }): boolean => {
      isAnswered ||= !fromCache;
      if (isAnswered) reportConnection(source, !fromCache);
      return isAnswered;
    },
    stop: () => reportConnection(source, true),
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether all live sources show what the server has. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(subscribe, () => disconnected.size === 0);
}
