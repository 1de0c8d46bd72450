import { COLLECTIONS } from './collections.ts';

/** How long records with personal data are kept, in months: the privacy policy says the same. */
export const RETENTION_MONTHS = { afterWithdrawal: 12, commerceRecords: 60, accessLogs: 3 };

export interface Retention {
  collection: string;
  /** The field with the moment from which the time counts. A document without it is kept. */
  since: string;
  months: number;
}

export const RETENTION: readonly Retention[] = [
  {
    collection: COLLECTIONS.newsletterSubscriptions,
    since: 'unsubscribedAt',
    months: RETENTION_MONTHS.afterWithdrawal,
  },
  { collection: COLLECTIONS.contacts, since: 'createdAt', months: RETENTION_MONTHS.afterWithdrawal },
  { collection: COLLECTIONS.bookings, since: 'createdAt', months: RETENTION_MONTHS.commerceRecords },
  { collection: COLLECTIONS.orders, since: 'createdAt', months: RETENTION_MONTHS.commerceRecords },
  { collection: COLLECTIONS.mail, since: 'createdAt', months: RETENTION_MONTHS.accessLogs },
  { collection: COLLECTIONS.auditLog, since: 'when', months: RETENTION_MONTHS.accessLogs },
  { collection: COLLECTIONS.rateLimits, since: 'expiresAt', months: 0 },
];

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
