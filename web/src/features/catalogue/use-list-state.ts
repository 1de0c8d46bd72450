import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FilterKey } from '@app/domain/product/product-filters.ts';
import type { ProductSort } from '@app/domain/product/product-sort.ts';
import { KEEPS_POSITION } from '../../lib/page-arrival.ts';
import { readListState, toggleFilter, writeListState, type ListState } from './list-state.ts';

/**
 * The list's state in the address, and what changes it. A change replaces the entry: back leads out of the list. The
 * address follows as a transition; the ticked box must not wait for it, so the change is shown at once.
 */
export function useListState(keys: readonly FilterKey[]) {
  const [search, setSearch] = useSearchParams();
  const [state, showAtOnce] = useOptimistic(readListState(search, keys));
  const change = (changes: Partial<ListState>) =>
    startTransition(() => {
      const next = { ...state, ...changes };
      showAtOnce(next);
      setSearch(writeListState(next), { replace: true, state: KEEPS_POSITION });
    });
  return {
    ...state,
    toggle: (key: FilterKey, value: string) => change({ filters: toggleFilter(state.filters, key, value) }),
    clear: () => change({ filters: {} }),
    sortBy: (sort: ProductSort) => change({ sort }),
  };
}
