import { useTranslation } from 'react-i18next';
import type { Order } from '@app/domain/order/order-schema.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { CardGrid } from '../cards/card-grid.tsx';
import { DialogBoundary } from '../dialogs/dialog-boundary.tsx';
import { ChoiceField } from '../lists/choice-field.tsx';
import { isDocumentId } from '../lists/document-id.ts';
import { EmptyState, NoResults } from '../lists/empty-state.tsx';
import { LiveList } from '../lists/live-list.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { useSort } from '../lists/use-sort.ts';
import { TabFrame } from '../lists/tab-frame.tsx';
import { Toolbar } from '../lists/toolbar.tsx';
import { useChoice, useParameter } from '../lists/use-parameter.ts';
import { OrderCard } from './order-card.tsx';
import { OrderExport } from './order-export.tsx';
import { filtered, matches, searchOf, STATE_FILTERS } from './order-query.ts';
import { RoastListButton } from './roast-list-button.tsx';
import { OrderTable } from './order-table.tsx';

const SORTS = { placedAt: 'createdAt', total: 'totalWon' };

const OrderDialog = lazyChunk(async () => (await import('./order-dialog.tsx')).OrderDialog);

/** All orders, newest first. The filter and the open order are stored in the URL. */
export function OrdersTab() {
  const { t } = useTranslation('admin');
  const [state, chooseState] = useChoice('state', STATE_FILTERS);
  const [text, search] = useParameter('q');
  const [open, setOpen] = useParameter('order');
  const filter = { state, text };
  const own = filtered(filter);
  const { sorting, orderBy } = useSort(
    // The most urgent receipts come first.
    state === 'cashReceiptDue' ? {} : SORTS,
    own.orderBy,
    own.where,
  );
  const labelOf = (value: (typeof STATE_FILTERS)[number]) => {
    if (value === 'all') return t('orders.anyState');
    return value === 'cashReceiptDue' ? t('orders.receiptDue') : t(`orders.states.${value}`);
  };
  return (
    <TabFrame>
      <Toolbar
        actions={
          <>
            <RoastListButton />
            <OrderExport />
          </>
        }
        hint={t('orders.exportHint')}
      >
        <ChoiceField
          label={t('orders.stateLabel')}
          value={state}
          options={STATE_FILTERS.map((value) => ({
            value,
            label: labelOf(value),
          }))}
          onChoose={chooseState}
        />
        <SearchField
          label={t('lists.search')}
          placeholder={t('orders.searchHint')}
          hint={t('lists.searchReach')}
          value={text}
          onSearch={search}
        />
      </Toolbar>
      <LiveList<Order>
        key={JSON.stringify([filter, orderBy])}
        collection="orders"
        selection={{ ...own, orderBy }}
        search={searchOf(filter)}
        keep={(order) => matches(filter, order)}
        label={t('orders.title')}
        loading={t('orders.loading')}
        failed={t('orders.fetchFailed')}
        counted={(count) => t('orders.shown', { count })}
        empty={
          text || state !== 'all' ? (
            <NoResults />
          ) : (
            <EmptyState title={t('orders.empty')} detail={t('orders.emptyDetail')} />
          )
        }
        view="table"
        renderTable={(orders) => (
          <OrderTable orders={orders} sorting={text ? undefined : sorting} onOpen={setOpen} />
        )}
      >
        {(orders) => (
          <CardGrid items={orders}>
            {(order) => <OrderCard order={order} onOpen={() => setOpen(order.id)} />}
          </CardGrid>
        )}
      </LiveList>
      {isDocumentId(open) && (
        <DialogBoundary key={open} title={t('tabs.orders')} onClose={() => setOpen('')}>
          <OrderDialog id={open} onClose={() => setOpen('')} />
        </DialogBoundary>
      )}
    </TabFrame>
  );
}
