import type { FilterKey } from '@app/domain/product/product-filters.ts';
import type { ProductType } from '@app/domain/product/product.ts';

/** The products of a list: one type, or both. */
export type ListKind = ProductType | 'all';

/** The filters that apply to the products of a list. */
export const FILTER_KEYS_OF: Record<ListKind, readonly FilterKey[]> = {
  coffee: ['roastLevel', 'origin', 'process', 'tags'],
  makgeolli: ['sweetnessLevel', 'carbonation', 'abv', 'tags'],
  all: ['roastLevel', 'origin', 'process', 'sweetnessLevel', 'carbonation', 'abv', 'tags'],
};

export function productsOfKind<T extends { type: ProductType }>(products: readonly T[], kind: ListKind): T[] {
  return products.filter(({ type }) => kind === 'all' || type === kind);
}
