import { z } from 'zod';
import { emailSchema } from '../shared/email-schema.ts';
import { idSchema, instantSchema } from '../shared/fields.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../shared/language.ts';
import { agreedTermsSchema } from './agreed-terms-schema.ts';
import { nameInputSchema, nameSchema } from '../shared/name-schema.ts';
import { cleanedPhone, cleanedText, phoneInput, tooLongMessage } from '../shared/cleaned-text.ts';
import { BOOKING_LIMITS, BOOKING_STATUSES } from './booking.ts';

export const bookingStatusSchema = z.enum(BOOKING_STATUSES);

const { phoneMax, participantsMax, specialRequestsMax } = BOOKING_LIMITS;
const PARTICIPANTS_MESSAGE = 'At least 1 participant required';

const fields = {
  eventId: idSchema,
  name: nameSchema,
  email: emailSchema,
  phone: cleanedPhone().max(phoneMax).optional(),
  numberOfParticipants: z
    .int(PARTICIPANTS_MESSAGE)
    .min(BOOKING_LIMITS.participantsMin, PARTICIPANTS_MESSAGE)
    .max(participantsMax, `At most ${participantsMax} participants`)
    .default(1),
  specialRequests: cleanedText()
    .max(specialRequestsMax, tooLongMessage('Special requests', specialRequestsMax))
    .optional(),
  /** The language the visitor used. Mails to the visitor are written in it. */
  language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
};

/** A visitor's booking request. The only accepted status is the initial one. */
export const bookingInputSchema = z.strictObject({
  ...fields,
  name: nameInputSchema,
  phone: phoneInput({ max: phoneMax }).optional(),
  status: z.literal('pending').optional(),
});

/** The contact details that a guest may correct; an empty phone removes the number. */
export const contactDetailsSchema = z.strictObject({
  name: nameInputSchema,
  phone: phoneInput({ max: phoneMax }),
});

/** A booking that an admin enters for a guest who telephones or walks in. */
export const enteredBookingSchema = z
  .strictObject({
    ...fields,
    name: nameInputSchema,
    email: emailSchema.optional(),
    phone: phoneInput({ max: phoneMax }).optional(),
    /** Whether the guest gets the mail about a confirmed booking. */
    sendsMail: z.boolean().default(false),
  })
  .refine(({ email, sendsMail }) => email !== undefined || !sendsMail, {
    path: ['email'],
    message: 'Enter the email address to which the confirmation is sent',
  });

export const bookingSchema = z.strictObject({
  id: idSchema,
  ...fields,
  /** Absent if an admin has entered the booking of a guest without an address. */
  email: emailSchema.optional(),
  /** The address in lower case, for queries; absent if it was typed so. */
  emailKey: z.string().optional(),
  status: bookingStatusSchema,
  agreed: agreedTermsSchema,
  createdAt: instantSchema,
  /** Incremented by each change that the guest's calendar shows; absent before the first one. */
  revision: z.int().min(1).optional(),
  /** The original request of the guest, if party size, event or contact details have changed since. */
  original: z
    .strictObject({
      eventId: idSchema,
      numberOfParticipants: z.int().min(1).max(participantsMax),
      /** Present if the guest has corrected name or phone. */
      contact: z
        .strictObject({ name: nameSchema, phone: cleanedPhone().max(phoneMax).optional() })
        .optional(),
    })
    .optional(),
  /** The previous events of a booking that was moved. */
  formerEventIds: z.array(idSchema).optional(),
  /** The time at which the booking is cancelled unless it is paid. */
  payBy: instantSchema.optional(),
  /** Present if the booking was made without an order, and got one for a change that is paid online. */
  hasOrder: z.literal(true).optional(),
  /** What the guest has asked for and pays before it takes effect. */
  change: z
    .strictObject({
      eventId: idSchema,
      numberOfParticipants: z.int().min(1).max(participantsMax),
      /** The terms afterwards. */
      agreed: agreedTermsSchema,
      /** The hold of the seats that the change takes, in the account of its event. */
      holdId: idSchema,
      seats: z.int().min(1),
      payBy: instantSchema,
    })
    .optional(),
  cancellation: z
    .strictObject({
      by: z.enum(['guest', 'admin', 'system']),
      at: instantSchema,
      reason: z.string().max(BOOKING_LIMITS.reasonMax).optional(),
    })
    .optional(),
  /** The number of participants who have arrived. */
  arrived: z.int().min(0).max(participantsMax).optional(),
  isNoShow: z.boolean().optional(),
  /** When the guest first opened the page of the booking's link, which shows that the address is theirs. */
  openedAt: instantSchema.optional(),
  /** The date of the event of which the guest was reminded. */
  remindedOf: instantSchema.optional(),
  /** When the mail of thanks was queued. */
  thankedAt: instantSchema.optional(),
  /** The version of the guest's link; absent is 0. Raising it revokes the links of earlier versions. */
  linkVersion: z.int().min(1).optional(),
});

/** A booking before its event has been read. The agreed terms are added from the event. */
export type RequestedBooking = Omit<z.infer<typeof bookingSchema>, 'agreed'>;
export type ContactDetails = z.infer<typeof contactDetailsSchema>;
export type EnteredBooking = z.infer<typeof enteredBookingSchema>;
export type BookingInput = z.infer<typeof bookingInputSchema>;
export type Booking = z.infer<typeof bookingSchema>;
