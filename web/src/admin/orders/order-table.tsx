import { Button, Grid, Table, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { orderNumber } from '@app/domain/order/order-number.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatBadgeDate, formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { sortedTable } from '../lists/list-table.tsx';
import type { Sorting } from '../lists/use-sort.ts';
import { itemTexts } from './order-items.ts';
import { OrderStateTag } from './order-state-tag.tsx';
import styles from './orders.module.css';

interface OrderTableProps {
  orders: readonly Order[];
  sorting: Sorting | undefined;
  onOpen: (id: string) => void;
}

/** The orders as a table; phones show number, buyer, products and date beside total and state. */
export function OrderTable({ orders, sorting, onOpen }: OrderTableProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const isPhone = Grid.useBreakpoint().md === false;
  const columns: TableColumnsType<Order> = [
    {
      key: 'number',
      title: t('orders.number'),
      render: (_, order) => (
        <div className={styles.cell}>
          <Button
            type="link"
            aria-label={t('orders.open', { number: orderNumber(order) })}
            onClick={() => onOpen(order.id)}
          >
            {orderNumber(order)}
          </Button>
          <strong>{order.buyer.name}</strong>
          {isPhone && (
            <span className={styles.aside}>
              {itemTexts(order, t, language).join(', ')} · {formatBadgeDate(order.createdAt, language)}
            </span>
          )}
        </div>
      ),
    },
    {
      key: 'items',
      title: t('orders.items'),
      responsive: ['md'],
      render: (_, order) => itemTexts(order, t, language).join(', '),
    },
    {
      key: 'placedAt',
      title: t('orders.placedAt'),
      responsive: ['lg'],
      render: (_, { createdAt }) => t('bookings.kst', { moment: formatEventTime(createdAt, language) }),
    },
    {
      key: 'total',
      title: t('orders.total'),
      render: (_, { totalWon, ledger }) => (
        <div className={styles.cell}>
          {formatWon(totalWon)}
          <OrderStateTag state={ledger.state} />
        </div>
      ),
    },
  ];
  return (
    <Table<Order>
      className={styles.table ?? ''}
      rowKey="id"
      {...sortedTable(columns, sorting)}
      dataSource={orders}
      pagination={false}
      size="middle"
    />
  );
}
