import { z } from 'zod';
import { EVENT_LIMITS } from '../event/event.ts';
import { instantSchema, optionalText, requiredText, TEXT_LIMITS, wholeNumber } from '../shared/fields.ts';

/** What guest and brand agreed on when the booking was made; see `agreed-terms.ts`. */
export const agreedTermsSchema = z.strictObject({
  title: requiredText('Title is required', TEXT_LIMITS.title),
  titleKr: optionalText(TEXT_LIMITS.title),
  dateTime: instantSchema,
  /** Minutes. */
  duration: wholeNumber(1, EVENT_LIMITS.duration),
  location: requiredText('Location is required'),
  locationKr: optionalText(),
  /** Won a person. */
  price: wholeNumber(0, EVENT_LIMITS.price),
  refund: z.strictObject({
    /** The day from which the terms with this refund rule have been in force. */
    effectiveFrom: instantSchema,
    /** Until how many days before the event a cancellation returns the whole amount. */
    freeCancellationDays: z.int().min(0),
  }),
});

export type AgreedTerms = z.infer<typeof agreedTermsSchema>;
