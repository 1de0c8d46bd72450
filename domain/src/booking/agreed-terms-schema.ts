import { z } from 'zod';
import { EVENT_LIMITS } from '../event/event.ts';
import { instantSchema, optionalText, requiredText, TEXT_LIMITS, wholeNumber } from '../shared/fields.ts';

/** The terms that guest and brand agreed on at booking time; see `agreed-terms.ts`. */
export const agreedTermsSchema = z.strictObject({
  title: requiredText('Title is required', TEXT_LIMITS.title),
  titleKr: optionalText(TEXT_LIMITS.title),
  dateTime: instantSchema,
  /** Minutes. */
  duration: wholeNumber(1, EVENT_LIMITS.duration),
  location: requiredText('Location is required'),
  locationKr: optionalText(),
  /** Won per person. */
  price: wholeNumber(0, EVENT_LIMITS.price),
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

export type AgreedTerms = z.infer<typeof agreedTermsSchema>;
