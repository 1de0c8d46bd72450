import { StatusError } from '../status.ts';
import { formatResourceName } from '../values/resource-name.ts';
import type { Micros } from '../values/timestamp.ts';
import type { Query } from '../query/query.ts';
import type { CommitClock } from './clock.ts';
import { LockTable } from './locks.ts';
import { Queue } from './queue.ts';
import type { DocumentChange, StoredDocument } from './stored-document.ts';
import { Transactions } from './transactions.ts';
import { Watchers } from './watchers.ts';

/** How long past versions stay readable: for resumed listeners, read times and read-only transactions. */
const RETENTION: Micros = 10 * 60 * 1e6;
/** How many replaced versions stay at most, however young: so memory is bounded by what is stored. */
const MAX_REPLACED = 10_000;

interface Version {
  readonly time: Micros;
  /** Undefined from a deletion on. */
  readonly document: StoredDocument | undefined;
}

/** A collection's versions, oldest first, by document id. */
type Collection = Map<string, Version[]>;

/** Which collections to look at. */
type Scope = Pick<Query, 'parent' | 'collectionId' | 'allDescendants'>;

/** Every collection of a database. */
export const EVERYTHING: Scope = { parent: [], collectionId: '', allDescendants: true };

/** One database of one project: its documents with their past, its locks, transactions and watchers. */
export class Database {
  /** `projects/p/databases/d` */
  readonly name: string;
  readonly clock: CommitClock;
  readonly locks = new LockTable();
  readonly transactions = new Transactions(this.locks);
  readonly watchers = new Watchers();
  /** By collection path: `a` or `a/b/c`. */
  private readonly collections = new Map<string, Collection>();
  /** What has replaced or deleted a version that is still remembered, oldest first. */
  private replaced = new Queue<{ readonly time: Micros; readonly segments: readonly string[] }>();
  /** Before this the past is forgotten. */
  private beginning: Micros;

  constructor(name: string, clock: CommitClock, beginning: Micros) {
    this.name = name;
    this.clock = clock;
    this.beginning = beginning;
  }

  /** The document as it stood at a time; the latest when no time is given. */
  find(segments: readonly string[], at?: Micros): StoredDocument | undefined {
    const collection = this.collections.get(segments.slice(0, -1).join('/'));
    return versionAt(collection?.get(segments.at(-1) ?? '') ?? [], at);
  }

  /** Every document of the collections a query looks at, in no particular order. */
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

  /** Paths, split, of all collections that have a document now (or had one at a time) below a document or the root. */
  *collectionPaths(parent: readonly string[], at?: Micros): Iterable<readonly string[]> {
    const prefix = parent.map((segment) => `${segment}/`).join('');
    for (const [path, collection] of this.collections) {
      if (!path.startsWith(prefix)) continue;
      if ([...collection.values()].some((versions) => versionAt(versions, at))) yield path.split('/');
    }
  }

  /** Stores the changes of a commit and notifies the watchers. All checks have been made before. */
  apply(time: Micros, changes: readonly DocumentChange[]): void {
    for (const { segments, after } of changes) {
      const versions = this.versionsOf(segments);
      versions.push({ time, document: after });
      if (versions.length > 1 || !after) this.replaced.push({ time, segments });
    }
    this.forgetPast(time - RETENTION);
    this.watchers.notify(time, changes);
  }

  /** Deletes every document and its past, as one commit. */
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

  /** Whether the past still reaches back to a time. */
  remembers(time: Micros): boolean {
    return time >= this.clock.latest - RETENTION && time >= this.beginning;
  }

  /** Throws FAILED_PRECONDITION when the past no longer reaches back to a time, or it lies ahead. */
  checkReadable(time: Micros): void {
    if (this.remembers(time) && time <= Math.max(this.clock.latest, Date.now() * 1000)) return;
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

  /** Drops versions that were replaced by a time; and the document's place, when it was deleted by then. */
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
