import { doc, onSnapshot } from 'firebase/firestore';
import type { CollectionName, CollectionPath } from '@app/domain/collections.ts';
import { fromFirestore } from '../../lib/from-firestore.ts';
import { reportConnection } from './connection.ts';
import { firestore } from './firestore.ts';
import { subscribeInSession } from './subscribe-in-session.ts';
import type { Live, Snapshot } from './live.ts';
import { queryOf, type Selection } from './selection.ts';
import { useLive } from './use-live.ts';

function subscribeToQuery<T extends { id: string }>(
  name: CollectionPath,
  selection: Selection,
  emit: (snapshot: Snapshot<T[]>) => void,
): () => void {
  return subscribeInSession(emit, (onError) => {
    let hasServerResult = false;
    const source = {};
    const stop = onSnapshot(
      queryOf(name, selection),
      // Also notifies when cached data is confirmed by the server.
      { includeMetadataChanges: true },
      ({ docs, empty, metadata }) => {
        hasServerResult ||= !metadata.fromCache;
        if (hasServerResult) reportConnection(source, !metadata.fromCache);
        if (empty && metadata.fromCache) return emit({ state: 'unreachable' });
        // The cache may hold documents that other queries read; they are only part of this result.
        if (!hasServerResult) return;
        emit({
          state: 'ready',
          value: docs.map((document) => fromFirestore<T>(document.id, document.data())),
        });
      },
      onError,
    );
    return () => {
      stop();
      reportConnection(source, true);
    };
  });
}

/** Returns the live documents of a selection. */
export function useLiveDocuments<T extends { id: string }>(
  name: CollectionPath,
  selection: Selection,
): Live<T[]> {
  return useLive<T[]>(JSON.stringify([name, selection]), (emit) => subscribeToQuery(name, selection, emit));
}

/** The union of several selections of a collection, each document once, kept up to date. */
export function useLiveUnion<T extends { id: string }>(
  name: CollectionName,
  selections: readonly Selection[],
): Live<T[]> {
  return useLive<T[]>(JSON.stringify([name, 'any of', selections]), (emit) => {
    const snapshot = new Map<number, Snapshot<T[]>>();
    if (selections.length === 0) emit({ state: 'ready', value: [] });
    const stops = selections.map((selection, index) =>
      subscribeToQuery<T>(name, selection, (one) => {
        snapshot.set(index, one);
        const all = mergeSnapshots([...snapshot.values()]);
        if (snapshot.size === selections.length || all.state === 'failed') emit(all);
      }),
    );
    return () => stops.forEach((stop) => stop());
  });
}

function mergeSnapshots<T extends { id: string }>(parts: readonly Snapshot<T[]>[]): Snapshot<T[]> {
  const items = new Map<string, T>();
  for (const part of parts) {
    if (part.state !== 'ready') return part;
    for (const item of part.value) items.set(item.id, item);
  }
  return { state: 'ready', value: [...items.values()] };
}

/** Returns one live document; null when it does not exist. */
export function useLiveDocument<T extends { id: string }>(name: CollectionName, id: string): Live<T | null> {
  return useLive<T | null>(`${name}/${id}`, (emit) =>
    subscribeInSession(emit, (onError) =>
      onSnapshot(
        doc(firestore, name, id),
        { includeMetadataChanges: true },
        (document) => {
          const data = document.data();
          const isFromCache = !data && document.metadata.fromCache;
          emit(
            isFromCache
              ? { state: 'unreachable' }
              : { state: 'ready', value: data ? fromFirestore<T>(id, data) : null },
          );
        },
        onError,
      ),
    ),
  );
}
