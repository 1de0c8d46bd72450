import { FILTER_KEYS, type FilterKey, type ProductFilters } from '@app/domain/product/product-filters.ts';
import { DEFAULT_PRODUCT_SORT, PRODUCT_SORTS, type ProductSort } from '@app/domain/product/product-sort.ts';
import { FILTER_CHOICES } from './filter-choices.ts';

/** What a visitor chose in a product list; it lives in the address: `?roastLevel=light&roastLevel=dark&sort=price-low`. */
export interface ListState {
  filters: ProductFilters;
  sort: ProductSort;
}

const SORT_PARAMETER = 'sort';

/** Tags are free text; of all other keys only the known values count, so that a mistyped address shows no odd filter. */
function isChoice(key: FilterKey, value: string): boolean {
  return key === 'tags' ? value !== '' : FILTER_CHOICES[key].includes(value);
}

export function readListState(search: URLSearchParams, keys: readonly FilterKey[]): ListState {
  const sort = search.get(SORT_PARAMETER);
  const chosen = keys.map((key) => {
    const values = new Set(search.getAll(key).filter((value) => isChoice(key, value)));
    return [key, [...values]] as const;
  });
  return {
    filters: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
    sort: PRODUCT_SORTS.find((known) => known === sort) ?? DEFAULT_PRODUCT_SORT,
  };
}

/** Always in the same order, so that one choice has one address. */
export function writeListState({ filters, sort }: ListState): URLSearchParams {
  const search = new URLSearchParams();
  for (const key of FILTER_KEYS) {
    for (const value of filters[key] ?? []) search.append(key, value);
  }
  if (sort !== DEFAULT_PRODUCT_SORT) search.set(SORT_PARAMETER, sort);
  return search;
}

/** The filters with `value` added to its key, or taken out where it was chosen. */
export function toggleFilter(filters: ProductFilters, key: FilterKey, value: string): ProductFilters {
  const { [key]: chosen = [], ...others } = filters;
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return next.length === 0 ? others : { ...others, [key]: next };
}
