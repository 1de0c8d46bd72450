import { CONSENT_NOTICE_DAYS, CONSENT_RENEWAL_YEARS } from '../legal.ts';
import { monthsBefore } from '../retention.ts';
import type { NewsletterSubscription } from './newsletter-subscription-schema.ts';

/** An unconfirmed subscription is removed after so many days. */
export const CONFIRMATION_DAYS = 7;

/** So many earlier subscriptions of one address are kept as evidence. */
const MAX_WITHDRAWALS = 20;

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);
const yearsAfter = (moment: Date, years: number) => monthsBefore(moment, -12 * years);

export const SUBSCRIPTION_STATES = ['confirmed', 'unconfirmed', 'ended'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Only a confirmed subscription is written to. */
export function subscriptionState({
  isActive,
  confirmedAt,
}: Pick<NewsletterSubscription, 'isActive' | 'confirmedAt'>): SubscriptionState {
  if (!isActive) return 'ended';
  return confirmedAt ? 'confirmed' : 'unconfirmed';
}

type Request = Pick<NewsletterSubscription, 'id' | 'email' | 'language'>;

/** An unconfirmed subscription, with the evidence of what the same address had subscribed to and withdrawn from before. */
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

/** Whether it can no longer be confirmed: it has ended, or the time for it is over. */
export function isConfirmationExpired(subscription: NewsletterSubscription, now: Date): boolean {
  const { confirmBy } = subscription;
  return (
    subscriptionState(subscription) === 'ended' ||
    (subscriptionState(subscription) === 'unconfirmed' && confirmBy !== undefined && confirmBy <= now)
  );
}

/** The subscription, confirmed now. */
export function confirmSubscription(subscription: NewsletterSubscription, now: Date): NewsletterSubscription {
  const { confirmBy: _, confirmationMail: __, ...rest } = subscription;
  const renewalDueAt = daysAfter(yearsAfter(now, CONSENT_RENEWAL_YEARS), -CONSENT_NOTICE_DAYS);
  return { ...rest, confirmedAt: now, renewalDueAt };
}

/** The subscription, ended now; when it was confirmed stays as evidence. */
export function endSubscription(subscription: NewsletterSubscription, now: Date): NewsletterSubscription {
  const { confirmBy: _, confirmationMail: __, renewalDueAt: ___, ...rest } = subscription;
  return { ...rest, isActive: false, unsubscribedAt: now };
}

/** What is left of a subscription that was never confirmed: the one that was withdrawn before, or nothing. */
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

/** The subscription, whose reader is told of the consent now and again after two years. */
export function renewConsent(subscription: NewsletterSubscription, now: Date): NewsletterSubscription {
  const due = subscription.renewalDueAt ?? now;
  return { ...subscription, renewedAt: now, renewalDueAt: yearsAfter(due, CONSENT_RENEWAL_YEARS) };
}
