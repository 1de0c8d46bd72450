/** The law's longest time, in days, to answer a request about personal data (Personal Information Protection Act, articles 35 and 36). */
export const DATA_REQUEST_DAYS = 10;
/** How long, in days, the link of a request opens its page. */
export const DATA_LINK_DAYS = 3;

/**
 * The states of a request: the link was sent; the guest has asked for deletion, but some records are still needed; everything
 * that may be deleted is deleted.
 */
export const DATA_REQUEST_STATES = ['sent', 'open', 'done'] as const;

/** The kinds of records that are stored about an address. */
export const PERSONAL_RECORDS = [
  'bookings',
  'waitlistEntries',
  'orders',
  'contacts',
  'restockRequests',
  'newsletterSubscriptions',
  'guestNotes',
  'mail',
] as const;
export type PersonalRecord = (typeof PERSONAL_RECORDS)[number];
