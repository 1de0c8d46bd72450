import { createTextComparator } from '../shared/collation.ts';
import type { Language } from '../shared/language.ts';
import { localized } from '../shared/localized.ts';
import type { Product } from './product-schema.ts';

export const PRODUCT_SORTS = ['name', 'price-low', 'price-high'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];
export const DEFAULT_PRODUCT_SORT: ProductSort = 'name';

/** The figure that a visitor sees, so that the order on the page agrees with the prices on the page. */
function displayedPrice(product: Product, language: Language): number {
  return language === 'kr' ? (product.priceKrw ?? product.price) : product.price;
}

/** A new list in the chosen order: by the shown title as the language collates it, or by the shown price. */
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
