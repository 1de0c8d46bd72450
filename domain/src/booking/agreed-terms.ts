import type { Event } from '../event/event-schema.ts';
import { FREE_CANCELLATION_DAYS, LEGAL_EFFECTIVE_FROM } from '../legal.ts';
import { seoulMoment, seoulParts } from '../shared/seoul-time.ts';
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

/** Returns the refund rule of a booking that is moved now: a deadline that has passed does not begin again. */
export function refundAfterMove(agreed: AgreedTerms, now: Date): AgreedTerms['refund'] {
  const freeUntil = freeCancellationEnd(agreed);
  return now < freeUntil ? agreed.refund : { ...agreed.refund, freeUntil };
}

/** Returns the end of the last day, in Seoul, on which a cancellation is refunded in full. */
export function freeCancellationEnd({ dateTime, refund }: Pick<AgreedTerms, 'dateTime' | 'refund'>): Date {
  if (refund.freeUntil) return refund.freeUntil;
  const { year, month, day } = seoulParts(dateTime);
  return seoulMoment(year, month, day - refund.freeCancellationDays + 1);
}
