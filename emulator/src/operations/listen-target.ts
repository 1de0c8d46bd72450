import { compileQuery } from '../query/compile.ts';
import { coversCollection } from '../query/match.ts';
import type { Query } from '../query/query.ts';
import { compareDocuments, hasWindow, isInQuery, runQuery } from '../query/run.ts';
import type { WireQuery } from '../query/structured-query.ts';
import { invalidArgument } from '../values/status.ts';
import type { Database } from '../store/database.ts';
import type { DocumentChange, StoredDocument } from '../values/stored-document.ts';
import type { WatchTarget } from '../store/watchers.ts';
import { isNameField } from '../values/field-path.ts';
import type { FieldPath } from '../values/field-path.ts';
import { parseDocumentName } from '../values/resource-name.ts';
import { wireToMicros } from '../values/timestamp.ts';
import type { Micros, WireTimestamp } from '../values/timestamp.ts';
import { openGate } from './access.ts';
import { requireSame } from './consistency.ts';
import type { Context } from './context.ts';
import { decodeResumeToken } from './resume-token.ts';

/** google.firestore.v1.Target */
export interface WireTarget {
  targetId?: number;
  query?: { parent?: string; structuredQuery?: WireQuery };
  documents?: { documents?: string[] };
  resumeToken?: Uint8Array;
  readTime?: WireTimestamp;
  once?: boolean;
  /** The number of documents that a resuming client has. */
  expectedCount?: { value?: number };
}

/** The documents of one target by name. */
type Results = Map<string, StoredDocument>;

/** The difference between a target's documents and those last sent to the client. */
export interface TargetChanges {
  /** Added or changed documents. */
  readonly shown: readonly StoredDocument[];
  /** Names of removed documents, and of requested documents that do not exist. */
  readonly gone: readonly string[];
}

/** The initial changes of a target. */
interface TargetStart extends TargetChanges {
  /** The names of the target's documents, when a resuming client may have others. */
  readonly names: readonly string[] | undefined;
}

export interface Target {
  readonly id: number;
  /** The fields that are sent; undefined for all. */
  readonly mask: readonly FieldPath[] | undefined;
  readonly watched: readonly WatchTarget[];
  /** Whether the client must discard its documents first, because its token is not usable. */
  readonly mustReset: boolean;
  /** Returns the initial changes: all documents, or the changes since the token. */
  start(): TargetStart;
  /** Throws PERMISSION_DENIED when changed rules no longer allow the target. */
  judge(): void;
  /** Records a change at one of the watched places. */
  note(change: DocumentChange): void;
  /** Returns the accumulated changes. Throws PERMISSION_DENIED when the caller may no longer see the target. */
  changes(): TargetChanges;
}

/** Checks and opens a target. Throws PERMISSION_DENIED when the rules do not allow it. */
export function openTarget(context: Context, database: Database, id: number, wire: WireTarget): Target {
  const since = resumeTime(database, wire);
  const mustReset = since === 'lost';
  const at = since === 'lost' ? undefined : since;
  if (wire.query) {
    const query = compileQuery(wire.query.parent ?? '', wire.query.structuredQuery ?? {});
    requireSame(database.name, query.database);
    if (query.nearest) throw invalidArgument('A nearest-neighbour search cannot be listened to.');
    const judge = (): void => openGate(context, database).list(query);
    judge();
    context.indexes.check(query);
    const mask = query.select?.filter((path) => !isNameField(path));
    const expectedCount = wire.expectedCount && (wire.expectedCount.value ?? 0);
    return { id, mask, mustReset, judge, ...queryTarget(database, query, at, expectedCount) };
  }
  if (!wire.documents?.documents?.length)
    throw invalidArgument('A target must be a query or a list of documents.');
  const { documents } = wire.documents;
  return { id, mask: undefined, mustReset, ...documentsTarget(context, database, documents, at) };
}

function resumeTime(database: Database, { resumeToken, readTime }: WireTarget): Micros | 'lost' | undefined {
  if (!resumeToken?.length && !readTime) return undefined;
  const time = resumeToken?.length ? decodeResumeToken(resumeToken) : readTime && wireToMicros(readTime);
  return time === undefined || !database.remembers(time) ? 'lost' : time;
}

/** The differences between the target of a query and of a document list. */
type Contents = Omit<Target, 'id' | 'mask' | 'mustReset'>;

