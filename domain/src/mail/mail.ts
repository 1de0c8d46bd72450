/**
 * What became of a mail. `PENDING` waits for its first try; `RETRY` is set by a person who wants it sent again. The names are those of Firebase's "Trigger Email" documents.
 */
export const DELIVERY_STATES = ['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR', 'RETRY'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** The states in which a mail waits to be sent. */
export const QUEUED_STATES: readonly DeliveryState[] = ['PENDING', 'RETRY'];

/** At most so many mails that visitors cause reach one mailbox in any hour, whichever forms they use. */
export const MAILBOX_LIMIT = { max: 5, seconds: 3600 };

const MINUTE_MS = 60_000;

/** A mail that no server has taken for so long is given up: older news confuses more than it helps. */
export const MAIL_LIFETIME_MS = 3 * 24 * 60 * MINUTE_MS;

/** Minutes between the attempts; the last one repeats. RFC 5321 (4.5.4.1) asks for pauses that grow to hours. */
const RETRY_DELAYS = [5, 15, 30, 60, 120, 240];

/** How long a mail waits after its `attempts`th failed attempt, in milliseconds. */
export function retryDelayMs(attempts: number): number {
  return RETRY_DELAYS[Math.min(attempts, RETRY_DELAYS.length) - 1]! * MINUTE_MS;
}
