import type { OrderEvent } from './order-event-schema.ts';
import { applyOrderEvent, type OrderPayment } from './order-ledger.ts';
import { ORDER_REASONS, type OrderReason } from './order-reasons.ts';
import type { Order } from './order-schema.ts';
import { heldWon, isUnpaid, refundRequests, refundsOfExcess } from './settlement.ts';

/** The event of a payment that a notification of the payment provider reports. */
export interface PaymentNotice {
  /** `requested` and `requestCancelled` concern a payment that has not been made. */
  kind: 'requested' | 'requestCancelled' | 'paid' | 'cancelled' | 'partCancelled';
  /** The provider's id of the payment. */
  paymentNo: string;
  /** Whole won. */
  won: number;
  /** Whether it was paid in cash, as by bank transfer, for which the law knows cash receipts. */
  isCash: boolean;
  /** When it happened according to the provider. */
  happenedAt?: Date | undefined;
}

export type PaymentVerdict =
  /** `refunds`: of what is too much. */
  | { result: 'applied'; event: OrderEvent; refunds?: OrderEvent[] }
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
  const { paymentNo, won, isCash } = notice;
  const received = { at, paymentNo, won, ...(isCash && { isCash }) };
  const payment = ledger.payments.find((each) => each.paymentNo === paymentNo);
  if (payment)
    return payment.won === won ? { result: 'repeated' } : contradictory('the payment has another amount');
  const surplus = (reason: OrderReason) =>
    applied({ type: 'surplusPaid', ...received, reason: ORDER_REASONS[reason] });
  if (won === ledger.change?.won)
    return canHold ? applied({ type: 'changePaid', ...received }) : surplus('changeGone');
  if (ledger.state === 'cancelled') return surplus('orderCancelled');
  if (!isUnpaid(ledger) && ledger.state !== 'expired')
    return surplus(ledger.payments.some(({ role }) => role === 'price') ? 'paidBefore' : 'deadlineOver');
  const isEnough = heldWon(ledger) + won >= totalWon;
  if (ledger.state === 'expired' && !isEnough) return surplus('paidTooLate');
  if (!ledger.holdsGoods && !canHold) return surplus('goodsGone');
  if (!isEnough) return applied({ type: 'otherAmountPaid', ...received });
  const paid: OrderEvent = { type: 'paid', ...received };
  const reason = ORDER_REASONS.paidTooMuch;
  const excess = refundsOfExcess(applyOrderEvent(ledger, paid), totalWon);
  return {
    result: 'applied',
    event: paid,
    refunds: refundRequests(excess, at, reason),
  };
}

function judgeCancelled({ ledger }: Order, notice: PaymentNotice, at: Date): PaymentVerdict {
  const { kind, paymentNo } = notice;
  const payment = ledger.payments.find((each) => each.paymentNo === paymentNo);
  // Notifications arrive in any order: this one is rejected now and delivered again after that of the payment.
  if (!payment) return contradictory('no such payment is recorded');
  return kind === 'cancelled'
    ? judgeWholeCancelled(payment, at)
    : judgePartCancelled(payment, notice.won, at);
}

function judgeWholeCancelled({ paymentNo, won, refundedWon, dueWon, unnotified }: OrderPayment, at: Date) {
  const left = won - refundedWon;
  const [awaited] = unnotified;
  if (left > 0)
    return dueWon === left
      ? applied({ type: 'refunded', at, paymentNo, won: left, isNotified: true })
      : applied({ type: 'cancelledAtProvider', at, paymentNo, won: left });
  if (awaited === undefined) return { result: 'repeated' } as const;
  return applied({ type: 'refundNotified', at, paymentNo, won: awaited });
}

/**
 * @param price the notification's price. Sources disagree on whether that is the cancelled amount or the amount of the
 * payment, so only another amount than the payment's is certain to be the former.
 */
function judgePartCancelled(payment: OrderPayment, price: number, at: Date): PaymentVerdict {
  const { paymentNo, won, refundedWon, dueWon, attemptedAt, attemptedWon = dueWon, unnotified } = payment;
  const left = won - refundedWon;
  const part = price < won ? price : undefined;
  const awaited = unnotified.find((each) => part === undefined || each === part);
  if (awaited !== undefined) return applied({ type: 'refundNotified', at, paymentNo, won: awaited });
  if (left === 0) return { result: 'repeated' };
  const isOwn = part === undefined ? attemptedAt !== undefined && attemptedWon < won : part === attemptedWon;
  if (isOwn && attemptedWon <= left)
    return applied({ type: 'refunded', at, paymentNo, won: attemptedWon, isNotified: true });
  if (part !== undefined && part <= left)
    return applied({ type: 'cancelledAtProvider', at, paymentNo, won: part });
  return contradictory('the amount of the cancelled part is unknown');
}

/** Returns the verdict without the provider's time. */
function judgeNotice(order: Order, notice: PaymentNotice, canHold: boolean, at: Date): PaymentVerdict {
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

/**
 * Returns the verdict on a genuine notification of the payment provider for its order. @param canHold whether the goods of
 * an expired order, or the change of a booking, are still available
 */
export function judgePayment(
  order: Order,
  notice: PaymentNotice,
  canHold: boolean,
  at: Date,
): PaymentVerdict {
  const verdict = judgeNotice(order, notice, canHold, at);
  const { happenedAt: providerAt } = notice;
  return verdict.result === 'applied' && providerAt
    ? { ...verdict, event: { ...verdict.event, providerAt } as OrderEvent }
    : verdict;
}
