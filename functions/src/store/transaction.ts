import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';

type Fields = Record<string, unknown>;

/** What a transaction offers to the store: reads, then writes that stand or fall together. */
export interface Transaction {
  getAll(...documents: DocumentReference[]): Promise<DocumentSnapshot[]>;
  create(document: DocumentReference, fields: Fields): unknown;
  set(document: DocumentReference, fields: Fields): unknown;
  update(document: DocumentReference, fields: Fields): unknown;
  delete(document: DocumentReference): unknown;
}

/** The part of it that reads; Firestore itself reads the same way outside a transaction. */
export type Reader = Pick<Transaction, 'getAll'>;

export type RunTransaction = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

/**
 * Firestore tries a transaction again, after 1 s and then ever later, when another one stood in its way. The SDK's five
 * attempts are few for a crowd that wants the last places of one event; these end within half of the 60 s for which
 * Hosting waits.
 */
const MAX_ATTEMPTS = 8;

/** How long a commit marker is kept: far longer than any transaction takes. Firestore's TTL removes it afterwards. */
const MARKER_MS = 24 * 60 * 60 * 1000;

/**
 * Transactions of this database; one that others stood in the way of to the last attempt ends with gRPC's ABORTED.
 *
 * The SDK repeats a transaction whose commit was not answered, also when the database has applied it. So each
 * transaction that writes creates a marker of its own with the rest: an attempt that finds it stops and gives the result
 * of the attempt that was applied. Without it, the repetition would meet its own effect as somebody else's.
 */
export function firestoreTransactions(db: Firestore): RunTransaction {
  return async (work) => {
    const marker = db.collection(COLLECTIONS.commitMarkers).doc();
    const results: Awaited<ReturnType<typeof work>>[] = [];

    async function findApplied(reader: Reader) {
      const [snapshot] = await reader.getAll(marker);
      return snapshot!.exists ? { result: results[snapshot!.get('attempt') as number]! } : undefined;
    }

    try {
      return await db.runTransaction(
        async (tx) => {
          const applied = results.length > 0 && (await findApplied(tx));
          if (applied) return applied.result;
          const marked = markWrites(tx, () =>
            tx.create(marker, { attempt: results.length, expiresAt: new Date(Date.now() + MARKER_MS) }),
          );
          const result = await work(marked);
          results.push(result);
          return result;
        },
        { maxAttempts: MAX_ATTEMPTS },
      );
    } catch (error) {
      // The last attempt may be the one that was applied; one that only writes is repeated without being run again.
      const applied = results.length > 0 && (await findApplied(db));
      if (applied) return applied.result;
      throw error;
    }
  };
}

/** The same transaction, which calls `mark` before its first write. */
function markWrites(tx: Transaction, mark: () => unknown): Transaction {
  let isMarked = false;
  const writing =
    <Args extends unknown[]>(write: (...args: Args) => unknown) =>
    (...args: Args) => {
      if (!isMarked) mark();
      isMarked = true;
      return write(...args);
    };
  return {
    getAll: (...documents) => tx.getAll(...documents),
    create: writing((document, fields) => tx.create(document, fields)),
    set: writing((document, fields) => tx.set(document, fields)),
    update: writing((document, fields) => tx.update(document, fields)),
    delete: writing((document) => tx.delete(document)),
  };
}
