import type { FilterKey } from '@app/domain/product/product-filters.ts';
import type { ProductSort } from '@app/domain/product/product-sort.ts';
import { useSearchParamsState } from '../../lib/use-search-params-state.ts';
import { readListState, toggleFilter, writeListState } from './list-state.ts';

/** Returns the list state from the URL and the functions that change it. */
export function useListState(keys: readonly FilterKey[]) {
  const [state, change] = useSearchParamsState((address) => readListState(address, keys), writeListState);
  return {
    ...state,
    toggle: (key: FilterKey, value: string) =>
      change({ ...state, filters: toggleFilter(state.filters, key, value) }),
    clear: () => change({ ...state, filters: {} }),
    sortBy: (sort: ProductSort) => change({ ...state, sort }),
  };
}
