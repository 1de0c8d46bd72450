import { number, object, type InferType } from 'yup';
import { BOOKING_LIMITS } from '@app/domain/booking/booking.ts';
import { participantsOf } from '@app/domain/booking/participants-text.ts';
import type { createBooking } from '@app/domain/api/bookings.ts';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import { cleanCode, cleanText } from '@app/domain/shared/clean-text.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { emailField, nameField, textField, type VisitorError } from '../../../lib/visitor-fields.ts';
import type { Resources } from '../../../i18n/resources.ts';

/** The values of the form, as typed. */
export const EMPTY_BOOKING = { name: '', email: '', phone: '', participants: '1', specialRequests: '' };

export type BookingError = VisitorError | keyof Resources['booking']['validation'];
const message = (name: BookingError) => name;
const { phoneMax, participantsMin, specialRequestsMax } = BOOKING_LIMITS;

/**
 * Returns the validation of the form: the limits of the domain's booking input, and at most as many people as seats
 * left and as one guest may book.
 */
export const bookingFormSchema = (seatsLeft: number, largestParty = seatsLeft) =>
  object({
    name: nameField,
    email: emailField,
    phone: textField<BookingError>(cleanCode, [0, phoneMax], ['phoneMax', 'phoneMax']),
    participants: number()
      .default(1)
      .transform((_, typed: string) => participantsOf(typed))
      .min(participantsMin, message('participantsMin'))
      .max(largestParty, message(largestParty < seatsLeft ? 'partyMax' : 'participantsMax')),
    specialRequests: textField<BookingError>(
      cleanText,
      [0, specialRequestsMax],
      ['specialRequestsMax', 'specialRequestsMax'],
    ),
  });

/** Returns the request body: the cleaned values without empty fields. */
export const bookingBody = (
  eventId: string,
  { name, email, phone, participants, specialRequests }: InferType<ReturnType<typeof bookingFormSchema>>,
  language: Language,
): RequestBodyOf<typeof createBooking> => ({
  eventId,
  name,
  email,
  ...(phone && { phone }),
  numberOfParticipants: participants,
  ...(specialRequests && { specialRequests }),
  status: 'pending',
  language,
});
