import { z } from 'zod';
import { emailSchema } from '../shared/email-schema.ts';
import { idSchema, instantSchema } from '../shared/fields.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../shared/language.ts';
import { agreedTermsSchema } from './agreed-terms-schema.ts';
import { BOOKING_LIMITS, BOOKING_STATUSES } from './booking.ts';

export const bookingStatusSchema = z.enum(BOOKING_STATUSES);

const NAME_MESSAGE = 'Name must be at least 2 characters';
const PARTICIPANTS_MESSAGE = 'At least 1 participant required';

const fields = {
  eventId: idSchema,
  name: z.string(NAME_MESSAGE).trim().min(BOOKING_LIMITS.nameMin, NAME_MESSAGE).max(BOOKING_LIMITS.nameMax),
  email: emailSchema,
  phone: z.string().trim().max(BOOKING_LIMITS.phoneMax).optional(),
  numberOfParticipants: z
    .int(PARTICIPANTS_MESSAGE)
    .min(BOOKING_LIMITS.participantsMin, PARTICIPANTS_MESSAGE)
    .max(BOOKING_LIMITS.participantsMax)
    .default(1),
  specialRequests: z.string().trim().max(BOOKING_LIMITS.specialRequestsMax).optional(),
  /** The language the visitor used, in which mails to them are written. */
  language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
};

/** What a visitor sends. A status is accepted only as the one that every booking starts with. */
export const bookingInputSchema = z.strictObject({ ...fields, status: z.literal('pending').optional() });

export const bookingSchema = z.strictObject({
  id: idSchema,
  ...fields,
  status: bookingStatusSchema,
  agreed: agreedTermsSchema,
  createdAt: instantSchema,
});

/** A booking before its event has been read, which completes it with what was agreed. */
export type RequestedBooking = Omit<z.infer<typeof bookingSchema>, 'agreed'>;
export type BookingInput = z.infer<typeof bookingInputSchema>;
export type Booking = z.infer<typeof bookingSchema>;
