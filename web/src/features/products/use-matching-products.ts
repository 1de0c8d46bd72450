import { useDeferredValue, useMemo } from 'react';
import { matchesFilters, type FilterKey } from '@app/domain/product/product-filters.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { sortProducts } from '@app/domain/product/product-sort.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { readListState, writeListState, type ListState } from './list-state.ts';

/**
 * Returns the products that match a state of the list, and those to which its filters do not apply, in its order. After a change they
 * are first those of the previous state, in the same arrays: the pressed control can change before the cards are rendered.
 */
export function useMatchingProducts(
  products: readonly Product[],
  keys: readonly FilterKey[],
  state: ListState,
) {
  const { language } = useLanguage();
  const address = useDeferredValue(writeListState(state).toString());
  return useMemo(() => {
    const { filters, sort } = readListState(new URLSearchParams(address), keys);
    const sorted = sortProducts(products, sort, language);
    return {
      shown: sorted.filter((product) => matchesFilters(product, filters) === true),
      notCovered: sorted.filter((product) => matchesFilters(product, filters) === undefined),
    };
  }, [products, keys, address, language]);
}
