import { COLLECTIONS } from '@app/domain/collections.ts';
import { judgePayment, type PaymentVerdict } from '@app/domain/order/judge-payment.ts';
import { orderNumber } from '@app/domain/order/order-number.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import type { Arrival } from './payment-provider.ts';
import { tryPart } from '../store/run-parts.ts';
import { tellOwner } from '../store/tell-owner.ts';
import { mismatchLine } from './order-mismatches.ts';
import { type RefundDeps, sendDueRefunds } from './refund-order.ts';
import { changeOrder } from './stored-orders.ts';

const MAX_KEYS = 100;

type Refusal = Extract<PaymentVerdict, { result: 'contradictory' }>;
const refused = (reason: string): Refusal => ({ result: 'contradictory', reason });

/** Returns the verdict on a notification received at the URL of an order. */
function judge(
  order: Order,
  { isGenuine, orderId, notice, key }: Arrival,
  isAvailable: boolean,
  at: Date,
): PaymentVerdict {
  if (!isGenuine) return refused('the shop id or a secret differs');
  if (orderId !== order.id) return refused('it names another order');
  if (!notice) return refused('it cannot be understood');
  if (order.notifications.includes(key)) return { result: 'repeated' };
  if (order.notifications.length >= MAX_KEYS) return refused('too many notifications');
  return judgePayment(order, notice, isAvailable, at);
}

/**
 * Records a notification that arrived at the address of an order. It is stored as it came, then judged; the verdict is
 * stored with it in the transaction that changes the order. Contradictory ones change nothing and are listed for the owner.
 * Refunds that follow from it are sent; the scheduled function repeats one that fails.
 * @throws DomainError not_found, order_change_refused
 */
export async function recordArrival(
  deps: RefundDeps,
  orderId: string,
  arrival: Arrival,
  requestId: string,
): Promise<PaymentVerdict> {
  const { db, clock, log } = deps;
  const { record, isGenuine, key } = arrival;
  const stored = db.collection(COLLECTIONS.paymentNotifications).doc();
  const receivedAt = clock.now();
  await stored.create({ receivedAt, orderId, isGenuine, key, fields: record, verdict: 'received' });

  let verdict: PaymentVerdict = refused('the order does not exist');
  await changeOrder(deps, orderId, async ({ order, isAvailable }, tx) => {
    // Whoever knows the address can make up keys, so all forged ones share a line.
    const line = mismatchLine(db, orderId, 'notification', isGenuine ? key : 'forged');
    const [listed] = await tx.getAll(line);
    verdict = judge(order, arrival, isAvailable, clock.now());
    const reason = verdict.result === 'contradictory' ? { reason: verdict.reason } : {};
    tx.update(stored, { verdict: verdict.result, ...reason });
    if (verdict.result === 'contradictory') {
      const foundAt = clock.now();
      tx.set(line, { orderId, number: orderNumber(order), kind: 'notification', foundAt });
      if (!listed!.exists) tellOwner(db, tx, { kind: 'difference', about: line, at: foundAt });
    }
    // An earlier delivery may have been refused because another notification had to come first.
    else tx.delete(line);
    if (verdict.result === 'applied')
      return { events: [verdict.event, ...(verdict.refunds ?? [])], notification: key };
    return verdict.result === 'noted' ? { events: [], notification: key } : { events: [] };
  });
  if (verdict.result === 'contradictory') {
    const { reason } = verdict as Refusal;
    log({ severity: 'ERROR', message: 'payment notification refused', requestId, subject: orderId, reason });
    return verdict;
  }
  await tryPart(deps, requestId, 'refunds', () => sendDueRefunds(deps, orderId, requestId));
  return verdict;
}
