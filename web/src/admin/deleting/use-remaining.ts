import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CollectionName } from '@app/domain/collections.ts';
import { readDeletions, releaseDeleted, reportListed, watchDeletions } from './deletions.ts';

/** Returns the items without those that are being deleted. */
export function useRemaining<T extends { id: string }>(
  collection: CollectionName,
  items: readonly T[],
): readonly T[] {
  const { hidden, deleted } = useSyncExternalStore(watchDeletions, readDeletions);
  const [list] = useState(() => ({}));
  useEffect(
    () =>
      reportListed(
        list,
        items.map(({ id }) => `${collection}/${id}`),
      ),
    [list, collection, items],
  );
  useEffect(() => {
    if (deleted.size > 0) releaseDeleted(collection);
  }, [collection, items, deleted]);
  return useMemo(
    () => items.filter(({ id }) => !hidden.has(`${collection}/${id}`)),
    [collection, items, hidden],
  );
}
