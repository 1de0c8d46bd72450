import type { TFunction } from 'i18next';
import type { JournalEntry } from '@app/domain/order/journal-entry-schema.ts';
import { sheetOf, type Sheet } from '../lists/sheet.ts';

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
