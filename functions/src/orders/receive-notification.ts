import { COLLECTIONS } from '@app/domain/collections.ts';
import { judgePayment, type PaymentVerdict } from '@app/domain/order/judge-payment.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import type { Deps } from '../deps.ts';
import { isFormPost, readForm } from '../http/body.ts';
import type { Http } from '../http/http.ts';
import { toDomainError } from '../http/problem.ts';
import { ERRORS } from '@app/domain/errors.ts';
import type { Arrival } from '../payments/payment-provider.ts';
import { tryPart } from '../run-parts.ts';
import { readNotificationToken } from './order-token.ts';
import { sendDueRefunds } from './refund-order.ts';
import { changeOrder } from './stored-orders.ts';

/** A notification of PayApp is about 1 KB. */
const MAX_BYTES = 8 * 1024;
/** The maximum number of notifications of an order. PayApp sends each at most ten times, and an order has only a few. */
const LIMIT = { max: 60, seconds: 60 };
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
 * Receives a notification of the payment provider at the unguessable address of an order. It is stored as it came, then
 * judged; the verdict is stored with it in the transaction that changes the order. Contradictory ones change nothing and
 * stay listed for the owner.
 *
 * The answer is `SUCCESS` only when everything is committed; after any other answer the provider sends it again.
 */
export async function receiveNotification(http: Http, deps: Deps): Promise<Response> {
  const answer = (text: 'SUCCESS' | 'FAIL', status: 200 | 400 | 404 | 429 | 500 | 503 = 200) =>
    http.text(text, status);
  const { db, clock, config, payments, log, limiter } = deps;
  const requestId = http.get('requestId');
  const orderId = readNotificationToken(config, http.req.param('token') ?? '');
  if (orderId === null || !isFormPost(http.req.raw.headers)) {
    log({ severity: 'WARNING', message: 'payment notification at an unknown address', requestId });
    return answer('FAIL', 404);
  }
  if (!payments) return answer('FAIL', 503);
  try {
    await limiter.take('paymentNotifications', LIMIT, orderId);
    const arrival = payments.readArrival(await readForm(http.req.raw, MAX_BYTES));
    const stored = db.collection(COLLECTIONS.paymentNotifications).doc();
    const { record, isGenuine, key } = arrival;
    await stored.create({ receivedAt: clock.now(), orderId, isGenuine, fields: record, verdict: 'received' });

    let verdict: PaymentVerdict = refused('the order does not exist');
    await changeOrder(deps, orderId, ({ order, isAvailable }, tx) => {
      verdict = judge(order, arrival, isAvailable, clock.now());
      const reason = verdict.result === 'contradictory' ? { reason: verdict.reason } : {};
      tx.update(stored, { verdict: verdict.result, ...reason });
      if (verdict.result === 'applied') return { events: [verdict.event], notification: key };
      return verdict.result === 'noted' ? { events: [], notification: key } : { events: [] };
    });
    if (verdict.result === 'contradictory') {
      const { reason } = verdict as Refusal;
      log({
        severity: 'ERROR',
        message: 'payment notification refused',
        requestId,
        subject: orderId,
        reason,
      });
      return answer('FAIL', 400);
    }
    // The scheduled function repeats a refund that fails here.
    await tryPart(deps, requestId, 'refunds', () => sendDueRefunds(deps, orderId, requestId));
    return answer('SUCCESS');
  } catch (error) {
    const { code, message } = toDomainError(error);
    log({
      severity: 'ERROR',
      message: 'payment notification failed',
      requestId,
      subject: orderId,
      error: message,
    });
    return answer('FAIL', ERRORS[code].status === 429 ? 429 : ERRORS[code].status === 503 ? 503 : 500);
  }
}
