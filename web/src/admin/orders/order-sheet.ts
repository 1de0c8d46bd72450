import type { TFunction } from 'i18next';
import { BRAND } from '@app/domain/brand.ts';
import { moneyOf } from '@app/domain/order/settlement.ts';
import { orderNumber } from '@app/domain/order/order-number.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { itemTexts } from './order-items.ts';
import { sheetOf, type Sheet } from '../lists/sheet.ts';

/** VAT in percent of the supply value; prices include it. */
const VAT_PERCENT = 10;

/** Returns the part of an amount with VAT that is VAT, in whole won. */
const vatOf = (won: number) => won - Math.round((won * 100) / (100 + VAT_PERCENT));

/** Returns the provider's fee for a received amount in whole won, or nothing while its rate is not set. */
const feeOf = (won: number, percent: number | null) =>
  percent === null ? undefined : Math.round((won * percent) / 100);

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
      return { order, paidWon, refundedWon, kept, vat: vatOf(kept) };
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
      { title: t('orders.fee'), value: ({ paidWon }) => feeOf(paidWon, feePercent), kind: 'won' },
      { title: t('orders.receipt'), value: ({ order }) => order.ledger.cashReceipt?.approvalNo },
    ],
    rows,
  );
}
