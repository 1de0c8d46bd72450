import type { TFunction } from 'i18next';
import { BRAND } from '@app/domain/brand.ts';
import { moneyOf } from '@app/domain/order/settlement.ts';
import { orderNumber } from '@app/domain/order/order-number.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { itemTexts } from './order-items.ts';
import { formatSheetTime } from '../lists/sheet-time.ts';

/** VAT in percent of the supply value; prices include it. */
const VAT_PERCENT = 10;

/** Returns the part of an amount with VAT that is VAT, in whole won. */
const vatOf = (won: number) => won - Math.round((won * 100) / (100 + VAT_PERCENT));

/** Returns the provider's fee for a received amount in whole won, or nothing while its rate is not set. */
const feeOf = (won: number, percent: number | null) =>
  percent === null ? '' : Math.round((won * percent) / 100);

/** Returns the orders that were paid as CSV rows for the accountant: a header, then one row each. */
export function orderRows(
  orders: readonly Order[],
  t: TFunction<'admin'>,
  language: Language,
  feePercent = BRAND.paymentFeePercent,
): (string | number)[][] {
  const head = [
    t('orders.number'),
    t('orders.placedAt'),
    t('orders.kind'),
    t('orders.stateLabel'),
    t('orders.buyer'),
    t('orders.items'),
    t('orders.received'),
    t('orders.refunded'),
    t('orders.kept'),
    t('orders.supply'),
    t('orders.vat'),
    t('orders.fee'),
    t('orders.receipt'),
  ];
  const rows = orders
    .filter(({ ledger }) => ledger.payments.length > 0)
    .map((order) => {
      const { createdAt, kind, ledger, buyer } = order;
      const { paidWon, refundedWon } = moneyOf(ledger.payments);
      const kept = paidWon - refundedWon;
      const vat = vatOf(kept);
      return [
        orderNumber(order),
        formatSheetTime(createdAt),
        t(`orders.kinds.${kind}`),
        t(`orders.states.${ledger.state}`),
        buyer.name,
        itemTexts(order, t, language).join(', '),
        paidWon,
        refundedWon,
        kept,
        kept - vat,
        vat,
        feeOf(paidWon, feePercent),
        ledger.cashReceipt?.approvalNo ?? '',
      ];
    });
  return [head, ...rows];
}
