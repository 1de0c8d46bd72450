import type { OrderEvent } from './order-event-schema.ts';
import type { Order } from './order-schema.ts';

/** The event of a payment that a notification of the payment provider reports. */
export interface PaymentNotice {
  /** `requested` and `requestCancelled` concern a payment that has not been made. */
  kind: 'requested' | 'requestCancelled' | 'paid' | 'cancelled' | 'partCancelled';
  /** The provider's id of the payment. */
  paymentNo: string;
  /** Whole won. */
  won: number;
}

export type PaymentVerdict =
  | { result: 'applied'; event: OrderEvent }
  /** The notification changes nothing. */
  | { result: 'noted' }
  /** The reported event is already recorded. */
  | { result: 'repeated' }
  /** The notification contradicts the order; the owner has to check it. */
  | { result: 'contradictory'; reason: string };

const contradictory = (reason: string): PaymentVerdict => ({ result: 'contradictory', reason });
const applied = (event: OrderEvent): PaymentVerdict => ({ result: 'applied', event });

function judgePaid(
  { ledger, totalWon }: Order,
  notice: PaymentNotice,
  canHold: boolean,
  at: Date,
): PaymentVerdict {
  const { paymentNo, won } = notice;
  const payment = ledger.payments.find((each) => each.paymentNo === paymentNo);
  if (payment)
    return payment.won === won ? { result: 'repeated' } : contradictory('the payment has another amount');
  const surplus = (reason: string) => applied({ type: 'surplusPaid', at, paymentNo, won, reason });
  if (ledger.state === 'cancelled') return surplus('the order was cancelled');
  if (ledger.state !== 'awaitingPayment' && ledger.state !== 'expired')
    return surplus('the order was paid before');
  if (won !== totalWon) return applied({ type: 'otherAmountPaid', at, paymentNo, won });
  if (ledger.state === 'expired' && !canHold) return surplus('the order had expired and the goods are gone');
  return applied({ type: 'paid', at, paymentNo, won });
}

function judgeCancelled(
  { ledger }: Order,
  { kind, paymentNo, won }: PaymentNotice,
  at: Date,
): PaymentVerdict {
  const payment = ledger.payments.find((each) => each.paymentNo === paymentNo);
  // Notifications arrive in any order: this one is rejected now and delivered again after that of the payment.
  if (!payment) return contradictory('no such payment is recorded');
  const left = payment.won - payment.refundedWon;
  if (payment.unnotified > 0 && (kind === 'partCancelled' || left === 0))
    return applied({ type: 'refundNotified', at, paymentNo });
  if (left === 0) return { result: 'repeated' };
  if (kind === 'cancelled') {
    return payment.dueWon === left
      ? applied({ type: 'refunded', at, paymentNo, won: left, isNotified: true })
      : applied({ type: 'cancelledAtProvider', at, paymentNo, won: left });
  }
  // Sources disagree on whether the price of a partial cancellation is the cancelled amount, so it is matched with the
  // pending refund.
  if (payment.attemptedAt || (payment.dueWon > 0 && payment.dueWon === won))
    return applied({
      type: 'refunded',
      at,
      paymentNo,
      won: payment.attemptedWon ?? payment.dueWon,
      isNotified: true,
    });
  return contradictory('no refund of a part is under way');
}

/**
 * Returns the verdict on a genuine notification of the payment provider for its order. @param canHold whether the goods of
 * an expired order are still available
 */
export function judgePayment(
  order: Order,
  notice: PaymentNotice,
  canHold: boolean,
  at: Date,
): PaymentVerdict {
  switch (notice.kind) {
    case 'requested':
      return { result: 'noted' };
    case 'requestCancelled': {
      const isPaid = order.ledger.payments.some(({ paymentNo }) => paymentNo === notice.paymentNo);
      return isPaid ? contradictory('the payment was made') : { result: 'noted' };
    }
    case 'paid':
      return judgePaid(order, notice, canHold, at);
    default:
      return judgeCancelled(order, notice, at);
  }
}
