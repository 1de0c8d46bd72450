import { getDocs, query, startAfter, type QueryDocumentSnapshot } from 'firebase/firestore';
import type { CollectionName } from '@app/domain/collections.ts';
import { fromFirestore } from '../../lib/from-firestore.ts';
import { queryOf, type UnboundedSelection } from '../live/selection.ts';
import { inSession } from '../session/in-session.ts';

/** Documents per request. */
const PAGE_SIZE = 500;

/** Reads all selected documents once, page by page, for exports and printing. */
export async function readAll<T extends { id: string }>(
  name: CollectionName,
  selection: UnboundedSelection,
): Promise<T[]> {
  const items: T[] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const portion = query(
      queryOf(name, { ...selection, limit: PAGE_SIZE }),
      ...(last ? [startAfter(last)] : []),
    );
    const { docs } = await inSession(() => getDocs(portion));
    items.push(...docs.map((document) => fromFirestore<T>(document.id, document.data())));
    last = docs.length === PAGE_SIZE ? docs.at(-1) : undefined;
  } while (last);
  return items;
}
