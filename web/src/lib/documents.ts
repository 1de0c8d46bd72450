import type { CollectionName } from '@app/domain/collections.ts';
import type { Clause } from './firestore-lite.ts';
import { nextTask } from './scheduling.ts';

/** Public documents, read with the small SDK, which is fetched when the first of them is wanted. */

/** The field under which a condition finds a document's id. */
export const DOCUMENT_ID = '__name__';

/** Nobody waits longer in front of a page: then they are told, and may ask again. */
const TIMEOUT_MS = 10_000;

/** @throws TimeoutError when there is no answer in time: Firestore's SDK itself would wait for it without end. */
async function inTime<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    const error = new DOMException('No answer has come in time.', 'TimeoutError');
    timer = setTimeout(() => reject(error), TIMEOUT_MS);
  });
  try {
    return await Promise.race([reading, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** In a turn of its own: running the SDK and asking it for the first time take long enough for a hand to notice. */
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
  return inTime(readAll<T>(name, clauses));
}

/** What an address may name and no document can be called. */
const NO_ID = /^\.{1,2}$|^__.*__$|\//;

export async function findDocument<T extends { id: string }>(
  name: CollectionName,
  id: string,
): Promise<T | null> {
  if (NO_ID.test(id)) return null;
  const { readOne } = await reader();
  return inTime(readOne<T>(name, id));
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
