import { number, object, string } from 'yup';
import { BOOKING_LIMITS } from '@app/domain/booking/booking.ts';
import type { createBooking } from '@app/domain/api/bookings.ts';
import type { RequestBodyOf } from '@app/domain/api/endpoint.ts';
import { EMAIL_MAX } from '@app/domain/shared/email.ts';
import { hasInvisibleCharacters, normalizedLine } from '@app/domain/shared/visible-text.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { atLeast, atMost } from '../../../lib/character-bounds.ts';
import { EMAIL_PATTERN } from '../../../lib/email-pattern.ts';
import type { Resources } from '../../../i18n/resources.ts';

/** What stands in the form, as typed. */
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

/** The fields from top to bottom: the first with an error is the one spoken of. */
export const BOOKING_FIELDS = ['name', 'email', 'phone', 'participants', 'specialRequests'] as const;

/** An error is the name of its message, so that it follows the language of the page. */
export type BookingError = keyof Resources['booking']['validation'];
const message = (name: BookingError) => name;
const ERROR_NAMES = [
  'nameMin',
  'nameMax',
  'nameUnseen',
  'emailMax',
  'emailInvalid',
  'phoneMax',
  'phoneUnseen',
  'participantsMin',
  'participantsMax',
  'specialRequestsMax',
] as const satisfies readonly BookingError[];

/** The error that a validated field carries, or undefined where it has none. */
export function bookingErrorName(error: string | undefined): BookingError | undefined {
  return ERROR_NAMES.find((name) => name === error);
}

const isSeen = (line = '') => !hasInvisibleCharacters(line);

/** How many people the typed text means; 1 where it is not a number. */
export function participantsOf(typed: string): number {
  const count = Number.parseInt(typed, 10);
  return Number.isNaN(count) ? 1 : count;
}

/** The bounds of the domain's booking input, and no more people than there are seats. */
export function bookingFormSchema(seatsLeft: number) {
  const { nameMin, nameMax, phoneMax, participantsMin, participantsMax, specialRequestsMax } = BOOKING_LIMITS;
  return object({
    name: string()
      .transform(normalizedLine)
      .required(message('nameMin'))
      .test('min', message('nameMin'), atLeast(nameMin))
      .test('max', message('nameMax'), atMost(nameMax))
      .test('seen', message('nameUnseen'), isSeen),
    email: string()
      .trim()
      .required(message('emailInvalid'))
      .test('max', message('emailMax'), atMost(EMAIL_MAX))
      .matches(EMAIL_PATTERN, message('emailInvalid')),
    phone: string()
      .transform(normalizedLine)
      .test('max', message('phoneMax'), atMost(phoneMax))
      .test('seen', message('phoneUnseen'), isSeen),
    participants: number()
      .transform((_, typed: string) => participantsOf(typed))
      .min(participantsMin, message('participantsMin'))
      .max(Math.min(participantsMax, seatsLeft), message('participantsMax')),
    specialRequests: string().trim().test('max', message('specialRequestsMax'), atMost(specialRequestsMax)),
  });
}

/** What is sent: trimmed, without what was left empty. */
export function bookingBody(
  eventId: string,
  values: BookingValues,
  language: Language,
): RequestBodyOf<typeof createBooking> {
  const phone = values.phone.trim();
  const specialRequests = values.specialRequests.trim();
  return {
    eventId,
    name: values.name.trim(),
    email: values.email.trim(),
    ...(phone ? { phone } : {}),
    numberOfParticipants: participantsOf(values.participants),
    ...(specialRequests ? { specialRequests } : {}),
    status: 'pending',
    language,
  };
}
