import { doc, onSnapshot } from 'firebase/firestore';
import type { CollectionName } from '@app/domain/collections.ts';
import { fromFirestore } from '../../lib/from-firestore.ts';
import { firestore } from './firestore.ts';
import { listenInSession } from './listen-in-session.ts';
import type { Live, Told } from './live.ts';
import { queryOf, type Selection } from './selection.ts';
import { useLive } from './use-live.ts';

function listenTo<T extends { id: string }>(
  name: CollectionName,
  selection: Selection,
  tell: (told: Told<T[]>) => void,
): () => void {
  return listenInSession(tell, (onError) => {
    let hasServerSpoken = false;
    return onSnapshot(
      queryOf(name, selection),
      // Hears of it too when a guess turns into the server's word.
      { includeMetadataChanges: true },
      ({ docs, empty, metadata }) => {
        hasServerSpoken ||= !metadata.fromCache;
        if (empty && metadata.fromCache) return tell({ state: 'unreachable' });
        // What other lists happen to have read is not this one: a part of it would be taken for the whole.
        if (!hasServerSpoken) return;
        tell({
          state: 'ready',
          value: docs.map((document) => fromFirestore<T>(document.id, document.data())),
        });
      },
      onError,
    );
  });
}

/** The documents of a collection that are selected, kept up to date. */
export function useLiveDocuments<T extends { id: string }>(
  name: CollectionName,
  selection: Selection,
): Live<T[]> {
  return useLive<T[]>(JSON.stringify([name, selection]), (tell) => listenTo(name, selection, tell));
}

/** What any of several selections of a collection has, each document once, kept up to date. */
export function useLiveUnion<T extends { id: string }>(
  name: CollectionName,
  selections: readonly Selection[],
): Live<T[]> {
  return useLive<T[]>(JSON.stringify([name, 'any of', selections]), (tell) => {
    const told = new Map<number, Told<T[]>>();
    if (selections.length === 0) tell({ state: 'ready', value: [] });
    const stops = selections.map((selection, index) =>
      listenTo<T>(name, selection, (one) => {
        told.set(index, one);
        const all = together([...told.values()]);
        if (told.size === selections.length || all.state === 'failed') tell(all);
      }),
    );
    return () => stops.forEach((stop) => stop());
  });
}

function together<T extends { id: string }>(parts: readonly Told<T[]>[]): Told<T[]> {
  const items = new Map<string, T>();
  for (const part of parts) {
    if (part.state !== 'ready') return part;
    for (const item of part.value) items.set(item.id, item);
  }
  return { state: 'ready', value: [...items.values()] };
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
