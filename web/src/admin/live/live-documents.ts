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
import { auth } from '../session/firebase-auth.ts';
import { onRenewed } from '../session/renewal.ts';
import { firestore } from './firestore.ts';
import type { Live, Told } from './live.ts';
import { useLive } from './use-live.ts';

/** A query as data, so that it can name its source. */
export interface Selection {
  where?: readonly (readonly [field: string, operator: WhereFilterOp, value: string | number | boolean])[];
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  /** How many documents may be read. Every list has a bound, or it would read twenty thousand bookings one day. */
  limit: number;
}

function constraintsOf(selection: Selection): QueryConstraint[] {
  return [
    ...(selection.where ?? []).map(([field, operator, value]) => where(field, operator, value)),
    ...(selection.orderBy ? [orderBy(...selection.orderBy)] : []),
    limit(selection.limit),
  ];
}

/**
 * Listens until it is stopped. When the session ends under it, what was told stands, and it listens again once the admin
 * has signed in: lists must not vanish, with whatever is open in them, because a password is asked for.
 */
function listenInSession<T>(
  tell: (told: Told<T>) => void,
  open: (onError: (error: Error) => void) => () => void,
): () => void {
  let stop = () => {};
  let stopWaiting = () => {};
  const start = () => {
    stopWaiting();
    stop = open((error) => {
      if (auth.currentUser) tell({ state: 'failed', error });
      else stopWaiting = onRenewed(start);
    });
  };
  start();
  return () => {
    stop();
    stopWaiting();
  };
}

/** The documents of a collection that are selected, kept up to date. */
export function useLiveDocuments<T extends { id: string }>(
  name: CollectionName,
  selection: Selection,
): Live<T[]> {
  return useLive<T[]>(JSON.stringify([name, selection]), (tell) =>
    listenInSession(tell, (onError) =>
      onSnapshot(
        query(collection(firestore, name), ...constraintsOf(selection)),
        // Hears of it too when an empty answer turns from a guess into the server's word.
        { includeMetadataChanges: true },
        ({ docs, empty, metadata }) => {
          const isGuess = empty && metadata.fromCache;
          const value = docs.map((document) => fromFirestore<T>(document.id, document.data()));
          tell(isGuess ? { state: 'unreachable' } : { state: 'ready', value });
        },
        onError,
      ),
    ),
  );
}

/** One document, kept up to date; null where there is none. */
export function useLiveDocument<T extends { id: string }>(name: CollectionName, id: string): Live<T | null> {
  return useLive<T | null>(`${name}/${id}`, (tell) =>
    listenInSession(tell, (onError) =>
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
        onError,
      ),
    ),
  );
}
