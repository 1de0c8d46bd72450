import { getDocsFromServer } from 'firebase/firestore';
import type { CollectionPath } from '@app/domain/collections.ts';
import { fromFirestore } from '../../lib/from-firestore.ts';
import { queryOf, type Selection } from './selection.ts';

/** Reads the documents of a selection once. Fails without a connection. */
export async function readDocuments<Item extends { id: string }>(
  name: CollectionPath,
  selection: Selection,
): Promise<Item[]> {
  const { docs } = await getDocsFromServer(queryOf(name, selection));
  return docs.map((document) => fromFirestore<Item>(document.id, document.data()));
}
