import { useTranslation } from 'react-i18next';
import type { OrderState } from '@app/domain/order/order.ts';
import { Badge } from '../../ui/badge.tsx';

/** The states that wait for the owner. */
const WAITING: readonly OrderState[] = ['paid', 'preparing', 'refundDue', 'disputed'];

export function OrderStateTag({ state }: { state: OrderState }) {
  const { t } = useTranslation('admin');
  return <Badge tone={WAITING.includes(state) ? 'sun' : 'muted'}>{t(`orders.states.${state}`)}</Badge>;
}
