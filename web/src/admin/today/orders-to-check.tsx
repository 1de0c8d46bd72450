import { useTranslation } from 'react-i18next';
import { cashReceiptDeadline } from '@app/domain/order/cash-receipt.ts';
import { moneyOf } from '@app/domain/order/settlement.ts';
import { refundDeadline } from '@app/domain/order/refund-deadline.ts';
import { orderNumber } from '@app/domain/order/order-number.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { dueOrders, type DueFilter } from '../orders/order-query.ts';
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

interface DueOrdersProps {
  filter: DueFilter;
  title: string;
  empty: string;
  /** Says what is due about an order, and until when. */
  why: (order: Order) => string;
}

/** The orders of which something is due, the most urgent first, and a link to all of them. */
function DueOrders({ filter, title, empty, why }: DueOrdersProps) {
  const { t } = useTranslation('admin');
  return (
    <TodaySection title={title} all={{ label: t('today.all'), search: { tab: 'orders', state: filter } }}>
      <TodayList<Order> collection="orders" selection={{ ...dueOrders(filter), limit: SHOWN }} empty={empty}>
        {(orders) =>
          orders.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} why={why(order)} />
            </li>
          ))
        }
      </TodayList>
    </TodaySection>
  );
}

/** The paid orders of products that are not sent yet. */
export function OrdersToSend() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (
    <DueOrders
      filter="toSend"
      title={t('today.toSend')}
      empty={t('today.noneToSend')}
      why={({ sendBy }) => (sendBy ? t('today.sendBy', { moment: formatEventTime(sendBy, language) }) : '')}
    />
  );
}

/** The returns that buyers have requested. */
export function ReturnsToSettle() {
  const { t } = useTranslation('admin');
  return (
    <DueOrders
      filter="returnOpen"
      title={t('today.returns')}
      empty={t('today.noReturns')}
      why={({ ledger }) => (ledger.returnRequest ? t(`orders.returns.${ledger.returnRequest.why}`) : '')}
    />
  );
}

/** The orders for which a cash receipt has to be issued or corrected. */
export function ReceiptsToIssue() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (
    <DueOrders
      filter="cashReceiptDue"
      title={t('today.receipts')}
      empty={t('today.noReceipts')}
      why={({ cashReceiptDueSince: since }) =>
        since ? t('today.receiptDue', { moment: formatEventTime(cashReceiptDeadline(since), language) }) : ''
      }
    />
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
