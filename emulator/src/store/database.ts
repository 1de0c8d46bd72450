import { StatusError } from '../values/status.ts';
import { formatResourceName } from '../values/resource-name.ts';
import type { Micros } from '../values/timestamp.ts';
import type { Query } from '../query/query.ts';
import type { CommitClock } from './clock.ts';
import { LockTable } from './locks.ts';
import type { DocumentChange, StoredDocument } from '../values/stored-document.ts';
import { Transactions } from './transactions.ts';
import { Watchers } from './watchers.ts';

/** A FIFO queue with amortized constant-time removal. */
class Queue<T> {
  private items: T[] = [];
  private head = 0;

  get size(): number {
    return this.items.length - this.head;
  }

  /** The oldest element. */
  get first(): T | undefined {
    return this.items[this.head];
  }

  push(item: T): void {
    this.items.push(item);
  }

  shift(): void {
    this.head = Math.min(this.head + 1, this.items.length);
    if (this.head * 2 < this.items.length) return;
    this.items = this.items.slice(this.head);
    this.head = 0;
  }
}

/** The time for which past versions stay readable: for resumed listeners, read times and read-only transactions. */
const RETENTION: Micros = 10 * 60 * 1e6;
/** Maximum number of replaced versions that are kept, regardless of age, to limit memory. */
const MAX_REPLACED = 10_000;

interface Version {
  readonly time: Micros;
  /** Undefined for a deletion. */
  readonly document: StoredDocument | undefined;
}

/** A collection's versions, oldest first, by document id. */
type Collection = Map<string, Version[]>;

/** The collections of a query. */
type Scope = Pick<Query, 'parent' | 'collectionId' | 'allDescendants'>;

/** All collections of a database. */
export const EVERYTHING: Scope = { parent: [], collectionId: '', allDescendants: true };

/** One database of one project: its documents with past versions, locks, transactions and watchers. */
export class Database {
  /** `projects/p/databases/d` */
  readonly name: string;
  readonly clock: CommitClock;
  readonly locks = new LockTable();
  readonly transactions = new Transactions(this.locks);
  readonly watchers = new Watchers();
  /** By collection path: `a` or `a/b/c`. */
  private readonly collections = new Map<string, Collection>();
  /** Changes that replaced or deleted a version that is still kept, oldest first. */
  private replaced = new Queue<{ readonly time: Micros; readonly segments: readonly string[] }>();
  /** Reads before this time are not possible. */
  private beginning: Micros;

  constructor(name: string, clock: CommitClock, beginning: Micros) {
    this.name = name;
    this.clock = clock;
    this.beginning = beginning;
  }

  /** Returns the document at a time; the latest version when no time is given. */
  find(segments: readonly string[], at?: Micros): StoredDocument | undefined {
    const collection = this.collections.get(segments.slice(0, -1).join('/'));
    return versionAt(collection?.get(segments.at(-1) ?? '') ?? [], at);
  }

  /** Returns every document of the given collections, in no particular order. */
  *candidates(query: Scope, at?: Micros): Iterable<StoredDocument> {
    for (const collection of this.collectionsOf(query)) {
      for (const versions of collection.values()) {
        const document = versionAt(versions, at);
        if (document) yield document;
      }
    }
  }

  private *collectionsOf(query: Scope): Iterable<Collection> {
    const { parent, collectionId, allDescendants } = query;
    if (!allDescendants && collectionId !== '') {
      const collection = this.collections.get([...parent, collectionId].join('/'));
      if (collection) yield collection;
      return;
    }
    const prefix = parent.map((segment) => `${segment}/`).join('');
    for (const [path, collection] of this.collections) {
      if (!path.startsWith(prefix)) continue;
      const below = path.slice(prefix.length);
      const isAsked = collectionId === '' || below.slice(below.lastIndexOf('/') + 1) === collectionId;
      if (isAsked && (allDescendants || !below.includes('/'))) yield collection;
    }
  }

  /**
   * Returns the paths, split, of all collections below a document or the root that have a document now or at a time.
   */
  *collectionPaths(parent: readonly string[], at?: Micros): Iterable<readonly string[]> {
    const prefix = parent.map((segment) => `${segment}/`).join('');
    for (const [path, collection] of this.collections) {
      if (!path.startsWith(prefix)) continue;
      if ([...collection.values()].some((versions) => versionAt(versions, at))) yield path.split('/');
    }
  }

  /** Stores the changes of a commit, which the caller has checked, and notifies the watchers. */
  apply(time: Micros, changes: readonly DocumentChange[]): void {
    for (const { segments, after } of changes) {
      const versions = this.versionsOf(segments);
      versions.push({ time, document: after });
      if (versions.length > 1 || !after) this.replaced.push({ time, segments });
    }
    this.forgetPast(time - RETENTION);
    this.watchers.notify(time, changes);
  }

  /** Deletes every document and all past versions, in one commit. */
  clear(): void {
    const changes = [...this.candidates(EVERYTHING)].map((before) => ({
      name: before.name,
      segments: before.segments,
      before,
      after: undefined,
    }));
    this.beginning = this.clock.tick();
    this.collections.clear();
    this.replaced = new Queue();
    this.watchers.notify(this.beginning, changes);
  }

  /** Returns whether the versions at a time are still available. */
  remembers(time: Micros): boolean {
    return time >= this.clock.read() - RETENTION && time >= this.beginning;
  }

  /** Throws FAILED_PRECONDITION when a time is too old to be read or in the future. */
  checkReadable(time: Micros): void {
    if (this.remembers(time) && time <= this.clock.read()) return;
    throw new StatusError('FAILED_PRECONDITION', 'The requested read time is too old or lies in the future.');
  }

  nameOf(segments: readonly string[]): string {
    return formatResourceName(this.name, segments);
  }

  private forgetPast(before: Micros): void {
    for (let oldest = this.replaced.first; oldest; oldest = this.replaced.first) {
      if (oldest.time > before && this.replaced.size <= MAX_REPLACED) return;
      this.replaced.shift();
      this.beginning = Math.max(this.beginning, oldest.time);
      this.forgetVersions(oldest.segments, oldest.time);
    }
  }

  /** Drops versions that were replaced by a time, and the entry of a document that was deleted by then. */
  private forgetVersions(segments: readonly string[], time: Micros): void {
    const path = segments.slice(0, -1).join('/');
    const id = segments.at(-1) ?? '';
    const collection = this.collections.get(path);
    const versions = collection?.get(id);
    if (!collection || !versions) return;
    versions.splice(
      0,
      versions.findLastIndex((version) => version.time <= time),
    );
    if (versions.length > 1 || versions[0]?.document) return;
    collection.delete(id);
    if (collection.size === 0) this.collections.delete(path);
  }

  private versionsOf(segments: readonly string[]): Version[] {
    const path = segments.slice(0, -1).join('/');
    const id = segments.at(-1) ?? '';
    const collection = this.collections.get(path) ?? new Map<string, Version[]>();
    this.collections.set(path, collection);
    const versions = collection.get(id) ?? [];
    collection.set(id, versions);
    return versions;
  }
}

function versionAt(versions: readonly Version[], at: Micros | undefined): StoredDocument | undefined {
  if (at === undefined) return versions.at(-1)?.document;
  return versions.findLast(({ time }) => time <= at)?.document;
}
