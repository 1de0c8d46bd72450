import type * as lite from 'firebase/firestore/lite';
import { CURSORS } from './client.ts';
import type { Clause, Client, QuerySpec } from './client.ts';

/** A web SDK as a Client. Free of Node, since it also runs in a browser. */
export function conformanceClient(sdk: typeof lite, db: lite.Firestore, close: () => Promise<void>): Client {
  const filterOf = (clause: Clause): lite.QueryFilterConstraint => {
    if (!Array.isArray(clause)) {
      return 'and' in clause ? sdk.and(...clause.and.map(filterOf)) : sdk.or(...clause.or.map(filterOf));
    }
    const [field, operator, value] = clause;
    return sdk.where(field === '__name__' ? sdk.documentId() : field, operator, value);
  };

  const build = ({
    from,
    group,
    where,
    orderBy = [],
    limit,
    limitToLast,
    ...cursors
  }: QuerySpec): lite.Query => {
    const collection = group ? sdk.collectionGroup(db, from) : sdk.collection(db, from);
    const constraints: lite.QueryNonFilterConstraint[] = orderBy.map(([field, direction = 'asc']) =>
      sdk.orderBy(field === '__name__' ? sdk.documentId() : field, direction),
    );
    for (const cursor of CURSORS) {
      const values = cursors[cursor];
      if (values) constraints.push(sdk[cursor](...values));
    }
    if (limit !== undefined) constraints.push(sdk.limit(limit));
    if (limitToLast !== undefined) constraints.push(sdk.limitToLast(limitToLast));
    if (!where) return sdk.query(collection, ...constraints);
    const filter = filterOf(where);
    return sdk.query(
      collection,
      filter instanceof sdk.QueryCompositeFilterConstraint ? filter : sdk.and(filter),
      ...constraints,
    );
  };

  return {
    sentinels: sdk,
    values: {
      timestamp: (seconds, nanos) => new sdk.Timestamp(seconds, nanos),
      geoPoint: (latitude, longitude) => new sdk.GeoPoint(latitude, longitude),
      bytes: (...bytes) => sdk.Bytes.fromUint8Array(Uint8Array.from(bytes)),
      reference: (path) => sdk.doc(db, path),
      vector: (...numbers) => sdk.vector(numbers),
    },
    set: (path, data, merge = false) => sdk.setDoc(sdk.doc(db, path), data, { merge }),
    setAll(documents) {
      const batch = sdk.writeBatch(db);
      for (const [path, data] of documents) batch.set(sdk.doc(db, path), data);
      return batch.commit();
    },
    update: (path, data) => sdk.updateDoc(sdk.doc(db, path), data as lite.UpdateData<lite.DocumentData>),
    remove: (path) => sdk.deleteDoc(sdk.doc(db, path)),
    get: async (path) => (await sdk.getDoc(sdk.doc(db, path))).data(),
    find: async (spec) => (await sdk.getDocs(build(spec))).docs.map(({ id }) => id),
    async aggregate(spec, field) {
      const fields = { count: sdk.count(), sum: sdk.sum(field), average: sdk.average(field) };
      return (await sdk.getAggregate(build(spec), fields)).data();
    },
    addOne: (path) =>
      sdk.runTransaction(
        db,
        async (transaction) => {
          const snapshot = await transaction.get(sdk.doc(db, path));
          transaction.set(snapshot.ref, { count: (snapshot.get('count') ?? 0) + 1 });
        },
        { maxAttempts: 50 },
      ),
    close,
  };
}
