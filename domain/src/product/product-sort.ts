import { createTextComparator } from '../shared/collation.ts';
import type { Language } from '../shared/language.ts';
import { localized } from '../shared/localized.ts';
import type { Product } from './product-schema.ts';

export const PRODUCT_SORTS = ['name', 'price-low', 'price-high'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];
export const DEFAULT_PRODUCT_SORT: ProductSort = 'name';

/** Returns the displayed figure, so that the sort order agrees with the displayed prices. */
function displayedPrice(product: Product, language: Language): number {
  return language === 'kr' ? (product.priceKrw ?? product.price) : product.price;
}

/** Returns a new list sorted by the displayed title in the collation order of `language`, or by the displayed price. */
export function sortProducts(products: readonly Product[], sort: ProductSort, language: Language): Product[] {
  const compare = createTextComparator(language);
  const byName = (a: Product, b: Product) =>
    compare(localized(a, 'title', language), localized(b, 'title', language));
  const byPrice = (a: Product, b: Product) => displayedPrice(a, language) - displayedPrice(b, language);
  const orders: Record<ProductSort, (a: Product, b: Product) => number> = {
    name: byName,
    'price-low': (a, b) => byPrice(a, b) || byName(a, b),
    'price-high': (a, b) => byPrice(b, a) || byName(a, b),
  };
  return products.toSorted(orders[sort]);
}
