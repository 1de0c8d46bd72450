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
import type { UnboundedSelection } from '../live/selection.ts';
import { dueOrders, type DueFilter } from '../orders/order-query.ts';
import { TodayList } from './today-list.tsx';
import { tabAddress, TodaySection } from './today-section.tsx';
import styles from './today.module.css';

const SHOWN = 6;

interface OrdersProps {
  title: string;
  empty: string;
  selection: UnboundedSelection;
  /** The filter of the list that shows all of them; absent if none does. */
  filter?: DueFilter;
  /** Says what is to be done about an order, and until when. */
  why: (order: Order) => string;
}

/** The first orders of which something is to be done, and a link to the list. */
function Orders({ title, empty, selection, filter, why }: OrdersProps) {
  const { t } = useTranslation('admin');
  const search = { tab: 'orders', ...(filter && { state: filter }) } as const;
  return (
    <TodaySection title={title} all={{ label: t('today.all'), search }}>
      <TodayList<Order> collection="orders" selection={{ ...selection, limit: SHOWN }} empty={empty}>
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

interface DueOrdersProps extends Omit<OrdersProps, 'selection'> {
  filter: DueFilter;
}

/** The orders of which something is due, the most urgent first. */
const DueOrders = (props: DueOrdersProps) => <Orders {...props} selection={dueOrders(props.filter)} />;

/**
 * The orders with a refund that is due or a part of the price that was paid, the oldest first, because its deadline ends
 * first.
 */
export function OrdersToCheck() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (
    <Orders
      title={t('today.orders')}
      empty={t('today.noOrders')}
      selection={{
        where: [['ledger.state', 'in', ['refundDue', 'disputed']]],
        orderBy: ['createdAt', 'asc'],
      }}
      why={({ ledger, refundDueSince }) =>
        refundDueSince
          ? t('today.refundDue', {
              won: formatWon(moneyOf(ledger.payments).refundingWon),
              moment: formatEventTime(refundDeadline(refundDueSince), language),
            })
          : t('today.disputed')
      }
    />
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
