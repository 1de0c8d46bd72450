import { StatusError, invalidArgument } from '../values/status.ts';
import { coversCollection } from '../query/match.ts';
import { isInQuery } from '../query/run.ts';
import type { Query } from '../query/query.ts';
import type { Micros } from '../values/timestamp.ts';
import type { LockTable } from './locks.ts';
import type { DocumentChange } from '../values/stored-document.ts';

/**
 * The concurrency control of a transaction. `locking`, for server SDKs: documents read are locked until it ends.
 * `optimistic`, for client SDKs and after a deadlock: the commit fails if the documents read have changed.
 * `readOnly`: reads the state at a fixed time.
 */
export type TransactionMode = 'locking' | 'optimistic' | 'readOnly';

export interface Transaction {
  readonly id: Uint8Array;
  mode: TransactionMode;
  /** The read time; only for `readOnly`. */
  readonly readTime: Micros | undefined;
  /** The queries whose results it relies on, with the names of their results. */
  readonly queries: { readonly query: Query; readonly found: ReadonlySet<string> }[];
  /** The documents it relies on, by name, with the version read (undefined: missing). */
  readonly versions: Map<string, { segments: readonly string[]; updateTime: Micros | undefined }>;
  /** Whether two of its reads returned different versions of a document; its commit must then fail. */
  torn: boolean;
}

interface Entry {
  readonly transaction: Transaction;
  /** Resolves when the previous call of the transaction has ended. */
  last: Promise<unknown>;
  expiry: NodeJS.Timeout | undefined;
  peer: string | undefined;
}

/** A transaction without a call for this long is rolled back (https://firebase.google.com/docs/firestore/quotas). */
const IDLE_MILLIS = 60_000;
/** The shorter timeout after its connection has closed, so that a killed process does not block others for a minute. */
const ORPHAN_MILLIS = 2_000;

/** The running transactions of one database. */
export class Transactions {
  private readonly locks: LockTable;
  private readonly entries = new Map<string, Entry>();
  /** Closed connections: one of their calls may be processed only after the close. */
  private readonly gonePeers = new Set<string>();
  private count = 0;

  constructor(locks: LockTable) {
    this.locks = locks;
  }

  /** @param peer the id of the connection, by which `connectionClosed` finds its transactions */
  begin(mode: TransactionMode, readTime: Micros | undefined, peer: string | undefined): Transaction {
    const id = Buffer.from(`${Date.now().toString(36)}-${(this.count += 1)}`);
    const transaction: Transaction = { id, mode, readTime, queries: [], versions: new Map(), torn: false };
    const entry: Entry = { transaction, last: Promise.resolve(), expiry: undefined, peer };
    this.entries.set(keyOf(id), entry);
    this.waitForNextCall(entry);
    return transaction;
  }

  /** Runs one call of a transaction after the previous ones. An ABORTED call ends the transaction. */
  async during<T>(
    id: Uint8Array,
    peer: string | undefined,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const entry = this.require(id);
    const turn = entry.last.then(async () => {
      this.require(id);
      clearTimeout(entry.expiry);
      entry.peer = peer;
      try {
        return await work(entry.transaction);
      } catch (error) {
        if (error instanceof StatusError && error.status === 'ABORTED') this.end(entry.transaction);
        throw error;
      } finally {
        if (this.entries.has(keyOf(id))) this.waitForNextCall(entry);
      }
    });
    entry.last = turn.catch(() => undefined);
    return turn;
  }

  /**
   * Resolves a deadlock without failing the read that caused it, which the server SDKs would retry for seconds:
   * the transaction releases its locks, and its commit is ABORTED if another one has changed the documents meanwhile.
   */
  loosen(transaction: Transaction): void {
    transaction.mode = 'optimistic';
    this.locks.release(transaction);
  }

  /** Ends a transaction and releases its locks; has no effect when it has already ended. */
  end(transaction: Transaction): void {
    const key = keyOf(transaction.id);
    const entry = this.entries.get(key);
    if (!entry) return;
    clearTimeout(entry.expiry);
    this.entries.delete(key);
    this.locks.release(transaction);
  }

  /** Called for a new connection, whose id may be that of a closed one. */
  peerCame(peer: string): void {
    this.gonePeers.delete(peer);
  }

  /** Lets the transactions of a closed connection expire soon, unless another connection continues them. */
  connectionClosed(peer: string): void {
    this.gonePeers.add(peer);
    for (const entry of this.entries.values()) if (entry.peer === peer) this.waitForNextCall(entry);
  }

  /** Returns the locks of other transactions that rely on a query whose result these changes would alter. */
  queryLocksAgainst(changes: readonly DocumentChange[], own: Transaction | undefined): string[] {
    return [...this.entries.values()]
      .map(({ transaction }) => transaction)
      .filter(({ mode }) => mode === 'locking')
      .filter(
        (other) =>
          other !== own && other.queries.some(({ query }) => changes.some((change) => alters(change, query))),
      )
      .map(queryLockOf);
  }

  private require(id: Uint8Array): Entry {
    const entry = this.entries.get(keyOf(id));
    // The server SDKs retry the transaction when they recognise this message.
    if (!entry) throw invalidArgument('The referenced transaction has expired or is no longer valid.');
    return entry;
  }

  private waitForNextCall(entry: Entry): void {
    const isOrphan = entry.peer !== undefined && this.gonePeers.has(entry.peer);
    const millis = isOrphan ? ORPHAN_MILLIS : IDLE_MILLIS;
    clearTimeout(entry.expiry);
    entry.expiry = setTimeout(() => this.end(entry.transaction), millis).unref();
  }
}

/** Returns the key of the lock that a transaction holds while it relies on queries. */
export function queryLockOf(transaction: Transaction): string {
  return `queries of ${keyOf(transaction.id)}`;
}

function keyOf(id: Uint8Array): string {
  return Buffer.from(id).toString('latin1');
}

function alters({ segments, before, after }: DocumentChange, query: Query): boolean {
  if (!coversCollection(segments, query)) return false;
  return [before, after].some((version) => version !== undefined && isInQuery(version, query));
}
