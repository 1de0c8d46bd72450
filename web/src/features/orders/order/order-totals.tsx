import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import type { OrderAmount } from '@app/domain/order/order-amount.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import styles from './order-totals.module.css';

interface OrderTotalsProps {
  amount: OrderAmount;
  /** Won that was given back. */
  refundedWon?: number;
  /** Whether the order is delivered. Defaults to true. */
  isDelivered?: boolean;
  /** Whether more can be ordered, so that the rest until free delivery is worth knowing. */
  isOpen?: boolean;
}

/** The goods, the delivery and the total of an order. */
export function OrderTotals({
  amount,
  refundedWon = 0,
  isDelivered = true,
  isOpen = false,
}: OrderTotalsProps) {
  const { t } = useTranslation('order');
  const { goodsWon, deliveryWon, totalWon } = amount;
  return (
    <>
      <dl className={styles.totals}>
        {isDelivered && (
          <>
            <dt>{t('goods')}</dt>
            <dd>{formatWon(goodsWon)}</dd>
            <dt>{t('delivery')}</dt>
            <dd>{deliveryWon === 0 ? t('deliveryFree') : formatWon(deliveryWon)}</dd>
          </>
        )}
        <dt className={styles.total}>{t('total')}</dt>
        <dd className={styles.total}>{formatWon(totalWon)}</dd>
        {refundedWon > 0 && (
          <>
            <dt>{t('page.refunded')}</dt>
            <dd>{formatWon(refundedWon)}</dd>
          </>
        )}
      </dl>
      {isOpen && deliveryWon > 0 && (
        <p className={styles.hint}>
          {t('deliveryHint', { won: formatWon(BRAND.delivery.freeFrom - goodsWon) })}
        </p>
      )}
    </>
  );
}
