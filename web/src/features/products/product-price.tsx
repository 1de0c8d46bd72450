import { BRAND } from '@app/domain/brand.ts';
import { payableForProduct } from '@app/domain/payment/online-price.ts';
import { formatProductPrice } from '@app/domain/product/product-price.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Price } from '../shared/price.tsx';

/** The price of a product in the page language; a button that opens the order form if it can be paid online. */
export function ProductPrice({ product }: { product: Product }) {
  const { language } = useLanguage();
  return (
    <Price
      text={formatProductPrice(product, language)}
      title={localized(product, 'title', language)}
      won={payableForProduct(product, BRAND.payment)}
      onPay={({ pay }) => pay(product)}
    />
  );
}
