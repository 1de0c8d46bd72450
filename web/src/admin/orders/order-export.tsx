import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CollectionName } from '@app/domain/collections.ts';
import { formatMonth, monthOf, monthSpan } from '@app/domain/numbers/month.ts';
import type { JournalEntry } from '@app/domain/order/journal-entry-schema.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ChoiceField } from '../lists/choice-field.tsx';
import { ExportButtons } from '../lists/export-buttons.tsx';
import { readAll } from '../lists/read-all.ts';
import type { Sheet } from '../lists/sheet.ts';
import { journalSheet } from './journal-sheet.ts';
import { orderSheet } from './order-sheet.ts';

/** The number of months that are offered. */
const MONTHS = 24;

/** Reads what happened in a month, by a field with its time. */
function readMonth<T extends { id: string }>(
  collection: CollectionName,
  [field, direction]: [string, 'asc' | 'desc'],
  month: string,
): Promise<T[]> {
  const { from, until } = monthSpan(month);
  return readAll<T>(collection, {
    where: [
      [field, '>=', from],
      [field, '<', until],
    ],
    orderBy: [field, direction],
  });
}

type ReadSheet = (month: string, t: TFunction<'admin'>, language: Language) => Promise<Sheet>;

/** What the accountant can receive of a month: the paid orders that were placed in it, and what was paid and refunded in it. */
const CONTENTS = {
  orders: async (month, t, language) =>
    orderSheet(await readMonth<Order>('orders', ['createdAt', 'desc'], month), t, language),
  payments: async (month, t) =>
    journalSheet(await readMonth<JournalEntry>('journalEntries', ['bookedAt', 'asc'], month), t),
} as const satisfies Record<string, ReadSheet>;

type Content = keyof typeof CONTENTS;

/** Downloads the orders or the money journal of a month for the accountant. */
export function OrderExport() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [months] = useState(() => {
    const now = new Date();
    return Array.from({ length: MONTHS }, (_, ago) => monthOf(now, -ago));
  });
  const [month, choose] = useState(months[0] ?? '');
  const [content, chooseContent] = useState<Content>('orders');
  return (
    <>
      <ChoiceField
        label={t('orders.exportContent')}
        value={content}
        options={(Object.keys(CONTENTS) as Content[]).map((value) => ({
          value,
          label: t(`orders.contents.${value}`),
        }))}
        onChoose={chooseContent}
      />
      <ChoiceField
        label={t('orders.exportMonth')}
        value={month}
        options={months.map((value) => ({ value, label: formatMonth(value, language) }))}
        onChoose={choose}
      />
      <ExportButtons subject={[`${content}-of`, month]} read={() => CONTENTS[content](month, t, language)} />
    </>
  );
}
