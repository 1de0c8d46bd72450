import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { CollectionName } from '@app/domain/collections.ts';
import { readDeletions, releaseDeleted, watchDeletions } from './deletions.ts';

/** Returns the items without those that are being deleted. */
export function useRemaining<T extends { id: string }>(
  collection: CollectionName,
  items: readonly T[],
): readonly T[] {
  const { hidden, deleted } = useSyncExternalStore(watchDeletions, readDeletions);
  useEffect(() => {
    if (deleted.size > 0)
      releaseDeleted(
        collection,
        items.map(({ id }) => id),
      );
  }, [collection, items, deleted]);
  return useMemo(
    () => items.filter(({ id }) => !hidden.has(`${collection}/${id}`)),
    [collection, items, hidden],
  );
}
