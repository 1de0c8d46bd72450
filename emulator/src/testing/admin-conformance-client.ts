import { AggregateField, FieldPath, FieldValue, Filter, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import type { Query } from 'firebase-admin/firestore';
import { adminClient } from './admin-client.ts';
import { CURSORS } from './client.ts';
import type { Clause, Client, QuerySpec } from './client.ts';
import type { TestEmulator } from './emulator.ts';

/** firebase-admin over gRPC. */
export function adminConformanceClient(emulator: TestEmulator): Client {
  const { db, close } = adminClient(emulator);

  const build = ({ from, group, where, orderBy = [], limit, limitToLast, ...cursors }: QuerySpec): Query => {
    let query: Query = group ? db.collectionGroup(from) : db.collection(from);
    if (where) query = query.where(filterOf(where));
    for (const [field, direction = 'asc'] of orderBy) query = query.orderBy(fieldOf(field), direction);
    for (const cursor of CURSORS) {
      const values = cursors[cursor];
      if (values) query = query[cursor](...values);
    }
    if (limit !== undefined) query = query.limit(limit);
    return limitToLast === undefined ? query : query.limitToLast(limitToLast);
  };

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
    set: (path, data, merge = false) => db.doc(path).set(data, { merge }),
    setAll(documents) {
      const batch = db.batch();
      for (const [path, data] of documents) batch.set(db.doc(path), data);
      return batch.commit();
    },
    update: (path, data) => db.doc(path).update(data),
    remove: (path) => db.doc(path).delete(),
    get: async (path) => (await db.doc(path).get()).data(),
    find: async (spec) => (await build(spec).get()).docs.map(({ id }) => id),
    async aggregate(spec, field) {
      const snapshot = await build(spec)
        .aggregate({
          count: AggregateField.count(),
          sum: AggregateField.sum(field),
          average: AggregateField.average(field),
        })
        .get();
      return snapshot.data();
    },
    addOne: (path) =>
      db.runTransaction(async (transaction) => {
        const snapshot = await transaction.get(db.doc(path));
        transaction.set(db.doc(path), { count: (snapshot.get('count') ?? 0) + 1 });
      }),
    close,
  };
}

function fieldOf(field: string): string | FieldPath {
  return field === '__name__' ? FieldPath.documentId() : field;
}

function filterOf(clause: Clause): Filter {
  if (Array.isArray(clause)) return Filter.where(fieldOf(clause[0]), clause[1], clause[2]);
  return 'and' in clause ? Filter.and(...clause.and.map(filterOf)) : Filter.or(...clause.or.map(filterOf));
}
