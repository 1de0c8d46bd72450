import { runQuery } from '../query/run.ts';
import type { Query } from '../query/query.ts';
import { StatusError, invalidArgument } from '../values/status.ts';
import type { Database } from '../store/database.ts';
import type { StoredDocument } from '../values/stored-document.ts';
import { queryLockOf } from '../store/transactions.ts';
import type { Transaction } from '../store/transactions.ts';
import { wireToMicros } from '../values/timestamp.ts';
import type { Micros, WireTimestamp } from '../values/timestamp.ts';
import type { Context } from './context.ts';
import { lockDocuments } from './lock-documents.ts';

/** google.firestore.v1.TransactionOptions */
export interface TransactionOptions {
  readOnly?: { readTime?: WireTimestamp };
  readWrite?: { retryTransaction?: Uint8Array };
}

/** The state that a read requests: that of a transaction, of a new transaction, of a past time, or the latest. */
export interface ConsistencySelector {
  transaction?: Uint8Array;
  newTransaction?: TransactionOptions;
  readTime?: WireTimestamp;
}

/** Reads documents as the selector requires, and locks or records those that the transaction relies on. */
export interface Reader {
  /** The time of the latest read: it sees what was committed until then, and nothing later. */
  readonly readTime: Micros;
  find(documents: readonly (readonly string[])[]): Promise<(StoredDocument | undefined)[]>;
  query(query: Query): Promise<{ documents: StoredDocument[]; skipped: number }>;
}

/** Begins a transaction of the mode that the options and the caller require. */
export function beginTransaction(
  context: Context,
  database: Database,
  options: TransactionOptions,
): Transaction {
  if (!options.readOnly) return database.transactions.begin(context.transactionMode, undefined, context.peer);
  const readTime = options.readOnly.readTime
    ? wireToMicros(options.readOnly.readTime)
    : database.clock.read();
  database.checkReadable(readTime);
  return database.transactions.begin('readOnly', readTime, context.peer);
}

/**
 * Runs `work` with a reader for the state that the selector requests.
 * @param work receives the id of the new transaction, if one was requested
 */
export async function reading<T>(
  context: Context,
  database: Database,
  selector: ConsistencySelector,
  work: (reader: Reader, begun: Uint8Array | undefined) => Promise<T>,
): Promise<T> {
  const { transactions } = database;
  if (selector.newTransaction) {
    const transaction = beginTransaction(context, database, selector.newTransaction);
    return transactions.during(transaction.id, context.peer, async () => {
      try {
        return await work(readerIn(transaction, context, database), transaction.id);
      } catch (error) {
        // The client has not received the id of the new transaction, so it cannot roll it back.
        transactions.end(transaction);
        throw error;
      }
    });
  }
  if (selector.transaction?.length) {
    return transactions.during(selector.transaction, context.peer, (transaction) =>
      work(readerIn(transaction, context, database), undefined),
    );
  }
  const readTime = selector.readTime && wireToMicros(selector.readTime);
  return work(readerAt(readTime ?? database.clock.read(), database), undefined);
}

function readerIn(transaction: Transaction, context: Context, database: Database): Reader {
  return transaction.readTime === undefined
    ? readerForUpdate(transaction, context, database)
    : readerAt(transaction.readTime, database);
}

function readerAt(at: Micros, database: Database): Reader {
  return {
    readTime: at,
    async find(documents) {
      // Checked at each read, because past versions may expire during a transaction.
      database.checkReadable(at);
      return documents.map((segments) => database.find(segments, at));
    },
    async query(query) {
      database.checkReadable(at);
      return runQuery(query, database.candidates(query, at));
    },
  };
}

/** Records the documents that it reads for the check at the commit, and locks them in a locking transaction. */
function readerForUpdate(transaction: Transaction, context: Context, database: Database): Reader {
  const lock = async (keys: readonly string[]): Promise<void> => {
    if (transaction.mode !== 'locking') return;
    try {
      await lockDocuments(context, database, transaction, keys);
    } catch (error) {
      // With emulated contention the read fails with ABORTED, as in production.
      if (context.contention) throw error;
      if (!(error instanceof StatusError && error.status === 'ABORTED')) throw error;
      database.transactions.loosen(transaction);
    }
  };
  const remember = (segments: readonly string[], document: StoredDocument | undefined): void => {
    const name = database.nameOf(segments);
    const earlier = transaction.versions.get(name);
    if (earlier && earlier.updateTime !== document?.updateTime) transaction.torn = true;
    if (!earlier) transaction.versions.set(name, { segments, updateTime: document?.updateTime });
  };
  let readTime = database.clock.read();
  return {
    get readTime() {
      return readTime;
    },
    async find(documents) {
      await lock(documents.map((segments) => database.nameOf(segments)));
      readTime = database.clock.read();
      return documents.map((segments) => {
        const document = database.find(segments);
        remember(segments, document);
        return document;
      });
    },
    async query(query) {
      // Serializes transactions that run the same query, which would otherwise end in a deadlock.
      await lock([queryLockOf(transaction), describe(query)]);
      const locked = new Set<string>();
      for (;;) {
        readTime = database.clock.read();
        const result = runQuery(query, database.candidates(query));
        const missing = result.documents.map(({ name }) => name).filter((name) => !locked.has(name));
        if (transaction.mode !== 'locking' || missing.length === 0) {
          for (const document of result.documents) remember(document.segments, document);
          transaction.queries.push({ query, found: new Set(result.documents.map(({ name }) => name)) });
          return result;
        }
        await lock(missing);
        missing.forEach((name) => locked.add(name));
      }
    },
  };
}

function describe({ database, parent, source }: Query): string {
  const text = JSON.stringify(source, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return `query ${database}/${parent.join('/')}?${text}`;
}

/** Returns the database of a request, from its `database` or its parent. */
export function requireSame(database: string, name: string): void {
  if (database !== name) throw invalidArgument(`"${name}" is not in the database ${database}.`);
}
