import { DomainError } from '@app/domain/errors.ts';
import type { OrderEvent } from '@app/domain/order/order-event-schema.ts';
import { orderNumber } from '@app/domain/order/order-number.ts';
import { canCommandRefund, isOutcomeOpen } from '@app/domain/order/refund-command.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import type { Deps } from '../deps.ts';
import { describeError } from '../http/log.ts';
import type { RefundAnswer } from './payment-provider.ts';
import { changeOrder, requireOrder } from './stored-orders.ts';

/** The dependencies of refunds. */
export type RefundDeps = Pick<
  Deps,
  'db' | 'transaction' | 'outbox' | 'readBookingHold' | 'clock' | 'log' | 'payments'
>;

/** Returns a payment that the order has. */
const paymentOf = ({ ledger }: Order, paymentNo: string) =>
  ledger.payments.find((each) => each.paymentNo === paymentNo)!;

/**
 * Sends the due refund commands of an order and records each before and after. It may be called at any time; of concurrent
 * calls only one sends the command.
 */
export async function sendDueRefunds(deps: RefundDeps, id: string, requestId: string): Promise<Order> {
  const { db, clock, log, payments: provider } = deps;
  let order = await requireOrder(db, db, id);
  if (!provider) return order;
  for (const { paymentNo } of order.ledger.payments) {
    const command = { won: 0, isWhole: false };
    order = await changeOrder(deps, id, ({ order: current }) => {
      const payment = paymentOf(current, paymentNo);
      const at = clock.now();
      command.won = canCommandRefund(payment, at) ? payment.dueWon : 0;
      command.isWhole = payment.dueWon === payment.won && payment.refundedWon === 0;
      return {
        events: command.won > 0 ? [{ type: 'refundAttempted', at, paymentNo, won: command.won }] : [],
      };
    });
    // After a suspension of the process, an admin may have stated that the command gave nothing back.
    if (command.won === 0 || isOutcomeOpen(paymentOf(order, paymentNo), clock.now())) continue;
    try {
      const answer = await provider.refund({ paymentNo, ...command, reason: `Order ${orderNumber(order)}` });
      order = await recordOutcome(deps, id, { paymentNo, won: command.won, answer });
      if (answer.result === 'refused') {
        const { reason: refusal } = answer;
        log({ severity: 'ERROR', message: 'refund refused', requestId, order: orderNumber(order), refusal });
      }
    } catch (error) {
      const described = describeError(error as Error);
      log({
        severity: 'ERROR',
        message: 'refund unknown',
        requestId,
        order: orderNumber(order),
        error: described,
      });
    }
  }
  return order;
}

/** Returns the event of the provider's answer to a command. */
function outcomeOf(answer: RefundAnswer, at: Date, refund: { paymentNo: string; won: number }): OrderEvent {
  const { paymentNo } = refund;
  switch (answer.result) {
    case 'made':
      return { type: 'refunded', at, ...refund, isNotified: false };
    case 'accepted':
      return { type: 'refundAccepted', at, paymentNo };
    default:
      return { type: 'refundRefused', at, paymentNo, message: answer.reason.slice(0, 300) };
  }
}

/** Records the provider's response, unless a notification has reported the same in the meantime. */
function recordOutcome(
  deps: RefundDeps,
  id: string,
  { answer, ...refund }: { paymentNo: string; won: number; answer: RefundAnswer },
): Promise<Order> {
  return changeOrder(deps, id, ({ order }) => {
    if (!paymentOf(order, refund.paymentNo).attemptedAt) return { events: [] };
    return { events: [outcomeOf(answer, deps.clock.now(), refund)] };
  });
}

/**
 * Refunds a payment, or a part of it, on an admin's request. A request whose key was applied before changes nothing.
 * @throws DomainError not_found, order_change_refused, payment_unavailable
 */
export async function refundOrder(
  deps: RefundDeps,
  id: string,
  request: { paymentNo: string; won: number; reason: string; by: string; settlesReturn?: true | undefined },
  { key = crypto.randomUUID(), requestId }: { key?: string | undefined; requestId: string },
): Promise<Order> {
  if (!deps.payments) throw new DomainError('payment_unavailable');
  const at = deps.clock.now();
  const applied = `refund ${key}`;
  await changeOrder(deps, id, ({ order }) =>
    order.notifications.includes(applied)
      ? { events: [] }
      : { events: [{ type: 'refundRequested', at, ...request }], notification: applied },
  );
  return sendDueRefunds(deps, id, requestId);
}

/** What an admin has seen on the provider's own pages. */
interface SeenRefund {
  paymentNo: string;
  /** The refunded amount; 0 if the command has given nothing back. */
  won: number;
  /** Whether a command of this shop made it whose result is unknown; otherwise somebody did on the provider's pages. */
  isCommanded: boolean;
  by: string;
}

/** @throws DomainError order_change_refused if the payment has no command whose result an admin may state */
function requireOpenOutcome({ ledger }: Order, paymentNo: string, now: Date): void {
  const payment = ledger.payments.find((each) => each.paymentNo === paymentNo);
  if (payment && isOutcomeOpen(payment, now)) return;
  throw new DomainError('order_change_refused', 'The result of the refund is known, or may still come.');
}

/**
 * Records what an admin has seen at the provider about a refund, then sends what is still due. A request whose key was applied
 * before changes nothing.
 * @throws DomainError not_found, order_change_refused
 */
export async function recordSeenRefund(
  deps: RefundDeps,
  id: string,
  { isCommanded, ...seen }: SeenRefund,
  { key = crypto.randomUUID(), requestId }: { key?: string | undefined; requestId: string },
): Promise<Order> {
  const at = deps.clock.now();
  const applied = `seen ${key}`;
  await changeOrder(deps, id, ({ order }) => {
    if (order.notifications.includes(applied)) return { events: [] };
    if (isCommanded) requireOpenOutcome(order, seen.paymentNo, at);
    else if (seen.won === 0) throw new DomainError('order_change_refused', 'Nothing was cancelled.');
    const type = isCommanded ? 'refundChecked' : 'cancelledAtProvider';
    return { events: [{ type, at, ...seen }], notification: applied };
  });
  return sendDueRefunds(deps, id, requestId);
}
