import { ContentTab } from '../editing/content-tab.tsx';
import { ProductCard } from './product-card.tsx';
import { PRODUCTS } from './product-kind.ts';

/** All products, newest first. */
export function ProductsTab() {
  return <ContentTab kind={PRODUCTS} tab="products" orderBy={['createdAt', 'desc']} Card={ProductCard} />;
}
