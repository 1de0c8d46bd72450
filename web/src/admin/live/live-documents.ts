import {
  doc,
  onSnapshot,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import type { CollectionName, CollectionPath } from '@app/domain/collections.ts';
import { fromFirestore } from '../../lib/from-firestore.ts';
import { chainPages } from './chain-pages.ts';
import { trackConnection } from './connection.ts';
import { firestore } from './firestore.ts';
import { shareSubscription } from './share-subscription.ts';
import { subscribeInSession } from './subscribe-in-session.ts';
import type { Live, Snapshot, Subscribe } from './live.ts';
import { queryOf, type Selection } from './selection.ts';
import { useLive } from './use-live.ts';

/** Subscribes to the documents of the query that `select` returns. Subscribers of the same `key` share one listener. */
function subscribeToQuery(key: string, select: () => Query): Subscribe<QueryDocumentSnapshot[]> {
  return shareSubscription(key, (emit) =>
    subscribeInSession(emit, (onError) => {
      const connection = trackConnection();
      const stop = onSnapshot(
        select(),
        // Also notifies when cached data is confirmed by the server.
        { includeMetadataChanges: true },
        ({ docs, empty, metadata }) => {
          const isAnswered = connection.update(metadata);
          if (empty && metadata.fromCache) return emit({ state: 'unreachable' });
          // The cache may hold documents that other queries read; they are only part of this result.
          if (!isAnswered) return;
          emit({ state: 'ready', value: docs });
        },
        onError,
      );
      return () => {
        stop();
        connection.stop();
      };
    }),
  );
}

function itemsOf<T extends { id: string }>(documents: readonly QueryDocumentSnapshot[]): T[] {
  return documents.map((document) => fromFirestore<T>(document.id, document.data()));
}

function subscribeToItems<T extends { id: string }>(
  name: CollectionPath,
  selection: Selection,
): Subscribe<T[]> {
  const subscribe = subscribeToQuery(JSON.stringify([name, selection]), () => queryOf(name, selection));
  return (emit) =>
    subscribe((snapshot) =>
      emit(snapshot.state === 'ready' ? { state: 'ready', value: itemsOf<T>(snapshot.value) } : snapshot),
    );
}

/** Returns the live documents of a selection. */
export function useLiveDocuments<T extends { id: string }>(
  name: CollectionPath,
  selection: Selection,
): Live<T[]> {
  return useLive<T[]>(JSON.stringify([name, selection]), subscribeToItems(name, selection));
}

/** The last document of a page; its key contains the value by which the list is sorted. */
interface DocumentEnd {
  key: string;
  document: QueryDocumentSnapshot;
}

function endOf(document: QueryDocumentSnapshot, [field]: NonNullable<Selection['orderBy']>): DocumentEnd {
  return { key: JSON.stringify([document.id, document.get(field)]), document };
}

/**
 * Returns the first `pages` pages of a sorted selection, whose `limit` is the size of a page. Showing another page reads
 * the documents of that page only.
 */
export function useLivePages<T extends { id: string }>(
  name: CollectionName,
  selection: Selection & Required<Pick<Selection, 'orderBy'>>,
  pages: number,
): Live<T[]> {
  const { orderBy, limit } = selection;
  return useLive<T[]>(
    JSON.stringify([name, 'pages', selection, pages]),
    chainPages<T, DocumentEnd>(pages, (after) => (emit) => {
      return subscribeToQuery(
        // The first page is that of any other subscriber of the selection.
        JSON.stringify([name, selection, ...(after ? [after.key] : [])]),
        () => query(queryOf(name, selection), ...(after ? [startAfter(after.document)] : [])),
      )((snapshot) => {
        if (snapshot.state !== 'ready') return emit(snapshot);
        const last = snapshot.value.length === limit ? snapshot.value.at(-1) : undefined;
        const items = itemsOf<T>(snapshot.value);
        emit({ state: 'ready', value: { items, ...(last && { end: endOf(last, orderBy) }) } });
      });
    }),
  );
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
      subscribeToItems<T>(
        name,
        selection,
      )((one) => {
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

/**
 * Returns the live documents with these ids; missing ones are left out. Each has a listener of its own, so that a list that grows
 * reads what it adds and nothing again.
 */
export function useLiveDocumentsById<T extends { id: string }>(
  name: CollectionName,
  ids: readonly string[],
): Live<T[]> {
  const wanted = [...new Set(ids)].toSorted();
  return useLiveUnion<T>(
    name,
    wanted.map((id) => ({ where: [['__name__', '==', id]], limit: 1 })),
  );
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
