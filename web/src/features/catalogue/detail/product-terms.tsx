import { useTranslation } from 'react-i18next';
import { formatPriceOfWeight } from '@app/domain/product/product-price.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { paths } from '../../../config/paths.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import styles from './product-detail.module.css';

const COMPARED_GRAMS = 100;

/** What the price is for: the price per 100 g of a coffee, the bottle of a makgeolli. */
export function UnitPrice({ product }: { product: Product }) {
  const { t } = useTranslation('productPage');
  const { language } = useLanguage();
  if (product.type === 'makgeolli') {
    if (product.volumeMl === undefined) return null;
    return <p className={styles.unit}>{t('bottlePrice', { volume: product.volumeMl })}</p>;
  }
  const { weightGrams } = product;
  if (weightGrams === undefined) return null;
  const price = formatPriceOfWeight({ ...product, weightGrams }, COMPARED_GRAMS, language);
  return <p className={styles.unit}>{t('unitPrice', { weight: weightGrams, price })}</p>;
}

/** How a coffee is delivered or where a makgeolli is sold, and the refund rules. */
export function DeliveryTerms({ product }: { product: Product }) {
  const { t } = useTranslation('productPage');
  return (
    <p className={styles.terms}>
      {product.type === 'coffee' ? (
        t('delivery')
      ) : (
        <>
          {t('collection')} <LocalLink to={paths.contact}>{t('stores')}</LocalLink>
        </>
      )}{' '}
      <LocalLink to={`${paths.terms}#withdrawal`}>{t('refund')}</LocalLink>
    </p>
  );
}
