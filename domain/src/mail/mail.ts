/**
 * The delivery states of a mail. `PENDING` is queued for its first attempt; an admin sets `RETRY` to send it again. The
 * names are those of Firebase's "Trigger Email" documents.
 */
export const DELIVERY_STATES = ['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR', 'RETRY'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * Why the delivery of a mail was given up without a refusal. `unknown`: it may have been sent. `expired`: no server took it in
 * time.
 */
export const DELIVERY_PROBLEMS = ['unknown', 'expired'] as const;

/** The states in which a mail is queued. */
export const QUEUED_STATES: readonly DeliveryState[] = ['PENDING', 'RETRY'];

/** The states of a mail that has been neither sent nor given up: the dashboard lists it as waiting. */
export const WAITING_STATES: readonly DeliveryState[] = [...QUEUED_STATES, 'PROCESSING'];

/** The maximum number of visitor-caused mails that one mailbox receives in any hour, across all forms. */
export const MAILBOX_LIMIT = { max: 5, seconds: 3600 };

const DAY = 24 * 60 * 60;

/**
 * The maximum number of mails of one kind that one mailbox is sent in any day, because anyone can cause them for somebody
 * else. Together they are far fewer than the mailbox's hourly limit lets through in a day, so that they cannot fill its queue.
 */
export const MAILBOX_DAILY_LIMITS = {
  /** Acknowledgements of contact messages: later messages of the day are covered by the earlier ones. */
  acknowledgements: { max: 3, seconds: DAY },
  /** Confirmations of newsletter subscriptions and restock requests. */
  confirmations: { max: 10, seconds: DAY },
  /** Requests for the link of a booking, or for those of all, which ends the earlier links. */
  links: { max: 3, seconds: DAY },
  /** Links to the stored personal data. */
  personalData: { max: 3, seconds: DAY },
} as const;

export type MailboxDailyLimit = keyof typeof MAILBOX_DAILY_LIMITS;

const MINUTE_MS = 60_000;

/** Delivery of a mail is abandoned after this time, because older news confuses more than it helps. */
export const MAIL_LIFETIME_MS = 3 * 24 * 60 * MINUTE_MS;

/** Minutes between attempts; the last value repeats. RFC 5321 (4.5.4.1) recommends intervals that grow to hours. */
const RETRY_DELAYS = [5, 15, 30, 60, 120, 240];

/** Returns the delay in milliseconds after the `attempts`th failed attempt. */
export function retryDelayMs(attempts: number): number {
  return RETRY_DELAYS[Math.min(attempts, RETRY_DELAYS.length) - 1]! * MINUTE_MS;
}
