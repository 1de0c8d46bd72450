import type { Event } from '../event/event-schema.ts';
import { EVENT_CHANGE_REFUND_DAYS, FREE_CANCELLATION_DAYS, LEGAL_EFFECTIVE_FROM } from '../legal.ts';
import { seoulMoment, seoulParts, startOfSeoulDay } from '../shared/seoul-time.ts';
import type { AgreedTerms } from './agreed-terms-schema.ts';

/**
 * Returns the terms that a booking of this event agrees on now. They are stored with the booking because the event and
 * the terms of service may change afterwards, or the event may be deleted: price and refund rule at booking time remain
 * binding.
 */
export function agreedTerms(event: Event): AgreedTerms {
  const { title, titleKr, dateTime, duration, location, locationKr, price } = event;
  return {
    title,
    titleKr,
    dateTime,
    duration,
    location,
    locationKr,
    price,
    refund: { effectiveFrom: LEGAL_EFFECTIVE_FROM, freeCancellationDays: FREE_CANCELLATION_DAYS },
  };
}

type Terms = Pick<AgreedTerms, 'dateTime' | 'refund'>;

/**
 * Returns the refund rule of a booking that its guest moves now to an event at `startsAt`. A deadline that has passed does not
 * begin again; a right that a change by the owner gave stays.
 */
export function refundAfterMove(agreed: Terms, startsAt: Date, now: Date): AgreedTerms['refund'] {
  const { freeUntil, ...rule } = agreed.refund;
  const end = freeCancellationEnd(agreed);
  if (now >= end) return { ...rule, freeUntil: end };
  return freeUntil ? refundUntil(rule, startsAt, freeUntil) : rule;
}

/**
 * Returns the refund rule of a booking after the owner has changed date, start or place of its event: a full refund until
 * the end of the seventh day after the change or of the new date's free period, whichever is later. An earlier right that
 * lasts longer stays.
 * @param startsAt the start of the event after the change
 */
export function refundAfterEventChange(
  { refund: { freeUntil, ...rule } }: Terms,
  startsAt: Date,
  now: Date,
): AgreedTerms['refund'] {
  return refundUntil(rule, startsAt, startOfSeoulDay(now, EVENT_CHANGE_REFUND_DAYS + 1), freeUntil);
}

/** Returns the rule with the latest of the deadlines and the free period of the date, but never after its start. */
function refundUntil(
  rule: Omit<AgreedTerms['refund'], 'freeUntil'>,
  startsAt: Date,
  ...deadlines: (Date | undefined)[]
): AgreedTerms['refund'] {
  const ends = [...deadlines, freeCancellationEnd({ dateTime: startsAt, refund: rule })];
  const latest = Math.max(...ends.map((end) => end?.getTime() ?? 0));
  return { ...rule, freeUntil: new Date(Math.min(startsAt.getTime(), latest)) };
}

/** Returns the end of the last day, in Seoul, on which a cancellation is refunded in full. */
export function freeCancellationEnd({ dateTime, refund }: Terms): Date {
  if (refund.freeUntil) return refund.freeUntil;
  const { year, month, day } = seoulParts(dateTime);
  return seoulMoment(year, month, day - refund.freeCancellationDays + 1);
}
