import type { OrderPayment } from './order-ledger.ts';

/** The time after which a command with an unknown result is no longer considered pending. */
const ATTEMPT_MS = 10 * 60 * 1000;
/** The number of rejections after which the owner has to make the refund at the payment provider. */
export const MAX_REFUSALS = 3;

/** Returns whether so much time has passed since a command that its result is unknown, or will come later. */
export const isOutcomeOpen = ({ attemptedAt }: OrderPayment, now: Date): boolean =>
  attemptedAt !== undefined && now.getTime() - attemptedAt.getTime() > ATTEMPT_MS;

/**
 * Returns whether a command for the due refund of a payment may be sent at `now`. A command with an unknown result is repeated
 * only for a refund of the whole payment, which the provider makes once; a partial refund could be paid twice. One that the
 * provider has accepted for later is not repeated.
 */
export function canCommandRefund(payment: OrderPayment, now: Date): boolean {
  const { won, dueWon, attemptedAt, attemptedWon = dueWon, acceptedAt, refusals } = payment;
  if (dueWon === 0 || refusals >= MAX_REFUSALS || acceptedAt) return false;
  if (!attemptedAt) return true;
  // What was sent decides, not what is due: the rest may have been requested after a part.
  const isWhole = attemptedWon === won;
  return isWhole && isOutcomeOpen(payment, now);
}
