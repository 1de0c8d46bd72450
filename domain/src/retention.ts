import type { Booking } from './booking/booking-schema.ts';
import { COLLECTIONS } from './collections.ts';
import type { Event } from './event/event-schema.ts';
import { eventEnd } from './event/event-timing.ts';

/** How long records with personal data are kept, in months: the privacy policy says the same. */
export const RETENTION_MONTHS = { afterWithdrawal: 12, commerceRecords: 60, accessLogs: 3 };

export interface RetentionPolicy {
  collection: string;
  /** The field with the moment from which the time counts. A document without it is kept. */
  since: string;
  months: number;
}

/**
 * Of these collections one field says from when the time counts. Bookings count from their event (`bookingKeptFrom`);
 * `rateLimits` and `commitMarkers` are deleted by Firestore itself, by a TTL policy on a field without an index.
 */
export const RETENTION_POLICIES: readonly RetentionPolicy[] = [
  {
    collection: COLLECTIONS.newsletterSubscriptions,
    since: 'unsubscribedAt',
    months: RETENTION_MONTHS.afterWithdrawal,
  },
  { collection: COLLECTIONS.contacts, since: 'createdAt', months: RETENTION_MONTHS.afterWithdrawal },
  { collection: COLLECTIONS.orders, since: 'suppliedAt', months: RETENTION_MONTHS.commerceRecords },
  { collection: COLLECTIONS.mail, since: 'createdAt', months: RETENTION_MONTHS.accessLogs },
  { collection: COLLECTIONS.auditLog, since: 'when', months: RETENTION_MONTHS.accessLogs },
];

/**
 * The moment from which the time of a booking counts: the end of its event, as agreed or as the event stands now, if it
 * still exists and was moved to a later date.
 */
export function bookingRetentionStart({ agreed }: Pick<Booking, 'agreed'>, event: Event | undefined): Date {
  const ends = [agreed, ...(event ? [event] : [])].map((dates) => eventEnd(dates).getTime());
  return new Date(Math.max(...ends));
}

/**
 * The moment that lies so many months before `now`, by the calendar of UTC; on the last day of a month that is too
 * short for the day (three months before 31 May is 28 February, or 29 in a leap year).
 */
export function monthsBefore(now: Date, months: number): Date {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  // A day that the month does not have has run over into the next month.
  if (moment.getUTCDate() !== now.getUTCDate()) moment.setUTCDate(0);
  return moment;
}
