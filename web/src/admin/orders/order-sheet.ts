import type { TFunction } from 'i18next';
import { BRAND } from '@app/domain/brand.ts';
import { moneyOf } from '@app/domain/order/settlement.ts';
import { orderNumber } from '@app/domain/order/order-number.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { feeOf, vatOf } from '@app/domain/order/vat.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { itemTexts } from './order-items.ts';
import { sheetOf, type Sheet } from '../lists/sheet.ts';

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
