import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonth, monthOf, monthSpan } from '@app/domain/numbers/month.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ChoiceField } from '../lists/choice-field.tsx';
import { ExportButtons } from '../lists/export-buttons.tsx';
import { readAll } from '../lists/read-all.ts';
import { orderSheet } from './order-sheet.ts';

/** The number of months that are offered. */
const MONTHS = 24;

/** Downloads the paid orders of a month for the accountant. */
export function OrderExport() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [months] = useState(() => {
    const now = new Date();
    return Array.from({ length: MONTHS }, (_, ago) => monthOf(now, -ago));
  });
  const [month, choose] = useState(months[0] ?? '');
  const read = async () => {
    const { from, until } = monthSpan(month);
    const orders = await readAll<Order>('orders', {
      where: [
        ['createdAt', '>=', from],
        ['createdAt', '<', until],
      ],
      orderBy: ['createdAt', 'desc'],
    });
    return orderSheet(orders, t, language);
  };
  return (
    <>
      <ChoiceField
        label={t('orders.exportMonth')}
        value={month}
        options={months.map((value) => ({ value, label: formatMonth(value, language) }))}
        onChoose={choose}
      />
      <ExportButtons subject={['orders-of', month]} read={read} />
    </>
  );
}
