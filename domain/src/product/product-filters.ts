import { createTextComparator } from '../shared/collation.ts';
import type { Product } from './product-schema.ts';

/** The filter keys of the product list. Values of one key are combined with OR, keys with AND. */
export const FILTER_KEYS = [
  'roastLevel',
  'origin',
  'process',
  'carbonation',
  'sweetnessLevel',
  'abv',
  'tags',
] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];
export type ProductFilters = Partial<Record<FilterKey, readonly string[]>>;

/** ABV ranges in percent. Both bounds are inclusive, so a drink of 7.0 matches two ranges. */
export const ABV_RANGES = ['0-5', '5-7', '7-10', '10-100'] as const;

/** The maximum number of tags offered as filters. */
export const TAG_FILTER_LIMIT = 8;

function inRange(abv: number, range: string): boolean {
  const [low, high] = range.split('-').map(Number);
  return low !== undefined && high !== undefined && abv >= low && abv <= high;
}

/** The filterable attributes of both product types; those of the other type are absent. */
type Attributes = { [K in Exclude<FilterKey, 'tags'>]?: string | number | undefined } & {
  tags: readonly string[];
};

/** Returns whether a product has one of the `chosen` values of a key; undefined if it lacks the attribute. */
function hasOneOf(product: Attributes, key: FilterKey, chosen: readonly string[]): boolean | undefined {
  if (key === 'tags') return product.tags.some((tag) => chosen.includes(tag));
  const value = product[key];
  if (value === undefined) return undefined;
  return key === 'abv'
    ? chosen.some((range) => inRange(Number(value), range))
    : chosen.includes(String(value));
}

/**
 * Returns whether a product matches every key of `filters`; undefined if it lacks the attribute of one and matches the others.
 * A key without values matches every product.
 */
export function matchesFilters(product: Product, filters: ProductFilters): boolean | undefined {
  const results = FILTER_KEYS.map((key) => {
    const chosen = filters[key] ?? [];
    return chosen.length === 0 || hasOneOf(product, key, chosen);
  });
  return results.includes(false) ? false : results.includes(undefined) ? undefined : true;
}

/** Returns the tags offered as filters for `products`: at most eight, most used first, then by name. */
export function tagFilterOptions(products: readonly Product[]): string[] {
  const uses = new Map<string, number>();
  const compare = createTextComparator('en');
  for (const tag of products.flatMap((product) => product.tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  return [...uses.entries()]
    .toSorted(([a, countA], [b, countB]) => countB - countA || compare(a, b))
    .slice(0, TAG_FILTER_LIMIT)
    .map(([tag]) => tag);
}
