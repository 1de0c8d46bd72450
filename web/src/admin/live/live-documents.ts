import {
  collection,
  doc,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
  type QueryConstraint,
  type WhereFilterOp,
} from 'firebase/firestore';
import type { CollectionName } from '@app/domain/collections.ts';
import { fromFirestore } from '../../lib/from-firestore.ts';
import { firestore } from './firestore.ts';
import type { Live } from './live.ts';
import { useLive } from './use-live.ts';

/** A query as data, so that it can name its source. */
export interface Selection {
  where?: readonly (readonly [field: string, operator: WhereFilterOp, value: string | number | boolean])[];
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  limit?: number;
}

function constraintsOf(selection: Selection): QueryConstraint[] {
  return [
    ...(selection.where ?? []).map(([field, operator, value]) => where(field, operator, value)),
    ...(selection.orderBy ? [orderBy(...selection.orderBy)] : []),
    ...(selection.limit ? [limit(selection.limit)] : []),
  ];
}

/** The documents of a collection that are selected, kept up to date. */
export function useLiveDocuments<T extends { id: string }>(
  name: CollectionName,
  selection: Selection = {},
): Live<T[]> {
  return useLive<T[]>(JSON.stringify([name, selection]), (tell) =>
    onSnapshot(
      query(collection(firestore, name), ...constraintsOf(selection)),
      // Hears of it too when an empty answer turns from a guess into the server's word.
      { includeMetadataChanges: true },
      ({ docs, empty, metadata }) => {
        const isGuess = empty && metadata.fromCache;
        const value = docs.map((document) => fromFirestore<T>(document.id, document.data()));
        tell(isGuess ? { state: 'unreachable' } : { state: 'ready', value });
      },
      (error) => tell({ state: 'failed', error }),
    ),
  );
}

/** One document, kept up to date; null where there is none. */
export function useLiveDocument<T extends { id: string }>(name: CollectionName, id: string): Live<T | null> {
  return useLive<T | null>(`${name}/${id}`, (tell) =>
    onSnapshot(
      doc(firestore, name, id),
      { includeMetadataChanges: true },
      (document) => {
        const data = document.data();
        const isGuess = !data && document.metadata.fromCache;
        tell(
          isGuess
            ? { state: 'unreachable' }
            : { state: 'ready', value: data ? fromFirestore<T>(id, data) : null },
        );
      },
      (error) => tell({ state: 'failed', error }),
    ),
  );
}
