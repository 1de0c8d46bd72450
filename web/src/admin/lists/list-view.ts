import { useSyncExternalStore } from 'react';
import type { CollectionName } from '@app/domain/collections.ts';

/** How a list shows its items. */
export type ListView = 'cards' | 'table';

const keyOf = (list: CollectionName) => `admin-list-view:${list}`;

/** The choices that could not be stored; they last until the page is left. */
const unstored = new Map<CollectionName, ListView>();
const watchers = new Set<() => void>();

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function readView(list: CollectionName, first: ListView): ListView {
  const chosen = unstored.get(list);
  if (chosen) return chosen;
  try {
    const stored = localStorage.getItem(keyOf(list));
    if (stored === 'table' || stored === 'cards') return stored;
  } catch {
    // Without storage only this page's choice is known.
  }
  return first;
}

function storeView(list: CollectionName, view: ListView): void {
  try {
    localStorage.setItem(keyOf(list), view);
    unstored.delete(list);
  } catch {
    unstored.set(list, view);
  }
  for (const watcher of watchers) watcher();
}

/**
 * Returns the view of a list, `first` until the admin chooses, and stores the choice in this browser. The lists of one collection
 * have the same view.
 */
export function useListView(
  list: CollectionName,
  first: ListView = 'cards',
): [view: ListView, choose: (view: ListView) => void] {
  const view = useSyncExternalStore(watch, () => readView(list, first));
  return [view, (next) => storeView(list, next)];
}
