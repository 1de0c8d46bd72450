/** What the owner is told by mail, in the order in which a mail lists it: what does harm first. */
export const NOTICE_KINDS = [
  /** A buyer paid a part of the price. */
  'amount',
  /** The payment provider refused a refund. */
  'refund',
  /** The records about an order contradict each other. */
  'difference',
  /** A mail to a guest or buyer was given up. */
  'mail',
  /** One mailbox or network holds more than half of an event. */
  'majority',
  /** A guest booked; if the booking is paid online, once it is paid. */
  'booking',
  /** A guest cancelled a booking, or never confirmed the address of one. */
  'cancellation',
  /** A buyer asks to return what was sent. */
  'return',
  /** A guest accepted an offer of seats, or let it lapse. */
  'waitlist',
  /** Products were ordered and paid. */
  'order',
  /** A visitor wrote a message. */
  'message',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** When the owner is told of a kind: within minutes, in the summary of the day, or never. */
export const NOTICE_TIMINGS = ['atOnce', 'daily', 'never'] as const;
export type NoticeTiming = (typeof NOTICE_TIMINGS)[number];

export const NOTICE_LIMITS = {
  addressesMax: 5,
  /** Notices that come within these minutes after the first one share its mail. */
  gatheringMinutes: 10,
};
