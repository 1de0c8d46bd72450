import { BRAND } from '@app/domain/brand.ts';
import { payableForProduct } from '@app/domain/payment/online-price.ts';
import { formatProductPrice } from '@app/domain/product/product-price.ts';
import { grindsOf, weightsOf, wonOfSize } from '@app/domain/product/product-options.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import type { Payable } from '../../lib/payment-actions.tsx';
import { Price } from '../../ui/price.tsx';

function payable(product: Product, title: string): Payable {
  const weights = weightsOf(product);
  const choices = weights.length > 0 ? weights.map((weightGrams) => ({ weightGrams })) : [{}];
  const sizes = choices.map((size) => ({ ...size, won: wonOfSize(product, size)! }));
  return { id: product.id, title, sizes, grinds: grindsOf(product) };
}

/** The price of a product in the page language; a button that opens the payment widget if it can be paid online. */
export function ProductPrice({ product }: { product: Product }) {
  const { language } = useLanguage();
  const title = localized(product, 'title', language);
  const won = payableForProduct(product, BRAND.payment);
  return (
    <Price
      text={formatProductPrice(product, language)}
      title={title}
      won={won}
      onPay={({ pay }) => won !== null && pay(payable(product, title))}
    />
  );
}
