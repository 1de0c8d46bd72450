import type { CollectionName } from '@app/domain/collections.ts';
import type { Clause } from './firestore-lite.ts';

/** Public documents, read with the small SDK, which is fetched when the first of them is wanted. */

/** The field under which a condition finds a document's id. */
export const DOCUMENT_ID = '__name__';

export async function findDocuments<T extends { id: string }>(
  name: CollectionName,
  ...clauses: readonly Clause[]
): Promise<T[]> {
  const { readAll } = await import('./firestore-lite.ts');
  return readAll<T>(name, clauses);
}

export async function findDocument<T extends { id: string }>(
  name: CollectionName,
  id: string,
): Promise<T | null> {
  const { readOne } = await import('./firestore-lite.ts');
  return readOne<T>(name, id);
}

/** Whether the rules refused a read, as they do for what a visitor may not see and for some of what is not there. */
export function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'permission-denied';
}

/** One document, or null where there is none or the rules show visitors none. */
export async function findVisibleDocument<T extends { id: string }>(
  name: CollectionName,
  id: string,
): Promise<T | null> {
  try {
    return await findDocument<T>(name, id);
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}
