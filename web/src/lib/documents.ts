import type { CollectionName } from '@app/domain/collections.ts';
import type { Clause } from './firestore-lite.ts';
import { nextTask } from './scheduling.ts';

/** Reads public documents with Firestore Lite, which is loaded with the first read. */

/** The field that stands for the document id in a condition. */
export const DOCUMENT_ID = '__name__';

/** The longest time to wait for Firestore; then the visitor sees an error with a retry button. */
const TIMEOUT_MS = 10_000;

/** @throws TimeoutError after `TIMEOUT_MS`, because the Firestore SDK has no timeout of its own. */
async function withTimeout<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const error = new DOMException('The request timed out.', 'TimeoutError');
    timer = setTimeout(() => reject(error), TIMEOUT_MS);
  });
  try {
    return await Promise.race([reading, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Loads the SDK. Evaluating it and its first call are two tasks, because together they would delay input. */
async function reader() {
  const loaded = await import('./firestore-lite.ts');
  await nextTask();
  return loaded;
}

export async function findDocuments<T extends { id: string }>(
  name: CollectionName,
  ...clauses: readonly Clause[]
): Promise<T[]> {
  const { readAll } = await reader();
  return withTimeout(readAll<T>(name, clauses));
}

/** Ids that a path may contain and that no document can have. */
const NO_ID = /^\.{1,2}$|^__.*__$|\//;

export async function findDocument<T extends { id: string }>(
  name: CollectionName,
  id: string,
): Promise<T | null> {
  if (NO_ID.test(id)) return null;
  const { readOne } = await reader();
  return withTimeout(readOne<T>(name, id));
}

/** Returns whether the rules denied a read: of a document that visitors may not see, or that does not exist. */
export function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'permission-denied';
}

/** Returns a document, or null if it does not exist or the rules deny it. */
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
