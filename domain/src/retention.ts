import type { Booking } from './booking/booking-schema.ts';
import { COLLECTIONS, ORDER_EVENTS } from './collections.ts';
import type { Event } from './event/event-schema.ts';
import { eventEnd } from './event/event-timing.ts';

/** Retention periods of records with personal data, in months. The privacy policy states the same figures. */
export const RETENTION_MONTHS = {
  afterWithdrawal: 12,
  commerceRecords: 60,
  accessLogs: 3,
  waitlist: 1,
  guestNotes: 12,
  restock: 6,
  bookingNetworks: 6,
};

/** How many days after its event the special requests of a booking are kept. */
export const SPECIAL_REQUEST_DAYS = 30;

/** How long replaced versions of content are kept, in months. They have no personal data of visitors. */
export const CONTENT_HISTORY_MONTHS = 24;

/** How long the outcome of an image's check is kept, in months. */
export const PICTURE_CHECK_MONTHS = 1;

/** How long an unfinished form that nobody continues is kept, in months. */
export const DRAFT_MONTHS = 6;

export interface RetentionPolicy {
  collection: string;
  /** The timestamp field from which the period counts. A document without it is kept. */
  since: string;
  months: number;
  /** Subcollections that are deleted with a document. */
  parts?: readonly string[];
}

/**
 * Collections whose retention period counts from one field. That of bookings counts from their event
 * (`bookingRetentionStart`); Firestore itself deletes `rateLimits` and `commitMarkers`, by a TTL policy on a field
 * without an index.
 */
export const RETENTION_POLICIES: readonly RetentionPolicy[] = [
  {
    collection: COLLECTIONS.newsletterSubscriptions,
    since: 'unsubscribedAt',
    months: RETENTION_MONTHS.afterWithdrawal,
  },
  { collection: COLLECTIONS.contacts, since: 'createdAt', months: RETENTION_MONTHS.afterWithdrawal },
  { collection: COLLECTIONS.guestNotes, since: 'updatedAt', months: RETENTION_MONTHS.guestNotes },
  {
    collection: COLLECTIONS.bookingNetworks,
    since: 'bookedAt',
    months: RETENTION_MONTHS.bookingNetworks,
  },
  // Of coming events only.
  { collection: COLLECTIONS.seatMajorities, since: 'dateTime', months: 0 },
  { collection: COLLECTIONS.restockRequests, since: 'createdAt', months: RETENTION_MONTHS.restock },
  { collection: COLLECTIONS.waitlistEntries, since: 'endedAt', months: RETENTION_MONTHS.waitlist },
  {
    collection: COLLECTIONS.orders,
    since: 'suppliedAt',
    months: RETENTION_MONTHS.commerceRecords,
    parts: [ORDER_EVENTS],
  },
  {
    collection: COLLECTIONS.journalEntries,
    since: 'bookedAt',
    months: RETENTION_MONTHS.commerceRecords,
  },
  {
    collection: COLLECTIONS.paymentNotifications,
    since: 'receivedAt',
    months: RETENTION_MONTHS.commerceRecords,
  },
  { collection: COLLECTIONS.orderMismatches, since: 'foundAt', months: RETENTION_MONTHS.commerceRecords },
  { collection: COLLECTIONS.dataRequests, since: 'closedAt', months: RETENTION_MONTHS.accessLogs },
  { collection: COLLECTIONS.contentHistory, since: 'when', months: CONTENT_HISTORY_MONTHS },
  { collection: COLLECTIONS.pictureChecks, since: 'checkedAt', months: PICTURE_CHECK_MONTHS },
  { collection: COLLECTIONS.drafts, since: 'savedAt', months: DRAFT_MONTHS },
  { collection: COLLECTIONS.mail, since: 'createdAt', months: RETENTION_MONTHS.accessLogs },
  { collection: COLLECTIONS.auditLog, since: 'when', months: RETENTION_MONTHS.accessLogs },
];

/**
 * Returns when the retention period of a booking starts: at the end of its event, as agreed or, if the event still
 * exists and was moved to a later date, as scheduled now.
 */
export function bookingRetentionStart({ agreed }: Pick<Booking, 'agreed'>, event: Event | undefined): Date {
  const ends = [agreed, ...(event ? [event] : [])].map((dates) => eventEnd(dates).getTime());
  return new Date(Math.max(...ends));
}

/**
 * Returns the time `months` before `now` in the UTC calendar. If that month is too short for the day, its last day is
 * used (three months before 31 May is 28 February, or 29 in a leap year).
 */
export function monthsBefore(now: Date, months: number): Date {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  // A day that the month does not have overflowed into the next month.
  if (moment.getUTCDate() !== now.getUTCDate()) moment.setUTCDate(0);
  return moment;
}
