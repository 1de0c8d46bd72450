import { cashKeptWon } from '@app/domain/order/cash-receipt.ts';
import { orderNumber } from '@app/domain/order/order-number.ts';
import type { Order, OrderView } from '@app/domain/order/order-schema.ts';
import { returnPeriods } from '@app/domain/order/return-period.ts';
import { buyerCancellation, heldWon, orderSettlement } from '@app/domain/order/settlement.ts';
import type { Deps } from '../deps.ts';
import { paymentAddresses } from './order-token.ts';

/** The digits of a buyer's number that the order's page shows. */
const SHOWN_DIGITS = 4;

/** Returns what the buyer sees of a cash receipt; undefined if nothing was paid in cash. */
function receiptView(ledger: Order['ledger']): OrderView['cashReceipt'] {
  const { purpose, number, issuedWon = 0 } = ledger.cashReceipt ?? {};
  if (cashKeptWon(ledger) === 0 && issuedWon === 0) return undefined;
  return {
    ...(purpose && { purpose }),
    ...(number && { numberEnd: number.slice(-SHOWN_DIGITS) }),
    isIssued: issuedWon > 0,
  };
}

/** The page is open to everybody who has the link, and shows none of the buyer's words. */
function withoutText({ text: _, ...request }: NonNullable<Order['ledger']['returnRequest']>) {
  return request;
}

/** Returns the part of an order that the buyer sees. */
export function orderView(
  order: Order,
  { config, payments, clock }: Pick<Deps, 'config' | 'payments' | 'clock'>,
): OrderView {
  const { kind, items, goodsWon, deliveryWon, totalWon, createdAt, payBy, ledger, returns } = order;
  const cashReceipt = receiptView(ledger);
  const { refundedWon, refund, due } = orderSettlement(order, clock.now());
  const cancellation = buyerCancellation(order);
  return {
    number: orderNumber(order),
    kind,
    state: ledger.state,
    items: items.map(({ isCounted: _, ...item }) => item),
    goodsWon,
    deliveryWon,
    totalWon,
    refundedWon,
    returnableWon: refund.won,
    // An expired order ends by itself.
    ...(cancellation && ledger.state !== 'expired' && { cancelRefundWon: cancellation.refundWon }),
    createdAt,
    payBy: due?.until ?? payBy,
    ...(ledger.change && due && { changeWon: due.won }),
    ...(ledger.state === 'disputed' && due && { rest: { won: due.won, paidWon: heldWon(ledger) } }),
    ...(ledger.shipment && { shipment: ledger.shipment }),
    ...(returns && { returns }),
    returnPeriods: returnPeriods(order, clock.now()),
    ...(ledger.returnRequest && { returnRequest: withoutText(ledger.returnRequest) }),
    ...(cashReceipt && { cashReceipt }),
    ...(due && payments && { checkout: payments.checkout(order, due.won, paymentAddresses(config, order)) }),
  };
}
