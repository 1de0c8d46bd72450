import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QuerySnapshot,
} from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';

type Fields = Record<string, unknown>;

/** The operations of a transaction: reads, then atomic writes. */
export interface Transaction {
  getAll(...documents: DocumentReference[]): Promise<DocumentSnapshot[]>;
  get(query: Query): Promise<QuerySnapshot>;
  create(document: DocumentReference, fields: Fields): unknown;
  set(document: DocumentReference, fields: Fields): unknown;
  update(document: DocumentReference, fields: Fields): unknown;
  delete(document: DocumentReference): unknown;
}

/** The read operations, which Firestore itself also offers outside a transaction. */
export type Reader = Pick<Transaction, 'getAll'>;

export type RunTransaction = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

/** Returns whether a document could not be created because it exists: gRPC's ALREADY_EXISTS. */
export const isAlreadyStored = (error: unknown) => (error as { code?: unknown }).code === 6;

/**
 * The SDK retries a contended transaction after 1 s and then with growing delays. Its default of five attempts is too low
 * for many concurrent bookings of one event; these attempts end within half of Hosting's timeout of 60 s.
 */
const MAX_ATTEMPTS = 8;

/** The lifetime of a commit marker: far longer than any transaction takes. Firestore's TTL removes it afterwards. */
const MARKER_MS = 24 * 60 * 60 * 1000;

/**
 * Returns a function that runs transactions; one that is contended up to the last attempt fails with gRPC's ABORTED.
 *
 * The SDK repeats a transaction whose commit was not answered, even when the database has applied it. So each transaction
 * that writes also creates its own marker document: an attempt that finds it stops and returns the result of the applied
 * attempt. Without the marker, the repetition would see its own writes as those of another request.
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
      // The last attempt may have been applied; the SDK repeats a write-only transaction without running it again.
      const applied = results.length > 0 && (await findApplied(db));
      if (applied) return applied.result;
      throw error;
    }
  };
}

/** Returns the transaction, which calls `mark` before its first write. */
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
    get: (query) => tx.get(query),
    create: writing((document, fields) => tx.create(document, fields)),
    set: writing((document, fields) => tx.set(document, fields)),
    update: writing((document, fields) => tx.update(document, fields)),
    delete: writing((document) => tx.delete(document)),
  };
}
