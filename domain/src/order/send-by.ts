import type { Order } from './order-schema.ts';
import type { OrderState } from './order.ts';
import { sendDeadline } from './refund-deadline.ts';
import { moneyOf } from './settlement.ts';

/** The states in which a paid order may still have to be sent. One of which a part is being refunded waits for that. */
const TO_SEND: readonly OrderState[] = ['paid', 'preparing', 'partlyRefunded', 'refundDue'];

/**
 * Returns by when the products of an order must be sent; undefined unless it is paid, and neither sent nor refunded as a
 * whole.
 */
export function sendBy({ kind, createdAt, ledger }: Pick<Order, 'kind' | 'createdAt' | 'ledger'>) {
  const { state, shipment, holdsGoods, payments } = ledger;
  const isKept = moneyOf(payments, ['price', 'held']).keptWon > 0;
  const isToSend = kind === 'product' && TO_SEND.includes(state) && !shipment && holdsGoods && isKept;
  return isToSend ? sendDeadline(createdAt) : undefined;
}
