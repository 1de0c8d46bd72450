import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from 'antd';
import type { Order } from '@app/domain/order/order-schema.ts';
import { roastList } from '@app/domain/order/roast-list.ts';
import type { Coffee } from '@app/domain/product/product-schema.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Loaded } from '../account/loaded.tsx';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { readAll } from '../lists/read-all.ts';
import { dueOrders } from './order-query.ts';
import { RoastListView } from './roast-list-view.tsx';

/** Reads the orders that have to be sent, and the coffees for the weight of their bags. */
async function read(): Promise<{ orders: Order[]; coffees: Coffee[] }> {
  const [orders, coffees] = await Promise.all([
    readAll<Order>('orders', dueOrders('toSend')),
    readAll<Coffee>('products', { where: [['type', '==', 'coffee']] }),
  ]);
  return { orders, coffees };
}

/** How much of each coffee is to be roasted for the orders that are paid and not sent. */
export function RoastListDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['adminDialogs', 'admin']);
  const { language } = useLanguage();
  const query = useQuery({ queryKey: ['roast-list'], queryFn: read, gcTime: 0 });
  return (
    <SmallDialog
      title={t('admin:orders.roastList')}
      open
      onClose={onClose}
      width={44}
      footer={<Button onClick={onClose}>{t('orders.close')}</Button>}
    >
      <Loaded query={query}>
        {({ orders, coffees }) => <RoastListView list={roastList(orders, coffees, language)} />}
      </Loaded>
    </SmallDialog>
  );
}
