import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { getOrder } from '@app/domain/api/orders.ts';
import type { ResponseOf } from '@app/domain/api/endpoint.ts';
import { BRAND } from '@app/domain/brand.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import type { Wire } from '../../../lib/api-client.ts';
import { usePaymentActions } from '../../../lib/payment-actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { OrderTotals } from '../order/order-totals.tsx';
import styles from './order-details.module.css';
import { useTimeLeft } from './use-order.ts';

export type OrderView = Wire<ResponseOf<typeof getOrder>>;

/** The return address adds this to the page's address; it proves nothing about a payment. */
const RETURNED = '#returned';

const clock = (milliseconds: number) => {
  const seconds = Math.ceil(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The button that opens the payment widget, until when one can pay, and what is known of a payment just made. */
function Payment({ order, isWaiting }: { order: OrderView; isWaiting: boolean }) {
  const { t } = useTranslation('order');
  const paymentActions = usePaymentActions();
  const timeLeft = useTimeLeft(order.payBy);
  const hasReturned = useLocation().hash === RETURNED;
  const { checkout, number, totalWon } = order;
  return (
    <div className={styles.payment}>
      {hasReturned && (
        <output>{isWaiting ? t('page.checking') : t('page.unconfirmed', { phone: BRAND.phone })}</output>
      )}
      {checkout && timeLeft > 0 && !(hasReturned && isWaiting) && (
        <>
          <Button onClick={() => paymentActions?.checkOut(checkout, t('page.number', { number }))}>
            {t('page.payNow', { won: formatWon(totalWon) })}
          </Button>
          <p className={styles.soft}>{t('page.timeLeft', { time: clock(timeLeft) })}</p>
        </>
      )}
    </div>
  );
}

/** What the ledger says about an order. */
export function OrderDetails({ order, isWaiting }: { order: OrderView; isWaiting: boolean }) {
  const { t } = useTranslation('order');
  const { language } = useLanguage();
  const { number, state, items, createdAt, shipment } = order;
  return (
    <Section className={styles.page}>
      <p className={styles.number}>{t('page.number', { number })}</p>
      <h1 className={styles.title}>{t(`page.states.${state}.title`)}</h1>
      <p>{t(`page.states.${state}.text`)}</p>
      {state === 'awaitingPayment' && <Payment order={order} isWaiting={isWaiting} />}
      {shipment && <p>{t('page.shipment', shipment)}</p>}
      <h2 className={styles.heading}>{t('page.items')}</h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={`${item.productId} ${item.grind ?? ''}`}>
            <span>
              {localized(item, 'title', language)}
              {item.grind && ` · ${t(`grinds.${item.grind}`)}`} × {item.quantity}
            </span>
            <span>{formatWon(item.unitWon * item.quantity)}</span>
          </li>
        ))}
      </ul>
      <OrderTotals amount={order} refundedWon={order.refundedWon} />
      <p className={styles.soft}>
        {t('page.placed')}: {formatEventTime(new Date(createdAt), language)} KST
      </p>
      <p className={styles.soft}>{t('page.keep')}</p>
    </Section>
  );
}
