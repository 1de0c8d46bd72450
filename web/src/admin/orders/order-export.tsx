import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@app/domain/order/order-schema.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ChoiceField } from '../lists/choice-field.tsx';
import { ExportButton } from '../lists/export-button.tsx';
import { readAll } from '../lists/read-all.ts';
import { monthRange, recentMonths } from './order-months.ts';
import { orderRows } from './order-rows.ts';
import styles from './orders.module.css';

/** Downloads the paid orders of a month for the accountant. */
export function OrderExport() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [months] = useState(() => recentMonths(new Date()));
  const [month, choose] = useState(months[0] ?? '');
  const read = async () => {
    const [from, until] = monthRange(month);
    const orders = await readAll<Order>('orders', {
      where: [
        ['createdAt', '>=', from],
        ['createdAt', '<', until],
      ],
      orderBy: ['createdAt', 'desc'],
    });
    return orderRows(orders, t, language);
  };
  return (
    <div className={styles.export}>
      <ChoiceField
        label={t('orders.exportMonth')}
        value={month}
        options={months.map((value) => ({ value, label: value }))}
        onChoose={choose}
      />
      <ExportButton subject={`orders-of-${month}`} read={read} />
      <small>{t('orders.exportHint')}</small>
    </div>
  );
}
