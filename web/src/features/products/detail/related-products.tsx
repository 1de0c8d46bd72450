import { useTranslation } from 'react-i18next';
import type { Product } from '@app/domain/product/product-schema.ts';
import { ListAlcoholWarning } from '../../../age-gate/list-alcohol-warning.tsx';
import { useDisplayedQuery } from '../../../i18n/use-displayed-query.ts';
import { ProductGrid } from '../product-grid.tsx';
import { relatedProductsQuery } from '../product-queries.ts';
import styles from './related-products.module.css';

/** A few similar products. Renders nothing when there are none or they cannot be loaded, because they are optional. */
export function RelatedProducts({ product }: { product: Product }) {
  const { t } = useTranslation('productPage');
  const { data: related } = useDisplayedQuery(relatedProductsQuery(product));
  if (!related || related.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related" className={styles.title}>
        {t('related')}
      </h2>
      <ProductGrid products={related} level={3} row />
      <ListAlcoholWarning items={related} />
    </section>
  );
}
