import { ERRORS } from '@app/domain/errors.ts';
import type { Deps } from '../deps.ts';
import { isFormPost, readForm } from '../http/body.ts';
import type { Http } from '../http/http.ts';
import { toDomainError } from '../http/problem.ts';
import { readNotificationToken } from './order-token.ts';
import { recordArrival } from './record-arrival.ts';

/** A notification of PayApp is about 1 KB. */
const MAX_BYTES = 8 * 1024;
/** The maximum number of notifications of an order. PayApp sends each at most ten times, and an order has only a few. */
const LIMIT = { max: 60, seconds: 60 };

/** The statuses that say that the notification is to be sent again later; all others are the sender's mistake. */
const STATUSES = [429, 500, 503] as const;

/**
 * Receives a notification of the payment provider at the unguessable address of an order. The answer is `SUCCESS` only when
 * everything is committed; after any other answer the provider sends it again.
 */
export async function receiveNotification(http: Http, deps: Deps): Promise<Response> {
  const answer = (text: 'SUCCESS' | 'FAIL', status: 200 | 400 | 404 | 429 | 500 | 503 = 200) =>
    http.text(text, status);
  const { config, payments, log, limiter } = deps;
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
    const { result } = await recordArrival(deps, orderId, arrival, requestId);
    return result === 'contradictory' ? answer('FAIL', 400) : answer('SUCCESS');
  } catch (error) {
    const { code, message } = toDomainError(error);
    log({
      severity: 'ERROR',
      message: 'payment notification failed',
      requestId,
      subject: orderId,
      error: message,
    });
    return answer('FAIL', STATUSES.find((status) => status === ERRORS[code].status) ?? 400);
  }
}
