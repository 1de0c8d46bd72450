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
import { type Sheet, sheetOf } from '../lists/sheet.ts';
import { BRAND } from '@app/domain/brand.ts';
import { moneyOf } from '@app/domain/order/settlement.ts';
import { orderNumber } from '@app/domain/order/order-number.ts';
import { feesOf, vatOf } from '@app/domain/order/vat.ts';
import { itemTexts } from './order-items.ts';

/** Returns the orders that were paid as the content of a file for the accountant, one row each. */
export function orderSheet(
  orders: readonly Order[],
  t: TFunction<'admin'>,
  language: Language,
  feePercent = BRAND.paymentFeePercent,
): Sheet {
  const rows = orders
    .filter(({ ledger }) => ledger.payments.length > 0)
    .map((order) => {
      const { paidWon, refundedWon } = moneyOf(order.ledger.payments);
      const kept = paidWon - refundedWon;
      const fee = feesOf(order.ledger.payments, feePercent);
      return { order, paidWon, refundedWon, kept, vat: vatOf(kept), fee };
    });
  return sheetOf(
    [
      { title: t('orders.number'), value: ({ order }) => orderNumber(order) },
      { title: t('orders.placedAt'), value: ({ order }) => order.createdAt, kind: 'time' },
      { title: t('orders.kind'), value: ({ order }) => t(`orders.kinds.${order.kind}`) },
      { title: t('orders.stateLabel'), value: ({ order }) => t(`orders.states.${order.ledger.state}`) },
      { title: t('orders.buyer'), value: ({ order }) => order.buyer.name },
      { title: t('orders.items'), value: ({ order }) => itemTexts(order, t, language).join(', ') },
      { title: t('orders.received'), value: ({ paidWon }) => paidWon, kind: 'won' },
      { title: t('orders.refunded'), value: ({ refundedWon }) => refundedWon, kind: 'won' },
      { title: t('orders.kept'), value: ({ kept }) => kept, kind: 'won' },
      { title: t('orders.supply'), value: ({ kept, vat }) => kept - vat, kind: 'won' },
      { title: t('orders.vat'), value: ({ vat }) => vat, kind: 'won' },
      { title: t('orders.fee'), value: ({ fee }) => fee, kind: 'won' },
      { title: t('orders.receipt'), value: ({ order }) => order.ledger.cashReceipt?.approvalNo },
    ],
    rows,
  );
}

/** Returns entries of the money journal as the content of a file for the accountant, one row each. */
export function journalSheet(entries: readonly JournalEntry[], t: TFunction<'admin'>): Sheet {
  return sheetOf(
    [
      { title: t('orders.bookedOn'), value: ({ bookedAt }) => bookedAt, kind: 'day' },
      { title: t('orders.providerAt'), value: ({ providerAt }) => providerAt, kind: 'time' },
      { title: t('orders.number'), value: ({ number }) => number },
      { title: t('orders.kind'), value: ({ orderKind }) => t(`orders.kinds.${orderKind}`) },
      { title: t('orders.entry'), value: ({ won }) => t(`orders.entries.${won > 0 ? 'payment' : 'refund'}`) },
      { title: t('orders.amount'), value: ({ won }) => won, kind: 'won' },
      { title: t('orders.roundedSupply'), value: ({ won, vatWon }) => won - vatWon, kind: 'won' },
      { title: t('orders.restVat'), value: ({ vatWon }) => vatWon, kind: 'won' },
      { title: t('orders.fee'), value: ({ feeWon }) => feeWon ?? t('orders.feeUnknown'), kind: 'won' },
      { title: t('orders.paymentNo'), value: ({ paymentNo }) => paymentNo },
    ],
    entries,
  );
}

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
