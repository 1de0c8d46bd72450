import { isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import { ageAttribute } from '../../age-gate/age-variants.tsx';
import type { Product } from '@app/domain/product/product-schema.ts';
import { classNames } from '../../ui/class-names.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

interface ProductGridProps {
  products: readonly Product[];
  level?: 2 | 3 | 4;
  /** Whether phones show one horizontally scrolling row instead of two columns. */
  row?: boolean;
  /** The number of cards in the first viewport, whose pictures load eagerly. */
  inView?: number;
  /** The number of cards to render; all by default. */
  count?: number | undefined;
}

export function ProductGrid({ products, level = 2, row = false, inView = 0, count }: ProductGridProps) {
  return (
    <ul className={classNames(styles.grid, row && styles.row)}>
      {products.slice(0, count).map((product, index) => (
        <li key={product.id} {...ageAttribute(product)} className={styles.item}>
          <ProductCard
            product={product}
            level={level}
            priority={index < inView && !isAlcoholRelated(product)}
          />
        </li>
      ))}
    </ul>
  );
}
