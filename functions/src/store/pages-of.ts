import { FieldPath, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Documents that are read at once; a batch that writes each of them may have 500 writes. */
const PAGE = 300;

/** Yields all documents of a collection in pages; with the named fields only, if any are named. */
export async function* pagesOf(
  db: Firestore,
  collection: string,
  ...fields: string[]
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const ordered = db.collection(collection).orderBy(FieldPath.documentId());
  yield* pagesOfQuery(fields.length > 0 ? ordered.select(...fields) : ordered);
}

/** Yields all documents of an ordered query in pages. */
export async function* pagesOfQuery(ordered: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  const all = ordered.limit(PAGE);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? all.startAfter(last) : all).get();
    yield docs;
    last = docs.length === PAGE ? docs.at(-1) : undefined;
  } while (last);
}
