import { refundedWon } from '@app/domain/order/order-ledger.ts';
import type { Order, OrderView } from '@app/domain/order/order-schema.ts';
import type { Deps } from '../deps.ts';
import { paymentAddresses } from './order-token.ts';

/** Returns the part of an order that the buyer sees. */
export function orderView(
  order: Order,
  { config, payments, clock }: Pick<Deps, 'config' | 'payments' | 'clock'>,
): OrderView {
  const { number, items, goodsWon, deliveryWon, totalWon, createdAt, payBy, ledger } = order;
  const isPayable = ledger.state === 'awaitingPayment' && clock.now() < payBy;
  return {
    number,
    state: ledger.state,
    items: items.map(({ isCounted: _, ...item }) => item),
    goodsWon,
    deliveryWon,
    totalWon,
    refundedWon: refundedWon(ledger),
    createdAt,
    payBy,
    ...(ledger.shipment && { shipment: ledger.shipment }),
    ...(isPayable && payments && { checkout: payments.checkout(order, paymentAddresses(config, order)) }),
  };
}
