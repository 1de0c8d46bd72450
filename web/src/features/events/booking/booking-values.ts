import { number, object, string } from 'yup';
import { BOOKING_LIMITS } from '@app/domain/booking/booking.ts';
import { participantsOf } from '@app/domain/booking/participants-text.ts';
import type { createBooking } from '@app/domain/api/bookings.ts';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import { cleanCode, cleanLine, cleanText } from '@app/domain/shared/clean-text.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { atMost } from '../../../lib/character-bounds.ts';
import { emailField, nameField, VISITOR_ERRORS } from '../../../lib/visitor-fields.ts';
import type { Resources } from '../../../i18n/resources.ts';

/** The values of the form, as typed. */
export interface BookingValues {
  name: string;
  email: string;
  phone: string;
  participants: string;
  specialRequests: string;
}

export const EMPTY_BOOKING: BookingValues = {
  name: '',
  email: '',
  phone: '',
  participants: '1',
  specialRequests: '',
};

/** The fields in the order in which they appear. The toast shows the error of the first invalid one. */
export const BOOKING_FIELDS = ['name', 'email', 'phone', 'participants', 'specialRequests'] as const;

/** A validation error is a translation key, so that its text follows the page language. */
export type BookingError = keyof Resources['booking']['validation'];
const message = (name: BookingError) => name;
const ERROR_NAMES = [
  ...VISITOR_ERRORS,
  'phoneMax',
  'participantsMin',
  'participantsMax',
  'partyMax',
  'specialRequestsMax',
] as const satisfies readonly BookingError[];

/** Returns the translation key in a field's error, or undefined if the field is valid. */
export function bookingErrorName(error: string | undefined): BookingError | undefined {
  return ERROR_NAMES.find((name) => name === error);
}

/**
 * Returns the validation of the form: the limits of the domain's booking input, and at most as many people as seats
 * left and as one guest may book.
 */
export function bookingFormSchema(seatsLeft: number, largestParty = seatsLeft) {
  const { phoneMax, participantsMin, specialRequestsMax } = BOOKING_LIMITS;
  return object({
    name: nameField,
    email: emailField,
    phone: string().transform(cleanCode).test('max', message('phoneMax'), atMost(phoneMax)),
    participants: number()
      .transform((_, typed: string) => participantsOf(typed))
      .min(participantsMin, message('participantsMin'))
      .max(largestParty, message(largestParty < seatsLeft ? 'partyMax' : 'participantsMax')),
    specialRequests: string()
      .transform(cleanText)
      .test('max', message('specialRequestsMax'), atMost(specialRequestsMax)),
  });
}

/** Returns the request body: cleaned values without empty fields. */
export function bookingBody(
  eventId: string,
  values: BookingValues,
  language: Language,
): RequestBodyOf<typeof createBooking> {
  const phone = cleanCode(values.phone);
  const specialRequests = cleanText(values.specialRequests);
  return {
    eventId,
    name: cleanLine(values.name),
    email: cleanCode(values.email),
    ...(phone ? { phone } : {}),
    numberOfParticipants: participantsOf(values.participants),
    ...(specialRequests ? { specialRequests } : {}),
    status: 'pending',
    language,
  };
}
