import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import { payableForProduct } from '@app/domain/payment/online-price.ts';
import { formatPriceOfWeight } from '@app/domain/product/product-price.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { isSoldOut } from '@app/domain/product/sold-out.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { paths } from '../../../config/paths.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { StoreSales } from '../store-sales.tsx';
import styles from './product-detail.module.css';

const COMPARED_GRAMS = 100;

/**
 * What the price is for: the price per 100 g of a coffee, the bottle of a makgeolli.
 * @param currency the language whose currency is used. Defaults to the page's.
 */
export function UnitPrice({ product, currency }: { product: Product; currency?: Language | undefined }) {
  const { t } = useTranslation('productPage');
  const { language } = useLanguage();
  if (product.type === 'makgeolli') {
    if (product.volumeMl === undefined) return null;
    return <p className={styles.unit}>{t('bottlePrice', { volume: product.volumeMl })}</p>;
  }
  const { weightGrams } = product;
  if (weightGrams === undefined) return null;
  const price = formatPriceOfWeight({ ...product, weightGrams }, COMPARED_GRAMS, currency ?? language);
  return <p className={styles.unit}>{t('unitPrice', { weight: weightGrams, price })}</p>;
}

/** How a product is delivered or, while it is not sold online, where to taste and buy it; and the refund rules. */
export function DeliveryTerms({ product }: { product: Product }) {
  const { t } = useTranslation('productPage');
  const { fee, freeFrom } = BRAND.delivery;
  return (
    <p className={styles.terms}>
      {payableForProduct(product, BRAND.payment) !== null ? (
        t('delivery', { fee: formatWon(fee), freeFrom: formatWon(freeFrom) })
      ) : isSoldOut(product) ? (
        t('notInStores')
      ) : (
        <StoreSales type={product.type} />
      )}{' '}
      <LocalLink to={`${paths.terms}#withdrawal`}>{t('refund')}</LocalLink>
    </p>
  );
}
