import { useState } from 'react';
import type { CollectionName } from '@app/domain/collections.ts';

/** How a list shows its items. */
export type ListView = 'cards' | 'table';

const keyOf = (list: CollectionName) => `admin-list-view:${list}`;

function readView(list: CollectionName): ListView {
  try {
    return localStorage.getItem(keyOf(list)) === 'table' ? 'table' : 'cards';
  } catch {
    return 'cards';
  }
}

/** Returns the view of a list, cards at first, and stores the choice in this browser. */
export function useListView(list: CollectionName): [view: ListView, choose: (view: ListView) => void] {
  const [view, setView] = useState(() => readView(list));
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
