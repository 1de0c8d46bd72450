import type { CollectionName } from '@app/domain/collections.ts';
import { useLiveDocumentsById } from '../live/live-documents.ts';

/**
 * Reads the items of one collection among these paths, such as `events/ID`, each once. Returns them with their paths, deleted ones
 * left out; undefined while they load.
 */
export function useItemsAt<Item extends { id: string }>(
  collection: CollectionName,
  paths: readonly string[],
): (readonly [string, Item])[] | undefined {
  const prefix = `${collection}/`;
  const live = useLiveDocumentsById<Item>(
    collection,
    paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length)),
  );
  return live.state === 'ready' ? live.value.map((item) => [prefix + item.id, item]) : undefined;
}
