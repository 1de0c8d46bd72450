import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import { orderAmount } from '@app/domain/order/order-amount.ts';
import { firstLine, type OrderLine } from '@app/domain/order/order-line.ts';
import { wonOfSize } from '@app/domain/product/product-options.ts';
import { formatProductPrice } from '@app/domain/product/product-price.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { usePaymentActions } from '../../shared/payment-actions.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { LineFields } from '../../shared/line-fields.tsx';
import { Price } from '../../shared/price.tsx';
import { UnitPrice } from './product-terms.tsx';
import { paths } from '../../../config/paths.ts';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { changeBasket } from '../../shared/basket.ts';
import { useToaster } from '../../../ui/toast.tsx';
import styles from './product-detail.module.css';

/** Puts a product with the chosen options into the basket, where they can be changed. */
function AddToBasket({ product, line }: { product: Product; line: OrderLine }) {
  const { t } = useTranslation('productPage');
  const { language } = useLanguage();
  const { showToast } = useToaster();
  const [wasAdded, setWasAdded] = useState(false);
  const title = localized(product, 'title', language);
  const add = () => {
    changeBasket((lines) => [...lines, { ...line, title, seenWon: wonOfSize(product, line)! }]);
    setWasAdded(true);
    showToast({
      tone: 'success',
      title: t('basket.added', { title }),
    });
  };
  return (
    <>
      <Button data-needs-script onClick={add}>
        {t('basket.add')}
      </Button>
      {wasAdded && (
        <LocalLink to={paths.basket} className={buttonClass('secondary')}>
          {t('basket.open')}
        </LocalLink>
      )}
    </>
  );
}

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
