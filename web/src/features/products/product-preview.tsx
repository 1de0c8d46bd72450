import { useTranslation } from 'react-i18next';
import { ageAttribute, AgeText } from '../../age-gate/age-variants.tsx';
import { EmptyWithoutAlcohol } from '../../age-gate/empty-without-alcohol.tsx';
import { ListAlcoholWarning } from '../../age-gate/list-alcohol-warning.tsx';
import type { Product } from '@app/domain/product/product-schema.ts';
import { PRODUCT_TYPES, type ProductType } from '@app/domain/product/product.ts';
import { paths } from '../../config/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useAlcoholShown } from '../../age-gate/age-answer-provider.tsx';
import { useDisplayedQuery } from '../../i18n/use-displayed-query.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { productsOfKind } from './list-kind.ts';
import { ProductGrid } from './product-grid.tsx';
import styles from './product-preview.module.css';
import { firstProductsQuery } from './product-queries.ts';

/** The home page's product section: the first coffees and makgeollis. */
export function ProductPreview() {
  const { t } = useTranslation(['home', 'common', 'products']);
  const alcoholShown = useAlcoholShown();
  const { data, isPending, refetch } = useDisplayedQuery(firstProductsQuery(PRODUCT_TYPES));
  const none = <Notice level={3} {...t('products:none', { returnObjects: true })} />;
  return (
    <Section className={styles.preview}>
      <SectionHead
        title={<AgeText>{(context) => t('products.title', context)}</AgeText>}
        text={<AgeText>{(context) => t('products.text', context)}</AgeText>}
      />
      {isPending && <Spinner label={t('common:loading')} />}
      {!isPending && !data && (
        <Notice level={3} title={t('products:failed')} description={t('common:error.connection')}>
          <Button onClick={() => void refetch()}>{t('common:retry')}</Button>
        </Notice>
      )}
      {data?.length === 0 && none}
      <EmptyWithoutAlcohol items={data ?? []}>{none}</EmptyWithoutAlcohol>
      {data && data.length > 0 && (
        <>
          <Row type="coffee" more={t('products.allCoffee')} products={data} />
          {alcoholShown && <Row type="makgeolli" more={t('products.allMakgeolli')} products={data} />}
        </>
      )}
    </Section>
  );
}

function Row({ type, more, products }: { type: ProductType; more: string; products: readonly Product[] }) {
  const { t } = useTranslation('product');
  const first = productsOfKind(products, type);
  if (first.length === 0) return null;
  return (
    <div className={styles.row} {...ageAttribute({ type })}>
      <div className={styles.rowHead}>
        <h3 className={styles.rowTitle}>{t(`type.${type}`)}</h3>
        <LocalLink to={paths[type]} className={styles.more}>
          {more}
        </LocalLink>
      </div>
      <ProductGrid products={first} level={4} row />
      <ListAlcoholWarning items={first} />
    </div>
  );
}
