import { useTranslation } from 'react-i18next';
import { Button, Grid, Table, type TableColumnsType } from 'antd';
import type { Order } from '@app/domain/order/order-schema.ts';
import { orderNumber } from '@app/domain/order/order-number.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatEventTime, formatBadgeDate } from '@app/domain/shared/seoul-time.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { DialogBoundary } from '../dialogs/dialog-boundary.tsx';
import { DialogButton } from '../dialogs/dialog-button.tsx';
import { isDocumentId } from '../lists/document-id.ts';
import { EmptyState } from '../lists/empty-state.tsx';
import { choiceFilter } from '../lists/filters.tsx';
import { ResourceTab } from '../lists/resource-tab.tsx';
import { useParameter } from '../lists/use-parameter.ts';
import { OrderExport } from './order-export.tsx';
import { isDueFilter, narrowedTo, STATE_FILTERS } from './order-query.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ItemCard } from '../cards/item-card.tsx';
import { itemTexts } from './order-items.ts';
import { OrderStateTag } from './order-state-tag.tsx';
import { sortedTable } from '../lists/list-table.tsx';
import type { Sorting } from '../lists/use-sort.ts';
import styles from './orders.module.css';

interface OrderTableProps {
  orders: readonly Order[];
  sorting: Sorting | undefined;
  onOpen: (id: string) => void;
}

/** The orders as a table; phones show number, buyer, products and date beside total and state. */
function OrderTable({ orders, sorting, onOpen }: OrderTableProps) {
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

function OrderCard({ order, onOpen }: { order: Order; onOpen: () => void }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { buyer, totalWon, ledger, createdAt, returnOpenSince } = order;
  const number = orderNumber(order);
  return (
    <ItemCard
      title={buyer.name}
      badges={
        <>
          <OrderStateTag state={ledger.state} />{' '}
          {returnOpenSince && ledger.returnRequest && (
            <Badge tone="sun">{t(`orders.returns.${ledger.returnRequest.why}`)}</Badge>
          )}
        </>
      }
      actions={
        <Button aria-label={t('orders.open', { number })} onClick={onOpen}>
          {number}
        </Button>
      }
    >
      <p>{itemTexts(order, t, language).join(', ')}</p>
      <p>
        {formatWon(totalWon)} · {t('bookings.kst', { moment: formatEventTime(createdAt, language) })}
      </p>
    </ItemCard>
  );
}

const OrderDialog = lazyChunk(async () => (await import('./order-dialog.tsx')).OrderDialog);

const RoastListDialog = lazyChunk(async () => (await import('./roast-list-dialog.tsx')).RoastListDialog);

/** All orders, newest first. The open order is stored in the URL. */
export function OrdersTab() {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useParameter('order');
  return (
    <ResourceTab<Order>
      collection="orders"
      label={t('orders.title')}
      loading={t('orders.loading')}
      failed={t('orders.fetchFailed')}
      counted={(count) => t('orders.shown', { count })}
      empty={<EmptyState title={t('orders.empty')} detail={t('orders.emptyDetail')} />}
      placeholder={t('orders.searchHint')}
      actions={
        <>
          <DialogButton title={t('orders.roastList')}>
            {(close) => <RoastListDialog onClose={close} />}
          </DialogButton>
          <OrderExport />
        </>
      }
      hint={t('orders.exportHint')}
      orderBy={['createdAt', 'desc']}
      sorts={{ placedAt: 'createdAt', total: 'totalWon' }}
      filters={[
        choiceFilter({
          parameter: 'state',
          label: t('orders.stateLabel'),
          choices: STATE_FILTERS,
          labelOf: (state) => {
            if (state === 'all') return t('orders.anyState');
            return isDueFilter(state) ? t(`orders.due.${state}`) : t(`orders.states.${state}`);
          },
          narrow: narrowedTo,
        }),
      ]}
      renderCard={(order) => <OrderCard order={order} onOpen={() => setOpen(order.id)} />}
      view="table"
      renderTable={(orders, sorting) => <OrderTable orders={orders} sorting={sorting} onOpen={setOpen} />}
    >
      {isDocumentId(open) && (
        <DialogBoundary key={open} title={t('tabs.orders')} onClose={() => setOpen('')}>
          <OrderDialog id={open} onClose={() => setOpen('')} />
        </DialogBoundary>
      )}
    </ResourceTab>
  );
}
