import { DomainError } from '@app/domain/errors.ts';
import { ORDER_REASONS } from '@app/domain/order/order-reasons.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { buyerCancellation, refundRequests } from '@app/domain/order/settlement.ts';
import { type RefundDeps, sendDueRefunds } from './refund-order.ts';
import { changeOrder } from './stored-orders.ts';

/** Returns whether nothing is left to be cancelled: the order was cancelled before or is refunded. */
const isOver = ({ kind, ledger: { state, shipment } }: Order) =>
  kind === 'product' && !shipment && ['cancelled', 'refundDue', 'refunded'].includes(state);

/**
 * Cancels an order of products for its buyer until it is sent, and refunds all that was paid. A repeated call changes nothing.
 * @throws DomainError not_found, order_change_refused
 */
export async function cancelAsBuyer(deps: RefundDeps, id: string, requestId: string): Promise<Order> {
  const reason = ORDER_REASONS.cancel_by_buyer;
  await changeOrder(deps, id, ({ order }) => {
    const at = deps.clock.now();
    const cancellation = buyerCancellation(order);
    if (!cancellation && isOver(order)) return { events: [] };
    if (!cancellation)
      throw new DomainError('order_change_refused', 'This order cannot be cancelled any more.');
    const { refunds, refundWon } = cancellation;
    return {
      events: [{ type: 'cancelledByBuyer', at, refundWon }, ...refundRequests(refunds, at, reason)],
    };
  });
  return sendDueRefunds(deps, id, requestId);
}
