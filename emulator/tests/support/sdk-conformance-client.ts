import type * as lite from 'firebase/firestore/lite';
import { CURSORS, isClause } from './client.ts';
import type { Clause, Client, FieldName, QuerySpec } from './client.ts';
import { snapshotRecorder } from './recorded-snapshots.ts';
import type { SnapshotLike } from './recorded-snapshots.ts';
import { performing } from './perform.ts';
import type { Performer } from './perform.ts';

/** The functions that both web SDKs have; `firebase/firestore/lite` cannot listen. */
export type WebSdk = typeof lite & {
  onSnapshot?(
    target: lite.Query | lite.DocumentReference,
    next: (snapshot: SnapshotLike) => void,
    failed: (error: Error) => void,
  ): () => void;
};

/** Returns a Client that uses a web SDK. Uses no Node API, since it also runs in a browser. */
export function conformanceClient(sdk: WebSdk, db: lite.Firestore, close: () => Promise<void>): Client {
  const doc = (path: string): lite.DocumentReference => sdk.doc(db, path);
  const fieldOf = (field: FieldName): string | lite.FieldPath => {
    if (typeof field !== 'string') return new sdk.FieldPath(...field);
    return field === '__name__' ? sdk.documentId() : field;
  };
  const filterOf = (clause: Clause): lite.QueryFilterConstraint => {
    if (!isClause(clause))
      return 'and' in clause ? sdk.and(...clause.and.map(filterOf)) : sdk.or(...clause.or.map(filterOf));
    const [field, operator, value] = clause;
    return sdk.where(fieldOf(field), operator, value);
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
      sdk.orderBy(fieldOf(field), direction),
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
  const performer: Performer = {
    doc,
    fieldOf,
    locks: false,
    // The functions have the signatures of those of a batch and a transaction, which take the reference first.
    alone: { set: sdk.setDoc, update: sdk.updateDoc, delete: sdk.deleteDoc } as Performer['alone'],
    batch: () => sdk.writeBatch(db) as unknown as ReturnType<Performer['batch']>,
    run: (attempt) =>
      sdk.runTransaction(
        db,
        (transaction) => attempt(transaction as unknown as Parameters<typeof attempt>[0]),
        { maxAttempts: 50 },
      ),
  };

  return {
    sentinels: sdk,
    values: {
      timestamp: (seconds, nanos) => new sdk.Timestamp(seconds, nanos),
      geoPoint: (latitude, longitude) => new sdk.GeoPoint(latitude, longitude),
      bytes: (...bytes) => sdk.Bytes.fromUint8Array(Uint8Array.from(bytes)),
      reference: doc,
      vector: (...numbers) => sdk.vector(numbers),
    },
    ...performing(performer),
    ...snapshotRecorder((target, next, failed) => {
      if (!sdk.onSnapshot) throw new Error('This SDK cannot listen.');
      return sdk.onSnapshot('document' in target ? doc(target.document) : build(target), next, failed);
    }),
    get: async (path) => (await sdk.getDoc(doc(path))).data(),
    find: async (spec) => (await sdk.getDocs(build(spec))).docs.map(({ id }) => id),
    async aggregate(spec, field) {
      const fields = { count: sdk.count(), sum: sdk.sum(field), average: sdk.average(field) };
      return (await sdk.getAggregate(build(spec), fields)).data();
    },
    close,
  };
}
