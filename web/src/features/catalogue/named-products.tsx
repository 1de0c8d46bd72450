import { useTranslation } from 'react-i18next';
import { withoutAlcohol } from '@app/domain/shared/alcohol.ts';
import { useSuitable } from '../../age-gate/age-answer-provider.tsx';
import { ageAttribute } from '../../age-gate/age-variants.tsx';
import { useDisplayedQuery } from '../../i18n/use-displayed-query.ts';
import { ProductGrid } from './product-grid.tsx';
import { namedProductsQuery } from './product-queries.ts';
import styles from './named-products.module.css';

/** The products that a text speaks of. Renders nothing when there are none or they cannot be loaded, because they are optional. */
export function NamedProducts({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('product');
  const { data } = useDisplayedQuery({ ...namedProductsQuery(ids), enabled: ids.length > 0 });
  const products = useSuitable()(data ?? []);
  const [first] = products;
  if (!first) return null;
  return (
    <section aria-labelledby="named" {...(withoutAlcohol(products).length === 0 && ageAttribute(first))}>
      <h2 id="named" className={styles.title}>
        {t('named')}
      </h2>
      <ProductGrid products={products} level={3} row />
    </section>
  );
}
