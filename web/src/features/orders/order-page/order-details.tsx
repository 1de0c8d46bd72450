import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { BRAND } from '@app/domain/brand.ts';
import { itemTitle } from '@app/domain/order/item-title.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { paths } from '../../../config/paths.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { changeBasket } from '../../shared/basket.ts';
import { type OrderView, useStateTexts, RETURNED } from '../../shared/order-query.ts';
import { usePaymentActions } from '../../shared/payment-actions.tsx';
import { formatTimeLeft, useTimeLeft } from '../../../lib/use-time-left.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { useFocusWhen } from '../../../ui/use-focus-when.ts';
import { OrderTotals } from '../order/order-totals.tsx';
import { ReturnTerms } from '../order/return-terms.tsx';
import { CashReceipt } from './cash-receipt.tsx';
import { OrderReturn } from './order-return.tsx';
import type { cancelOrder } from '@app/domain/api/orders.ts';
import { encodePathSegment } from '@app/domain/shared/encode-path-segment.ts';
import { call } from '../../../lib/api-client.ts';
import { timeInSeoul } from '@app/domain/shared/seoul-time.ts';
import { QuestionButton } from '../../../ui/question-button.tsx';
import { useOrderChange } from './use-order-change.ts';
import styles from './order-details.module.css';

/** Cancels an order that was not sent yet, after a question that says what is refunded. */
function CancelOrder({ token, refundWon }: { token: string; refundWon: number }) {
  const { t } = useTranslation('order');
  const { mutate, isPending } = useOrderChange(token, 'cancel', () =>
    call<typeof cancelOrder>('POST', `/api/orders/${encodePathSegment(token)}/cancel`),
  );
  const refund = refundWon > 0 ? t('cancel.refund', { won: formatWon(refundWon) }) : t('cancel.unpaid');
  return (
    <section className={styles.payment} aria-label={t('cancel.title')}>
      <h2 className={styles.heading}>{t('cancel.title')}</h2>
      <p>{refund}</p>
      <QuestionButton
        label={t('cancel.open')}
        question={t('cancel.question')}
        confirm={t(isPending ? 'cancel.saving' : 'cancel.confirm')}
        keep={t('cancel.keep')}
        isPending={isPending}
        onConfirm={(close) => mutate(undefined, { onSettled: close })}
      >
        <p>{refund}</p>
        <p>{t('cancel.consequence')}</p>
      </QuestionButton>
    </section>
  );
}

/**
 * The button that opens the payment widget, and until when one can pay. The provider tells of no refused card, so a buyer who
 * returns from it may pay again at once.
 */
function Payment({ order }: { order: OrderView }) {
  const { t } = useTranslation('order');
  const paymentActions = usePaymentActions();
  const timeLeft = useTimeLeft(order.payBy);
  const hasReturned = useLocation().hash === RETURNED;
  const { checkout, number, changeWon, rest, totalWon } = order;
  return (
    <div className={styles.payment}>
      {hasReturned && <output>{t('page.unconfirmed', { phone: BRAND.phone })}</output>}
      {checkout && timeLeft > 0 && (
        <>
          <Button onClick={() => paymentActions?.checkOut(checkout, t('page.number', { number }))}>
            {t('page.payNow', { won: formatWon(changeWon ?? rest?.won ?? totalWon) })}
          </Button>
          <p className={styles.soft}>
            {t(order.kind === 'booking' ? 'page.booking.timeLeft' : 'page.timeLeft', {
              time: formatTimeLeft(timeLeft),
            })}
          </p>
        </>
      )}
    </div>
  );
}

/** The states in which nothing can be returned any more. */
const CLOSED: readonly string[] = ['expired', 'cancelled', 'refunded'];

/** The states after which a buyer may want the same again. */
const OVER: readonly string[] = [...CLOSED, 'done'];

/** Puts the products of an order into the basket, which names those that have changed or are no longer sold. */
function OrderAgain({ items }: Pick<OrderView, 'items'>) {
  const { t } = useTranslation('order');
  const { language } = useLanguage();
  const add = () =>
    changeBasket((lines) => [
      ...lines,
      ...items.map(({ itemId, quantity, grind, weightGrams, unitWon, ...item }) => ({
        productId: itemId,
        quantity,
        ...(grind && { grind }),
        ...(weightGrams && { weightGrams }),
        title: localized(item, 'title', language),
        seenWon: unitWon,
      })),
    ]);
  return (
    <LocalLink to={paths.basket} className={buttonClass('secondary')} onClick={add}>
      {t('page.again')}
    </LocalLink>
  );
}

interface OrderDetailsProps {
  token: string;
  order: OrderView;
}

/** What the ledger says about an order. */
export function OrderDetails({ token, order }: OrderDetailsProps) {
  const { t } = useTranslation(['order', 'product']);
  const { language } = useLanguage();
  const { number, state, items, createdAt, shipment } = order;
  const { title, text } = useStateTexts(order);
  const heading = useFocusWhen(CLOSED.includes(state) || state === 'refundDue');
  return (
    <Section className={styles.page}>
      <p className={styles.number}>{t('page.number', { number })}</p>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p>{text}</p>
      {(state === 'awaitingPayment' || order.changeWon !== undefined || order.rest) && (
        <Payment order={order} />
      )}
      {shipment && <p>{t('page.shipment', shipment)}</p>}
      <h2 className={styles.heading}>{t(order.kind === 'booking' ? 'page.booking.items' : 'page.items')}</h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={[item.itemId, item.grind, item.weightGrams, item.unitWon].join(' ')}>
            <span>
              {itemTitle(item, language, t('product:grind', { returnObjects: true }))} × {item.quantity}
            </span>
            <span>{formatWon(item.unitWon * item.quantity)}</span>
          </li>
        ))}
      </ul>
      <OrderTotals amount={order} refundedWon={order.refundedWon} isDelivered={order.kind === 'product'} />
      {order.returns && !shipment && order.returnableWon > 0 && !CLOSED.includes(state) && (
        <ReturnTerms totalWon={order.returnableWon} rule={order.returns} />
      )}
      {order.cancelRefundWon !== undefined && <CancelOrder token={token} refundWon={order.cancelRefundWon} />}
      <OrderReturn token={token} order={order} />
      {order.cashReceipt && <CashReceipt token={token} receipt={order.cashReceipt} />}
      {order.kind === 'product' && OVER.includes(state) && <OrderAgain items={items} />}
      {order.kind === 'booking' && (
        <LocalLink to={paths.booking(token)} className={buttonClass('secondary')}>
          {t('page.booking.open')}
        </LocalLink>
      )}
      <p className={styles.soft}>
        {t('page.placed')}: {timeInSeoul(new Date(createdAt), language)}
      </p>
      <p className={styles.soft}>{t('page.keep')}</p>
    </Section>
  );
}
