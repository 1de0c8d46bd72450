import { useState } from 'react';
import type { CollectionName } from '@app/domain/collections.ts';

/** How a list shows its items. */
export type ListView = 'cards' | 'table';

const keyOf = (list: CollectionName) => `admin-list-view:${list}`;

function readView(list: CollectionName, first: ListView): ListView {
  try {
    const stored = localStorage.getItem(keyOf(list));
    return stored === 'table' || stored === 'cards' ? stored : first;
  } catch {
    return first;
  }
}

/** Returns the view of a list, `first` until the admin chooses, and stores the choice in this browser. */
export function useListView(
  list: CollectionName,
  first: ListView = 'cards',
): [view: ListView, choose: (view: ListView) => void] {
  const [view, setView] = useState(() => readView(list, first));
  const choose = (next: ListView) => {
    setView(next);
    try {
      localStorage.setItem(keyOf(list), next);
    } catch {
      // Without storage the choice lasts until the tab is left.
    }
  };
  return [view, choose];
}