/**
 * Returns the target of a query. A resumed target sends the count of documents, not the names of removed ones: as in
 * production, the client determines the removed ones.
 */
function queryTarget(
  database: Database,
  query: Query,
  since: Micros | undefined,
  expectedCount: number | undefined,
): Omit<Contents, 'judge'> {
  const run = (at?: Micros): Results => index(runQuery(query, database.candidates(query, at)).documents);
  let results = run();
  let noted: DocumentChange[] = [];
  return {
    watched: [
      query.allDescendants || query.collectionId === ''
        ? { kind: 'group', collectionId: query.collectionId }
        : { kind: 'collection', path: [...query.parent, query.collectionId].join('/') },
    ],
    start() {
      if (since === undefined) return { shown: [...results.values()], gone: [], names: undefined };
      const then = run(since);
      const { shown, gone } = difference(then, results);
      const needsExistenceFilter =
        gone.length > 0 || (expectedCount !== undefined && expectedCount !== then.size);
      return { shown, gone: [], names: needsExistenceFilter ? [...results.keys()] : undefined };
    },
    note: (change) => void (coversCollection(change.segments, query) && noted.push(change)),
    changes() {
      const changes = noted;
      noted = [];
      if (!hasWindow(query)) return follow(results, changes, query);
      const before = results;
      results = followWindow(before, changes, query) ?? run();
      return difference(before, results);
    },
  };
}

/** Updates the results of a query whose documents do not depend on each other, and returns the changes. */
function follow(results: Results, changes: readonly DocumentChange[], query: Query): TargetChanges {
  const shown = changes.flatMap(({ after }) => (after && isInQuery(after, query) ? [after] : []));
  for (const document of shown) results.set(document.name, document);
  const names = new Set(shown.map(({ name }) => name));
  const gone = changes.map(({ name }) => name).filter((name) => !names.has(name));
  return { shown, gone: gone.filter((name) => results.delete(name)) };
}

/**
 * Returns the results of a query with a limit after changes, derived from the previous results; this is possible
 * because all other documents are behind the last one. Undefined when the query must be run again.
 */
function followWindow(
  before: Results,
  changes: readonly DocumentChange[],
  query: Query,
): Results | undefined {
  if (query.limit === undefined || query.offset > 0 || query.nearest) return undefined;
  const changed = new Set(changes.map(({ name }) => name));
  const kept = [...before.values()].filter(({ name }) => !changed.has(name));
  const arrived = changes.flatMap(({ after }) => (after && isInQuery(after, query) ? [after] : []));
  const candidates = [...kept, ...arrived].toSorted((a, b) => compareDocuments(a, b, query.orders));
  const last = [...before.values()].at(-1);
  const nothingLeftOut = before.size < query.limit;
  const certain =
    nothingLeftOut || !last
      ? candidates
      : candidates.filter((document) => compareDocuments(document, last, query.orders) <= 0);
  if (!nothingLeftOut && certain.length < query.limit) return undefined;
  return index(certain.slice(0, query.limit));
}

function documentsTarget(
  context: Context,
  database: Database,
  names: readonly string[],
  since: Micros | undefined,
): Contents {
  const paths = names.map((name) => {
    const { database: home, segments } = parseDocumentName(name);
    requireSame(database.name, home);
    return segments;
  });
  const find = (at?: Micros): Results => {
    const found = paths.map((segments) => database.find(segments, at));
    return index(found.filter((document) => document !== undefined));
  };
  const judge = (): void => {
    const gate = openGate(context, database);
    for (const segments of paths) gate.get(segments, database.find(segments));
  };
  const read = (): Results => {
    judge();
    return find();
  };
  let results = read();
  return {
    watched: paths.map((segments) => ({ kind: 'document', path: segments.join('/') })),
    start() {
      const then = since === undefined ? undefined : find(since);
      return {
        shown: difference(then ?? new Map(), results).shown,
        gone: names.filter((name) => !results.has(name)),
        names: undefined,
      };
    },
    judge,
    note: () => undefined,
    changes() {
      const before = results;
      results = read();
      return difference(before, results);
    },
  };
}

function index(documents: readonly StoredDocument[]): Results {
  return new Map(documents.map((document) => [document.name, document]));
}

function difference(before: Results, after: Results): TargetChanges {
  return {
    shown: [...after.values()].filter((document) => before.get(document.name) !== document),
    gone: [...before.keys()].filter((name) => !after.has(name)),
  };
}
