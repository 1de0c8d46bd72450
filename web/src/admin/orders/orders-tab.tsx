import { useTranslation } from 'react-i18next';
import type { Order } from '@app/domain/order/order-schema.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { DialogBoundary } from '../dialogs/dialog-boundary.tsx';
import { DialogButton } from '../dialogs/dialog-button.tsx';
import { isDocumentId } from '../lists/document-id.ts';
import { EmptyState } from '../lists/empty-state.tsx';
import { choiceFilter } from '../lists/filters.tsx';
import { ResourceTab } from '../lists/resource-tab.tsx';
import { useParameter } from '../lists/use-parameter.ts';
import { OrderCard } from './order-card.tsx';
import { OrderExport } from './order-export.tsx';
import { isDueFilter, narrowedTo, STATE_FILTERS } from './order-query.ts';
import { OrderTable } from './order-table.tsx';

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
