/** The states of an entry of a waitlist. Every state but `waiting` and `offered` is final. */
export const WAITLIST_STATES = [
  'waiting',
  /** Seats are held for the entry until the offer ends. */
  'offered',
  /** The offer was accepted: the entry became a booking. */
  'booked',
  'declined',
  /** The offer was not answered in time. */
  'lapsed',
  /** The guest left the list. */
  'left',
  /** The admin removed the entry. */
  'removed',
  /** The list ended before a seat was offered. */
  'closed',
] as const;
export type WaitlistState = (typeof WAITLIST_STATES)[number];

export const WAITLIST_LIMITS = {
  /** The longest list of one event: an offer reads all of it in one transaction. */
  entriesMax: 200,
  /** The number of smaller parties that may overtake an entry. */
  overtakesMax: 3,
};
