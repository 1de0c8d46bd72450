import { z } from 'zod';
import {
  addedLinesSchema,
  addedTextSchema,
  altSchema,
  ENDS_AFTER_START,
  idSchema,
  instantSchema,
  optionalText,
  requiredText,
  tagsSchema,
  TEXT_LIMITS,
  visibilityFields,
  webAddressSchema,
  wholeNumber,
} from '../shared/fields.ts';
import { creditSchema, focusSchema, objectPathSchema } from '../shared/picture-schema.ts';
import { storedSchema } from '../shared/stored-schema.ts';
import { EVENT_DEFAULTS, EVENT_LIMITS, EVENT_PAYMENTS, EVENT_TYPES, THANKS_PATTERN } from './event.ts';

const fields = {
  title: requiredText('Title is required', TEXT_LIMITS.title),
  titleKr: optionalText(TEXT_LIMITS.title),
  description: requiredText('Description is required', TEXT_LIMITS.paragraph),
  descriptionKr: optionalText(TEXT_LIMITS.paragraph),
  /** What the price includes, one short line each. */
  includes: addedLinesSchema,
  includesKr: addedLinesSchema,
  /** The person or team who leads the event. */
  host: addedTextSchema,
  hostKr: addedTextSchema,
  image: z.union([z.literal(''), objectPathSchema]).default(''),
  imageAlt: altSchema.optional(),
  imageAltKr: altSchema.optional(),
  imageFocus: focusSchema.optional(),
  imageCredit: creditSchema.optional(),
  dateTime: instantSchema,
  /** Minutes. */
  duration: wholeNumber(1, EVENT_LIMITS.duration).default(EVENT_DEFAULTS.duration),
  capacity: wholeNumber(1, EVENT_LIMITS.capacity).default(EVENT_DEFAULTS.capacity),
  /** Won per person. */
  price: wholeNumber(0, EVENT_LIMITS.price).default(EVENT_DEFAULTS.price),
  /** Absent means `online`; a price below the payment provider's minimum is paid on site in any case. */
  payment: z.enum(EVENT_PAYMENTS).optional(),
  /** Minutes for which the seats of an unpaid booking are held; absent means `PAYMENT_MINUTES`. */
  paymentMinutes: wholeNumber(EVENT_LIMITS.paymentMinutesMin, EVENT_LIMITS.paymentMinutesMax).optional(),
  /** The most seats that one mailbox may hold; absent means the capacity. */
  maxPartySize: wholeNumber(1, EVENT_LIMITS.capacity).optional(),
  /** Events with the same value are dates of one series, between which guests may move. */
  seriesId: requiredText('Enter a series').optional(),
  /** Hours for which seats are offered to a guest on the waitlist; absent means `OFFER_HOURS`. */
  offerHours: wholeNumber(EVENT_LIMITS.offerHoursMin, EVENT_LIMITS.offerHoursMax).optional(),
  /** Hours after which pending bookings of addresses that never opened their mail's link are released, counted from the sending; absent means never. */
  verifyHours: wholeNumber(EVENT_LIMITS.verifyHoursMin, EVENT_LIMITS.verifyHoursMax).optional(),
  /** What the guests are sent after the event: see `THANKS_PATTERN`. Absent means no mail. */
  thanks: z.string().regex(THANKS_PATTERN).optional(),
  location: requiredText('Location is required'),
  locationKr: optionalText(),
  /** The store where the event takes place: links to maps lead to the store instead of a search for `location`. */
  storeLocationId: idSchema.optional(),
  type: z.enum(EVENT_TYPES).default(EVENT_DEFAULTS.type),
  tags: tagsSchema,
  /** URL of an external booking site. When set, this site takes no bookings for the event. */
  bookingUrl: webAddressSchema.optional(),
  isActive: z.boolean().default(true),
  ...visibilityFields,
};

export const eventInputSchema = z.strictObject(fields).refine(...ENDS_AFTER_START);
export const eventSchema = z
  .strictObject({
    id: idSchema,
    ...fields,
    createdAt: instantSchema,
    /** The earlier starts of an event that the API has moved, oldest first. Only Cloud Functions write them. */
    previousDates: z.array(instantSchema).optional(),
  })
  .refine(...ENDS_AFTER_START);
export const storedEventSchema = storedSchema(eventSchema);

export type EventInput = z.infer<typeof eventInputSchema>;
export type Event = z.infer<typeof eventSchema>;

/**
 * The seat account of an event. Only the backend writes it, each time with an entry of its ledger: see `seatChangeSchema`.
 * The document's id is the event's id.
 */
export const eventSeatsSchema = z.strictObject({
  id: idSchema,
  booked: z.int().min(0),
  /** Seats that are held without a booking. Absent on an account that is older than its ledger. */
  held: z.int().min(0).optional(),
  /** Whether visitors see the event, whose seats they may read then; follows its times within five minutes. */
  isActive: z.boolean().default(false),
});
export type EventSeats = z.infer<typeof eventSeatsSchema>;
