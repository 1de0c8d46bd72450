import { FILTER_KEYS, type FilterKey, type ProductFilters } from '@app/domain/product/product-filters.ts';
import { DEFAULT_PRODUCT_SORT, PRODUCT_SORTS, type ProductSort } from '@app/domain/product/product-sort.ts';
import { FILTER_CHOICES } from './filter-choices.ts';

/**
 * The filters and sort order of a product list, stored in the URL: `?roastLevel=light&roastLevel=dark&sort=price-low`.
 */
export interface ListState {
  filters: ProductFilters;
  sort: ProductSort;
}

export const SORT_PARAMETER = 'sort';

/**
 * Returns whether a value is valid. Tags are free text; other keys accept only known values, so that a mistyped URL is
 * ignored.
 */
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

/** Returns the state as URL parameters, in a fixed order, so that equal states have equal URLs. */
export function writeListState({ filters, sort }: ListState): URLSearchParams {
  const search = new URLSearchParams();
  for (const key of FILTER_KEYS) {
    for (const value of filters[key] ?? []) search.append(key, value);
  }
  if (sort !== DEFAULT_PRODUCT_SORT) search.set(SORT_PARAMETER, sort);
  return search;
}

/** Returns the filters with `value` added to its key, or removed if it was already chosen. */
export function toggleFilter(filters: ProductFilters, key: FilterKey, value: string): ProductFilters {
  const { [key]: chosen = [], ...others } = filters;
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return next.length === 0 ? others : { ...others, [key]: next };
}
