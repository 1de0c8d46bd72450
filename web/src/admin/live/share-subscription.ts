import type { Snapshot, Subscribe } from './live.ts';

interface Shared {
  listeners: Set<(snapshot: Snapshot<unknown>) => void>;
  latest?: Snapshot<unknown>;
  stop: () => void;
}

const subscriptions = new Map<string, Shared>();

/**
 * Returns a subscription that all subscribers of `key` share. A list that grows by a page keeps the subscriptions of the
 * earlier pages this way, so that it reads the new page only. A failed subscription is not shared with later subscribers.
 */
export function shareSubscription<T>(key: string, subscribe: Subscribe<T>): Subscribe<T> {
  return (emit) => {
    const listener = emit as (snapshot: Snapshot<unknown>) => void;
    const found = subscriptions.get(key);
    const shared: Shared = found ?? { listeners: new Set(), stop: () => {} };
    const forget = () => {
      if (subscriptions.get(key) === shared) subscriptions.delete(key);
    };
    shared.listeners.add(listener);
    if (!found) {
      subscriptions.set(key, shared);
      shared.stop = subscribe((snapshot) => {
        shared.latest = snapshot;
        if (snapshot.state === 'failed') forget();
        for (const one of shared.listeners) one(snapshot);
      });
    } else if (found.latest) listener(found.latest);
    return () => {
      shared.listeners.delete(listener);
      if (shared.listeners.size > 0) return;
      shared.stop();
      forget();
    };
  };
}
