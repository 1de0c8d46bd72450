import { DomainError } from '@app/domain/errors.ts';
import type { OrderPayment } from '@app/domain/order/order-ledger.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import type { Deps } from '../deps.ts';
import { describeError } from '../http/log.ts';
import { changeOrder, requireOrder } from './stored-orders.ts';

/** The dependencies of refunds. */
export type RefundDeps = Pick<
  Deps,
  'db' | 'transaction' | 'outbox' | 'readBookingHold' | 'clock' | 'log' | 'payments'
>;

/** The time after which a command with an unknown result is no longer considered pending. */
const ATTEMPT_MS = 10 * 60 * 1000;
/** The number of rejections after which the owner has to check the refund. */
export const MAX_REFUSALS = 3;

/**
 * Returns whether a command for the payment may be sent now. A command with an unknown result is repeated only for a refund
 * of the whole payment, which the provider makes once; a partial refund could be paid twice.
 */
function canAttempt(payment: OrderPayment, now: Date): boolean {
  const { won, dueWon, attemptedAt, attemptedWon = dueWon, refusals } = payment;
  if (dueWon === 0 || refusals >= MAX_REFUSALS) return false;
  if (!attemptedAt) return true;
  // What was sent decides, not what is due: the rest may have been requested after a part.
  const isWhole = attemptedWon === won;
  return isWhole && now.getTime() - attemptedAt.getTime() > ATTEMPT_MS;
}

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
      const payment = current.ledger.payments.find((each) => each.paymentNo === paymentNo)!;
      const at = clock.now();
      command.won = canAttempt(payment, at) ? payment.dueWon : 0;
      command.isWhole = payment.dueWon === payment.won && payment.refundedWon === 0;
      return {
        events: command.won > 0 ? [{ type: 'refundAttempted', at, paymentNo, won: command.won }] : [],
      };
    });
    if (command.won === 0) continue;
    try {
      const refusal = await provider.refund({ paymentNo, ...command, reason: `Order ${order.number}` });
      order = await recordOutcome(deps, id, { paymentNo, won: command.won, refusal });
      if (refusal !== undefined)
        log({ severity: 'ERROR', message: 'refund refused', requestId, order: order.number, refusal });
    } catch (error) {
      const described = describeError(error as Error);
      log({ severity: 'ERROR', message: 'refund unknown', requestId, order: order.number, error: described });
    }
  }
  return order;
}

/** Records the provider's response, unless a notification has reported the same in the meantime. */
function recordOutcome(
  deps: RefundDeps,
  id: string,
  { paymentNo, won, refusal }: { paymentNo: string; won: number; refusal: string | undefined },
): Promise<Order> {
  return changeOrder(deps, id, ({ order }) => {
    const payment = order.ledger.payments.find((each) => each.paymentNo === paymentNo)!;
    if (!payment.attemptedAt) return { events: [] };
    const at = deps.clock.now();
    return {
      events: [
        refusal === undefined
          ? { type: 'refunded', at, paymentNo, won, isNotified: false }
          : { type: 'refundRefused', at, paymentNo, message: refusal.slice(0, 300) },
      ],
    };
  });
}

/**
 * Refunds a payment, or a part of it, on an admin's request. A request whose key was applied before changes nothing.
 * @throws DomainError not_found, order_change_refused, payment_unavailable
 */
export async function refundOrder(
  deps: RefundDeps,
  id: string,
  request: { paymentNo: string; won: number; reason: string; by: string },
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
