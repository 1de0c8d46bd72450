import type { Product } from '@app/domain/product/product-schema.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

interface ProductGridProps {
  products: readonly Product[];
  level?: 2 | 3 | 4;
  /** How many cards are in view at first; their pictures are fetched at once. */
  inView?: number;
}

export function ProductGrid({ products, level = 2, inView = 0 }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id} className={styles.item}>
          <ProductCard product={product} level={level} priority={index < inView} />
        </li>
      ))}
    </ul>
  );
}
