import { useMemo, useSyncExternalStore } from 'react';
import type { CollectionName } from '@app/domain/collections.ts';
import { readDeletions, watchDeletions } from './deletions.ts';

/** The items without those that are being deleted. */
export function useRemaining<T extends { id: string }>(
  collection: CollectionName,
  items: readonly T[],
): readonly T[] {
  const { hidden } = useSyncExternalStore(watchDeletions, readDeletions);
  return useMemo(
    () => items.filter(({ id }) => !hidden.has(`${collection}/${id}`)),
    [collection, items, hidden],
  );
}
