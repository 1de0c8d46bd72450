import { z } from 'zod';
import { guestBookingSchema } from '../booking/guest-booking-schema.ts';
import { BOOKING_LIMITS } from '../booking/booking.ts';
import { idSchema } from '../shared/fields.ts';
import { contactDetailsSchema } from '../booking/booking-schema.ts';
import { emailSchema } from '../shared/email-schema.ts';
import { LANGUAGES } from '../shared/language.ts';
import { IDEMPOTENCY_HEADER } from './bookings.ts';
import { endpoint } from './endpoint.ts';
import { honeypotFields } from './honeypot.ts';

const params = z.object({ token: z.string().max(200) });
/** A repeated request with the same key changes nothing. */
const headers = z.object({ [IDEMPOTENCY_HEADER]: idSchema.toLowerCase().optional() });

export const getGuestBooking = endpoint({
  method: 'GET',
  path: '/api/bookings/{token}',
  summary:
    'Returns the booking of a signed link, or of the token of the response that created it, and what its guest may do now; changes nothing',
  access: 'public',
  params,
  status: 200,
  output: guestBookingSchema,
  errors: ['not_found', 'rate_limited'],
});

export const markGuestLinkOpened = endpoint({
  method: 'POST',
  path: '/api/bookings/{token}/opened',
  summary:
    'Records that the page of a signed link was opened in a browser, which verifies the address; mail scanners send no such request',
  access: 'public',
  params,
  status: 204,
  output: z.undefined(),
  limit: 'bookings',
  errors: ['not_found'],
});

export const sendGuestLink = endpoint({
  method: 'POST',
  path: '/api/bookings/{token}/link',
  summary:
    'Sends the signed link of a booking to its guest again, also from the browser that booked; earlier links stay valid',
  access: 'public',
  params,
  status: 204,
  output: z.undefined(),
  limit: 'bookings',
  errors: ['not_found'],
});

export const cancelGuestBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/{token}/cancel',
  summary: 'Cancels the booking of a signed link, releases its seats and sends the mail about it',
  access: 'public',
  params,
  headers,
  status: 200,
  output: guestBookingSchema,
  limit: 'bookings',
  errors: ['not_found', 'status_change_refused', 'event_closed'],
});

export const guestBookingPage = endpoint({
  method: 'GET',
  path: '/api/bookings/{token}/page',
  summary: 'Shows the booking of a signed link as a page that works without JavaScript; changes nothing',
  access: 'public',
  params,
  status: 200,
  output: z.string(),
  format: 'html',
  errors: ['not_found', 'rate_limited'],
});

/** A form of the page. Its post takes no App Check token, so the endpoint names no limit: its handler counts the call. */
const PAGE_FORM = { ...guestBookingPage, method: 'POST', redirects: true } as const;

export const verifyOnGuestPage = endpoint({
  ...PAGE_FORM,
  path: '/api/bookings/{token}/page/opened',
  summary:
    "Verifies the guest's address, like the page with JavaScript, and redirects to the page (idempotent)",
});

export const cancelOnGuestPage = endpoint({
  ...PAGE_FORM,
  path: '/api/bookings/{token}/page/cancel',
  summary: 'Cancels the booking of a signed link if that is possible, and redirects to the page (idempotent)',
});

export const changeGuestPartySize = endpoint({
  method: 'POST',
  path: '/api/bookings/{token}/party-size',
  summary:
    'Changes the party size of the booking of a signed link: down always, up while seats are free. Seats that cost something online are held until they are paid; the present size gives them up',
  access: 'public',
  params,
  headers,
  body: z.strictObject({
    numberOfParticipants: z
      .int()
      .min(BOOKING_LIMITS.participantsMin, 'At least 1 participant required')
      .max(BOOKING_LIMITS.participantsMax, `At most ${BOOKING_LIMITS.participantsMax} participants`),
  }),
  status: 200,
  output: guestBookingSchema,
  limit: 'bookings',
  errors: ['not_found', 'status_change_refused', 'event_closed', 'capacity_exceeded', 'party_too_large'],
});

export const moveGuestBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/{token}/date',
  summary:
    'Moves the booking of a signed link to another date of the same series and refunds what is cheaper; a dearer date is held until the difference is paid',
  access: 'public',
  params,
  headers,
  body: z.strictObject({ eventId: idSchema }),
  status: 200,
  output: guestBookingSchema,
  limit: 'bookings',
  errors: ['not_found', 'status_change_refused', 'event_closed', 'capacity_exceeded', 'party_too_large'],
});

export const changeGuestContact = endpoint({
  method: 'POST',
  path: '/api/bookings/{token}/contact',
  summary: 'Corrects name and phone number in the booking of a signed link',
  access: 'public',
  params,
  headers,
  body: contactDetailsSchema,
  status: 200,
  output: guestBookingSchema,
  limit: 'bookings',
  errors: ['not_found', 'status_change_refused', 'event_closed'],
});

export const sendGuestLinks = endpoint({
  method: 'POST',
  path: '/api/bookings/links',
  summary:
    'Sends new links to the upcoming bookings of an address to this address, and revokes the earlier links; the response is the same for an unknown address',
  access: 'public',
  body: z.strictObject({
    email: emailSchema,
    /** That of the form without JavaScript; each mail is in the language of its booking. */
    language: z.enum(LANGUAGES).optional(),
    ...honeypotFields,
  }),
  status: 204,
  output: z.undefined(),
  form: 'links',
  limit: 'bookings',
  errors: [],
});

export const revokeGuestLinks = endpoint({
  method: 'DELETE',
  path: '/api/admin/bookings/{id}/link',
  summary: "Revokes the links of a booking; the guest's next mail contains a new one",
  access: 'admin',
  params: z.object({ id: idSchema }),
  status: 204,
  output: z.undefined(),
  errors: ['not_found'],
});
