import type { Order } from '@app/domain/order/order-schema.ts';
import { requestedRefundWon } from '@app/domain/order/return-period.ts';

/** Returns the return of an order that waits for the owner, with what its buyer was told to get back; undefined if none waits. */
export function openReturn(order: Order) {
  const { returnOpenSince, ledger } = order;
  if (!returnOpenSince || !ledger.returnRequest) return undefined;
  const { why, text } = ledger.returnRequest;
  return { why, text, refundWon: requestedRefundWon(order, ledger.returnRequest) };
}
