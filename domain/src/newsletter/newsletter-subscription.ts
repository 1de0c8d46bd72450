import { CONSENT_NOTICE_DAYS, CONSENT_RENEWAL_YEARS } from '../legal.ts';
import { monthsBefore } from '../retention.ts';
import type { NewsletterSubscription } from './newsletter-subscription-schema.ts';

/** Days after which an unconfirmed subscription is removed. */
export const CONFIRMATION_DAYS = 7;

/** The maximum number of earlier subscriptions of one address that are kept as evidence. */
const MAX_WITHDRAWALS = 20;

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);
const yearsAfter = (moment: Date, years: number) => monthsBefore(moment, -12 * years);

export const SUBSCRIPTION_STATES = ['confirmed', 'unconfirmed', 'ended'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Returns the state of a subscription. Mails are sent to confirmed subscriptions only. */
export function subscriptionState({
  isActive,
  confirmedAt,
}: Pick<NewsletterSubscription, 'isActive' | 'confirmedAt'>): SubscriptionState {
  if (!isActive) return 'ended';
  return confirmedAt ? 'confirmed' : 'unconfirmed';
}

type Request = Pick<NewsletterSubscription, 'id' | 'email' | 'language'>;

/**
 * Returns an unconfirmed subscription that carries the evidence of the same address's earlier subscriptions and
 * withdrawals.
 */
export function requestSubscription(
  request: Request,
  earlier: NewsletterSubscription | undefined,
  now: Date,
): NewsletterSubscription {
  const { withdrawals = [], subscribedAt, confirmedAt, unsubscribedAt } = earlier ?? {};
  const withdrawal =
    subscribedAt && unsubscribedAt
      ? [{ subscribedAt, ...(confirmedAt && { confirmedAt }), unsubscribedAt }]
      : [];
  const evidence = [...withdrawals, ...withdrawal].slice(-MAX_WITHDRAWALS);
  return {
    ...request,
    isActive: true,
    subscribedAt: now,
    confirmBy: daysAfter(now, CONFIRMATION_DAYS),
    ...(evidence.length > 0 && { withdrawals: evidence }),
  };
}

/** Returns whether the subscription can no longer be confirmed because it has ended or its deadline has passed. */
export function isConfirmationExpired(subscription: NewsletterSubscription, now: Date): boolean {
  const { confirmBy } = subscription;
  return (
    subscriptionState(subscription) === 'ended' ||
    (subscriptionState(subscription) === 'unconfirmed' && confirmBy !== undefined && confirmBy <= now)
  );
}

/** Returns the subscription, confirmed at `now`. */
export function confirmSubscription(subscription: NewsletterSubscription, now: Date): NewsletterSubscription {
  const { confirmBy: _, confirmationMail: __, ...rest } = subscription;
  const renewalDueAt = daysAfter(yearsAfter(now, CONSENT_RENEWAL_YEARS), -CONSENT_NOTICE_DAYS);
  return { ...rest, confirmedAt: now, renewalDueAt };
}

/** Returns the subscription, ended at `now`. Its confirmation time is kept as evidence. */
export function endSubscription(subscription: NewsletterSubscription, now: Date): NewsletterSubscription {
  const { confirmBy: _, confirmationMail: __, renewalDueAt: ___, ...rest } = subscription;
  return { ...rest, isActive: false, unsubscribedAt: now };
}

/**
 * Returns what remains when an unconfirmed request is discarded: the latest withdrawn subscription of the address, or
 * undefined.
 */
export function discardUnconfirmedRequest(
  subscription: NewsletterSubscription,
): NewsletterSubscription | undefined {
  const { id, email, language, withdrawals = [] } = subscription;
  const last = withdrawals.at(-1);
  const earlier = withdrawals.slice(0, -1);
  return (
    last && {
      id,
      email,
      language,
      isActive: false,
      ...last,
      ...(earlier.length > 0 && { withdrawals: earlier }),
    }
  );
}

/** Returns the subscription with its consent renewed at `now` and the next renewal due after two years. */
export function renewConsent(subscription: NewsletterSubscription, now: Date): NewsletterSubscription {
  const due = subscription.renewalDueAt ?? now;
  return { ...subscription, renewedAt: now, renewalDueAt: yearsAfter(due, CONSENT_RENEWAL_YEARS) };
}
