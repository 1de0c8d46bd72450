import { itemTitle } from '@app/domain/order/item-title.ts';
import { orderNumber } from '@app/domain/order/order-number.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { moneyOf } from '@app/domain/order/settlement.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { mailText } from '../mail-text.ts';

/** Returns what an order consists of, costs and how it was sent, each with its label in the language of the order. */
export function orderFacts(order: Order): (readonly [label: string, value: string])[] {
  const { items, deliveryWon, totalWon, ledger, language } = order;
  const t = mailText(language, 'order');
  const { shipment } = ledger;
  const { refundedWon: refunded } = moneyOf(ledger.payments);
  return [
    [t('number'), orderNumber(order)],
    ...items.map(({ quantity, unitWon, ...item }) => {
      const title = itemTitle(item, language, t('grinds', { returnObjects: true }));
      return [t('item', { title, quantity }), formatWon(unitWon * quantity)] as const;
    }),
    ...(deliveryWon > 0 ? [[t('delivery'), formatWon(deliveryWon)] as const] : []),
    [t('total'), formatWon(totalWon)],
    ...(refunded > 0 ? [[t('refunded'), formatWon(refunded)] as const] : []),
    ...(shipment
      ? [[t('carrier'), shipment.carrier] as const, [t('trackingNo'), shipment.trackingNo] as const]
      : []),
  ];
}
