import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Documents that are read at once; a batch that writes each of them may have 500 writes. */
const PAGE = 300;

/** Yields all documents of a collection in pages. */
export async function* pagesOf(db: Firestore, collection: string): AsyncGenerator<QueryDocumentSnapshot[]> {
  const all = db.collection(collection).orderBy(FieldPath.documentId()).limit(PAGE);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? all.startAfter(last) : all).get();
    yield docs;
    last = docs.length === PAGE ? docs.at(-1) : undefined;
  } while (last);
}
