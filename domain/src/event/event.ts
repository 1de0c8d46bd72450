export const EVENT_TYPES = ['workshop', 'class', 'tasting'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** How an event is paid: with the booking, or when the guests arrive. Absent means `online`. */
export const EVENT_PAYMENTS = ['online', 'onSite'] as const;
export type EventPayment = (typeof EVENT_PAYMENTS)[number];

/** An item whose link the mail of thanks contains: `stories/ID` or `products/ID`; `plain` is the mail without a link. */
export const THANKS_PATTERN =
  /^(plain|(stories|products)\/[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})$/;

export const EVENT_LIMITS = {
  duration: 7 * 24 * 60,
  capacity: 1_000,
  price: 100_000_000,
  /** Minutes: a card payment takes a few, and seats that are held for longer than a week keep other guests out. */
  paymentMinutesMin: 10,
  paymentMinutesMax: 7 * 24 * 60,
  /** Hours for which seats are offered to a guest on the waitlist. */
  offerHoursMin: 1,
  offerHoursMax: 72,
  /** Hours after which a pending booking of an unverified address is released. */
  verifyHoursMin: 1,
  verifyHoursMax: 168,
};
/** Hours for which an event without a setting of its own offers seats to a guest on the waitlist. */
export const OFFER_HOURS = 12;
/**
 * What a new event starts with, so that no single mailbox fills it. The owner may change or remove both. `verifyHours` has no
 * effect on bookings that are paid online.
 */
export const NEW_EVENT = { maxPartySize: 4, verifyHours: 24 } as const;

export const EVENT_DEFAULTS = { duration: 60, capacity: 10, price: 0, type: 'workshop' } as const;
