import { z } from 'zod';
import { EVENT_LIMITS } from '../event/event.ts';
import { BOOKING_LIMITS } from './booking.ts';
import { instantSchema, optionalText, requiredText, TEXT_LIMITS, wholeNumber } from '../shared/fields.ts';

/** Seats of a booking that were taken at the same price. */
const agreedLineSchema = z.strictObject({
  quantity: wholeNumber(1, BOOKING_LIMITS.participantsMax),
  /** Won per person. */
  unitWon: wholeNumber(0, EVENT_LIMITS.price),
  since: instantSchema,
});

/** The terms that guest and brand agreed on at booking time; see `agreed-terms.ts`. */
export const agreedTermsSchema = z.strictObject({
  title: requiredText('Title is required', TEXT_LIMITS.title),
  titleKr: optionalText(TEXT_LIMITS.title),
  dateTime: instantSchema,
  /** Minutes. */
  duration: wholeNumber(1, EVENT_LIMITS.duration),
  location: requiredText('Location is required'),
  locationKr: optionalText(),
  /** Won per person, of the seats that were taken first. */
  price: wholeNumber(0, EVENT_LIMITS.price),
  /** The seats by price, the earliest first; absent while all of them cost `price`. */
  lines: z.array(agreedLineSchema).min(2).optional(),
  refund: z.strictObject({
    /** The effective date of the terms of service that contain this refund rule. */
    effectiveFrom: instantSchema,
    /** The number of days before the event until which a cancellation is refunded in full. */
    freeCancellationDays: z.int().min(0),
    /**
     * The end of the full refund where it does not follow from `dateTime`: it had passed when the guest moved the booking, or the
     * owner has changed date or place of the event.
     */
    freeUntil: instantSchema.optional(),
  }),
});

export type AgreedLine = z.infer<typeof agreedLineSchema>;
export type AgreedTerms = z.infer<typeof agreedTermsSchema>;
