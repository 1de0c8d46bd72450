import { getDocs, query, startAfter, type QueryDocumentSnapshot } from 'firebase/firestore';
import type { CollectionName } from '@app/domain/collections.ts';
import { fromFirestore } from '../../lib/from-firestore.ts';
import { queryOf, type Boundless } from '../live/selection.ts';
import { inSession } from '../session/in-session.ts';

/** How many documents one reading brings. */
const PORTION = 500;

/** All documents that are selected, read once, in portions: for an export or for paper. */
export async function readAll<T extends { id: string }>(
  name: CollectionName,
  selection: Boundless,
): Promise<T[]> {
  const items: T[] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const portion = query(
      queryOf(name, { ...selection, limit: PORTION }),
      ...(last ? [startAfter(last)] : []),
    );
    const { docs } = await inSession(() => getDocs(portion));
    items.push(...docs.map((document) => fromFirestore<T>(document.id, document.data())));
    last = docs.length === PORTION ? docs.at(-1) : undefined;
  } while (last);
  return items;
}
