import { DomainError } from '@app/domain/errors.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { returnPeriods } from '@app/domain/order/return-period.ts';
import type { ReturnReason } from '@app/domain/order/order-reasons.ts';
import type { Deps } from '../deps.ts';
import { changeOrder } from './stored-orders.ts';

/**
 * Records that the buyer asks to return what was sent, while the period for the reason runs. A repeated call changes nothing.
 * @throws DomainError not_found, order_change_refused
 */
export function requestReturn(
  deps: Pick<Deps, 'db' | 'transaction' | 'outbox' | 'readBookingHold' | 'clock'>,
  id: string,
  { why, text }: { why: ReturnReason; text: string },
): Promise<Order> {
  return changeOrder(deps, id, ({ order }) => {
    if (order.ledger.returnRequest) return { events: [] };
    const at = deps.clock.now();
    const isOpen = returnPeriods(order, at).some((period) => period.why === why && period.isOpen);
    if (!isOpen) throw new DomainError('order_change_refused', 'This order cannot be returned now.');
    return { events: [{ type: 'returnRequested', at, why, text }] };
  });
}
