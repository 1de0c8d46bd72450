import { refundedWon } from '@app/domain/order/order-ledger.ts';
import type { Order, OrderView } from '@app/domain/order/order-schema.ts';
import type { Deps } from '../deps.ts';
import { paymentAddresses } from './order-token.ts';

/** Returns whether an order can be paid at `now`. */
export const awaitsPayment = ({ ledger, payBy }: Order, now: Date) =>
  ledger.state === 'awaitingPayment' && now < payBy;

/** Returns the part of an order that the buyer sees. */
export function orderView(
  order: Order,
  { config, payments, clock }: Pick<Deps, 'config' | 'payments' | 'clock'>,
): OrderView {
  const { number, kind, items, goodsWon, deliveryWon, totalWon, createdAt, payBy, ledger, returns } = order;
  const isPayable = awaitsPayment(order, clock.now());
  return {
    number,
    kind,
    state: ledger.state,
    items: items.map(({ isCounted: _, ...item }) => item),
    goodsWon,
    deliveryWon,
    totalWon,
    refundedWon: refundedWon(ledger),
    createdAt,
    payBy,
    ...(ledger.shipment && { shipment: ledger.shipment }),
    ...(returns && { returns }),
    ...(isPayable && payments && { checkout: payments.checkout(order, paymentAddresses(config, order)) }),
  };
}
