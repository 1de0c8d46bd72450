import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isAlcoholRelated, withoutAlcohol } from '@app/domain/shared/alcohol.ts';
import { useSuitable } from '../../age-gate/age-answer-provider.tsx';
import { ageAttribute } from '../../age-gate/age-variants.tsx';
import { ListAlcoholWarning } from '../../age-gate/list-alcohol-warning.tsx';
import { useDisplayedQuery } from '../../i18n/use-displayed-query.ts';
import { ProductGrid } from './product-grid.tsx';
import { namedProductsQuery } from './product-queries.ts';
import styles from './named-products.module.css';

interface NamedProductsProps {
  ids: readonly string[];
  /** Whether the text carries the alcohol warning. */
  isWarned: boolean;
  /** What follows the products, rendered with whether the warning stands above it. */
  children: (isWarned: boolean) => ReactNode;
}

/** The products that a text speaks of. Shows none when they cannot be loaded, because they are optional. */
export function NamedProducts({ ids, isWarned, children }: NamedProductsProps) {
  const { t } = useTranslation('product');
  const { data } = useDisplayedQuery(namedProductsQuery(ids));
  const products = useSuitable()(data ?? []);
  const [first] = products;
  return (
    <>
      {first && (
        <section aria-labelledby="named" {...(withoutAlcohol(products).length === 0 && ageAttribute(first))}>
          <h2 id="named" className={styles.title}>
            {t('named')}
          </h2>
          <ProductGrid products={products} level={3} row />
          {!isWarned && <ListAlcoholWarning items={products} />}
        </section>
      )}
      {children(isWarned || products.some(isAlcoholRelated))}
    </>
  );
}
