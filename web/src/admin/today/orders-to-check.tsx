import { useTranslation } from 'react-i18next';
import { cashReceiptDeadline } from '@app/domain/order/cash-receipt.ts';
import { moneyOf } from '@app/domain/order/settlement.ts';
import { refundDeadline, sendDeadline } from '@app/domain/order/refund-deadline.ts';
import { orderNumber } from '@app/domain/order/order-number.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { CASH_RECEIPT_DUE } from '../orders/order-query.ts';
import { TodayList } from './today-list.tsx';
import { tabAddress, TodaySection } from './today-section.tsx';
import styles from './today.module.css';

const SHOWN = 6;

/**
 * The orders with a refund that is due or an amount that differs from the price, the oldest first, because its deadline ends
 * first.
 */
export function OrdersToCheck() {
  const { t } = useTranslation('admin');
  return (
    <TodaySection title={t('today.orders')} all={{ label: t('today.all'), search: { tab: 'orders' } }}>
      <TodayList<Order>
        collection="orders"
        selection={{
          where: [['ledger.state', 'in', ['refundDue', 'disputed']]],
          orderBy: ['createdAt', 'asc'],
          limit: SHOWN,
        }}
        empty={t('today.noOrders')}
      >
        {(orders) =>
          orders.map((order) => (
            <li key={order.id}>
              <OrderToCheck order={order} />
            </li>
          ))
        }
      </TodayList>
    </TodaySection>
  );
}

/** The paid orders of products that are not sent yet, the oldest first. */
export function OrdersToSend() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (
    <TodaySection
      title={t('today.toSend')}
      all={{ label: t('today.all'), search: { tab: 'orders', state: 'paid' } }}
    >
      <TodayList<Order>
        collection="orders"
        selection={{
          where: [
            ['kind', '==', 'product'],
            ['ledger.state', 'in', ['paid', 'preparing']],
          ],
          orderBy: ['createdAt', 'asc'],
          limit: SHOWN,
        }}
        empty={t('today.noneToSend')}
      >
        {(orders) =>
          orders.map((order) => (
            <li key={order.id}>
              <OrderRow
                order={order}
                why={t('today.sendBy', {
                  moment: formatEventTime(sendDeadline(order.createdAt), language),
                })}
              />
            </li>
          ))
        }
      </TodayList>
    </TodaySection>
  );
}

/** No filter of the orders lists them, and they wait for weeks: all of them are shown. */
const RETURNS_SHOWN = 50;

/** The returns that buyers have requested, the one that waits longest first. */
export function ReturnsToSettle() {
  const { t } = useTranslation('admin');
  return (
    <TodaySection title={t('today.returns')} all={{ label: t('today.all'), search: { tab: 'orders' } }}>
      <TodayList<Order>
        collection="orders"
        selection={{
          where: [['returnOpenSince', '>', new Date(0)]],
          orderBy: ['returnOpenSince', 'asc'],
          limit: RETURNS_SHOWN,
        }}
        empty={t('today.noReturns')}
      >
        {(orders) =>
          orders.map((order) => (
            <li key={order.id}>
              <OrderRow
                order={order}
                why={order.ledger.returnRequest ? t(`orders.returns.${order.ledger.returnRequest.why}`) : ''}
              />
            </li>
          ))
        }
      </TodayList>
    </TodaySection>
  );
}

/** The orders for which a cash receipt has to be issued or corrected, the most urgent first. */
export function ReceiptsToIssue() {
  const { t } = useTranslation('admin');
  return (
    <TodaySection
      title={t('today.receipts')}
      all={{ label: t('today.all'), search: { tab: 'orders', state: 'cashReceiptDue' } }}
    >
      <TodayList<Order>
        collection="orders"
        selection={{ ...CASH_RECEIPT_DUE, limit: SHOWN }}
        empty={t('today.noReceipts')}
      >
        {(orders) =>
          orders.map((order) => (
            <li key={order.id}>
              <OrderWithoutReceipt order={order} />
            </li>
          ))
        }
      </TodayList>
    </TodaySection>
  );
}

function OrderToCheck({ order }: { order: Order }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { ledger, refundDueSince } = order;
  const why = refundDueSince
    ? t('today.refundDue', {
        won: formatWon(moneyOf(ledger.payments).refundingWon),
        moment: formatEventTime(refundDeadline(refundDueSince), language),
      })
    : t('today.disputed');
  return <OrderRow order={order} why={why} />;
}

function OrderWithoutReceipt({ order }: { order: Order }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { cashReceiptDueSince: since } = order;
  const moment = since ? formatEventTime(cashReceiptDeadline(since), language) : '';
  return <OrderRow order={order} why={t('today.receiptDue', { moment })} />;
}

function OrderRow({ order, why }: { order: Order; why: string }) {
  const { id, buyer } = order;
  const number = orderNumber(order);
  const { t } = useTranslation('admin');
  return (
    <article className={styles.row} aria-label={number} tabIndex={-1}>
      <p>
        <strong>{buyer.name}</strong> {number}
        <span className={styles.aside}>{why}</span>
      </p>
      <LocalLink
        to={tabAddress({ tab: 'orders', order: id })}
        aria-label={t('today.nameOfOrder', { number })}
      >
        {t('today.openOrder')}
      </LocalLink>
    </article>
  );
}
