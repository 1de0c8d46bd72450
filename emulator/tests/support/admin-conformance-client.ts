import { AggregateField, FieldPath, FieldValue, Filter, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, Firestore, Query, SetOptions } from 'firebase-admin/firestore';
import { adminClient } from './admin-client.ts';
import { CURSORS, isClause } from './client.ts';
import type { Clause, Client, FieldName, QuerySpec } from './client.ts';
import type { TestEmulator } from './emulator.ts';
import { snapshotRecorder } from './recorded-snapshots.ts';
import { performing } from './perform.ts';
import type { Performer } from './perform.ts';

/** firebase-admin over gRPC. */
export function adminConformanceClient(emulator: TestEmulator): Client {
  const { db, close } = adminClient(emulator);
  return {
    sentinels: {
      increment: FieldValue.increment,
      arrayUnion: FieldValue.arrayUnion,
      arrayRemove: FieldValue.arrayRemove,
      serverTimestamp: FieldValue.serverTimestamp,
      deleteField: FieldValue.delete,
    },
    values: {
      timestamp: (seconds, nanos) => new Timestamp(seconds, nanos),
      geoPoint: (latitude, longitude) => new GeoPoint(latitude, longitude),
      bytes: (...bytes) => Buffer.from(bytes),
      reference: (path) => db.doc(path),
      vector: (...numbers) => FieldValue.vector(numbers),
    },
    ...performing(performerOf(db)),
    ...snapshotRecorder((target, next, failed) =>
      'document' in target
        ? db.doc(target.document).onSnapshot(next, failed)
        : build(db, target).onSnapshot(next, failed),
    ),
    get: async (path) => (await db.doc(path).get()).data(),
    find: async (spec) => (await build(db, spec).get()).docs.map(({ id }) => id),
    async aggregate(spec, field) {
      const fields = {
        count: AggregateField.count(),
        sum: AggregateField.sum(field),
        average: AggregateField.average(field),
      };
      return (await build(db, spec).aggregate(fields).get()).data();
    },
    close,
  };
}

function performerOf(db: Firestore): Performer {
  const alone = {
    set: (ref: DocumentReference, data: object, options: SetOptions) => ref.set(data, options),
    update: (ref: DocumentReference, ...args: [string, unknown]) => ref.update(...args),
    delete: (ref: DocumentReference) => ref.delete(),
  };
  return {
    doc: (path) => db.doc(path),
    fieldOf,
    locks: true,
    alone: alone as Performer['alone'],
    batch: () => db.batch() as unknown as ReturnType<Performer['batch']>,
    run: (attempt) =>
      db.runTransaction((transaction) => attempt(transaction as unknown as Parameters<typeof attempt>[0])),
  };
}

function build(
  db: Firestore,
  { from, group, where, orderBy = [], limit, limitToLast, ...cursors }: QuerySpec,
): Query {
  let query: Query = group ? db.collectionGroup(from) : db.collection(from);
  if (where) query = query.where(filterOf(where));
  for (const [field, direction = 'asc'] of orderBy) query = query.orderBy(fieldOf(field), direction);
  for (const cursor of CURSORS) {
    const values = cursors[cursor];
    if (values) query = query[cursor](...values);
  }
  if (limit !== undefined) query = query.limit(limit);
  return limitToLast === undefined ? query : query.limitToLast(limitToLast);
}

function fieldOf(field: FieldName): string | FieldPath {
  if (typeof field !== 'string') return new FieldPath(...field);
  return field === '__name__' ? FieldPath.documentId() : field;
}

function filterOf(clause: Clause): Filter {
  if (isClause(clause)) return Filter.where(fieldOf(clause[0]), clause[1], clause[2]);
  return 'and' in clause ? Filter.and(...clause.and.map(filterOf)) : Filter.or(...clause.or.map(filterOf));
}
