import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OrderState } from '@app/domain/order/order.ts';
import styles from './orders.module.css';

/** The states that wait for the owner. */
const WAITING: readonly OrderState[] = ['paid', 'preparing', 'refundDue', 'disputed'];

export function OrderStateTag({ state }: { state: OrderState }) {
  const { t } = useTranslation('admin');
  return (
    <Tag className={WAITING.includes(state) ? (styles.waiting ?? '') : ''}>{t(`orders.states.${state}`)}</Tag>
  );
}
