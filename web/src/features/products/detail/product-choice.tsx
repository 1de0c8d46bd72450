import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import { orderAmount } from '@app/domain/order/order-amount.ts';
import { firstLine } from '@app/domain/order/order-line.ts';
import { wonOfSize } from '@app/domain/product/product-options.ts';
import { formatProductPrice } from '@app/domain/product/product-price.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { usePaymentActions } from '../../../lib/payment-actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { LineFields } from '../../../ui/line-fields.tsx';
import { Price } from '../../../ui/price.tsx';
import { AddToBasket } from './add-to-basket.tsx';
import styles from './product-detail.module.css';
import { UnitPrice } from './product-terms.tsx';

/**
 * The price of a product that is sold online, its quantity and options, which the price and the order's total follow, and the
 * ways to order it.
 */
export function ProductChoice({ product }: { product: Product }) {
  const { t } = useTranslation('productPage');
  const { language } = useLanguage();
  const paymentActions = usePaymentActions();
  const [line, setLine] = useState(() => firstLine(product));
  const unitWon = wonOfSize(product, line)!;
  const { weightGrams, quantity } = line;
  const { deliveryWon, totalWon } = orderAmount([{ unitWon, quantity }], BRAND.delivery);
  // A large bag has a price in won only.
  const bag: Product =
    product.type === 'coffee' && weightGrams !== undefined && weightGrams === product.largeWeightGrams
      ? { ...product, weightGrams, priceKrw: unitWon }
      : product;
  const currency = bag === product ? language : 'kr';
  return (
    <>
      <p className={styles.price}>
        <Price
          text={formatProductPrice(bag, currency)}
          title={localized(product, 'title', language)}
          won={unitWon}
          // It names the price of one.
          onPay={({ pay }) => pay(product, { ...line, quantity: 1 })}
        />
      </p>
      <UnitPrice product={bag} currency={currency} />
      <div data-needs-script>
        <LineFields line={line} product={product} onChange={(changes) => setLine({ ...line, ...changes })} />
      </div>
      <div className={styles.buying}>
        <AddToBasket product={product} line={line} />
        <Button data-needs-script look="secondary" onClick={() => paymentActions?.pay(product, line)}>
          {t(deliveryWon > 0 ? 'options.orderWithDelivery' : 'options.order', { won: formatWon(totalWon) })}
        </Button>
      </div>
    </>
  );
}
