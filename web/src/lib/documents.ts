import type { CollectionName } from '@app/domain/collections.ts';
import type { Condition } from './firestore-lite.ts';

/** Public documents, read with the small SDK, which is fetched when the first of them is wanted. */

export async function findDocuments<T extends { id: string }>(
  name: CollectionName,
  ...conditions: readonly Condition[]
): Promise<T[]> {
  const { readAll } = await import('./firestore-lite.ts');
  return readAll<T>(name, conditions);
}

export async function findDocument<T extends { id: string }>(
  name: CollectionName,
  id: string,
): Promise<T | null> {
  const { readOne } = await import('./firestore-lite.ts');
  return readOne<T>(name, id);
}
