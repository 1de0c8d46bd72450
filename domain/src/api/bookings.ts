import { z } from 'zod';
import {
  bookingInputSchema,
  bookingSchema,
  bookingStatusSchema,
  enteredBookingSchema,
} from '../booking/booking-schema.ts';
import { bookingPaymentSchema } from '../booking/guest-booking-schema.ts';
import { BOOKING_LIMITS } from '../booking/booking.ts';
import { ARRIVALS_REFUSALS } from '../booking/kept-arrivals.ts';
import { emailSchema } from '../shared/email-schema.ts';
import { idSchema, requiredText } from '../shared/fields.ts';
import { endpoint } from './endpoint.ts';
import { pageQuery } from './paging.ts';
import { honeypotFields } from './honeypot.ts';

/** Carries a UUID that the booking dialog generates once, so that a repeated request creates only one booking. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

export const createBooking = endpoint({
  method: 'POST',
  path: '/api/bookings',
  summary:
    'Books seats for an event; the booking is pending until it is paid online or an admin confirms it, and is cancelled when it is not paid by payBy',
  access: 'public',
  headers: z.object({ [IDEMPOTENCY_HEADER]: idSchema.toLowerCase().optional() }),
  body: bookingInputSchema.extend(honeypotFields),
  status: 201,
  output: z.object({
    id: idSchema,
    reference: z.string(),
    status: bookingStatusSchema,
    /** Opens the booking's page for the browser that booked, to see the booking and to pay. */
    token: z.string(),
    /** Until when and by which order the booking is to be paid; absent if it is paid on site. */
    payment: bookingPaymentSchema.optional(),
  }),
  limit: 'bookings',
  form: 'booking',
  errors: ['not_found', 'capacity_exceeded', 'party_too_large', 'event_closed', 'idempotency_conflict'],
});

export const listBookings = endpoint({
  method: 'GET',
  path: '/api/admin/bookings',
  summary: 'Lists all bookings, or those of one event, newest first',
  access: 'admin',
  query: z.strictObject({ eventId: idSchema.optional(), ...pageQuery }),
  status: 200,
  output: z.array(bookingSchema),
  errors: [],
});

export const enterBooking = endpoint({
  method: 'POST',
  path: '/api/admin/bookings',
  summary:
    'Stores a confirmed booking for a guest who telephones or walks in, also while the event is hidden or has begun; takes its seats, and sends the confirmation only if asked to',
  access: 'admin',
  headers: z.object({ [IDEMPOTENCY_HEADER]: idSchema.toLowerCase().optional() }),
  body: enteredBookingSchema,
  status: 201,
  output: bookingSchema,
  errors: ['not_found', 'capacity_exceeded', 'idempotency_conflict'],
});

export const changeBookingStatus = endpoint({
  method: 'PATCH',
  path: '/api/admin/bookings/{id}/status',
  summary:
    'Confirms a pending booking, or cancels a pending or confirmed one and releases its seats; the guest reads the reason, which is needed to cancel a confirmed one',
  access: 'admin',
  params: z.object({ id: idSchema }),
  body: z.strictObject({
    status: bookingStatusSchema,
    reason: requiredText('Enter a reason', BOOKING_LIMITS.reasonMax).optional(),
  }),
  status: 200,
  output: bookingSchema,
  errors: ['not_found', 'status_change_refused'],
});

export const correctBookingEmail = endpoint({
  method: 'PUT',
  path: '/api/admin/bookings/{id}/email',
  summary:
    'Corrects the email address of a booking and of its order: earlier links end, the new address gets the booking with its link, the former one a mail without personal data. A repeated key changes nothing; the present address is invalid',
  access: 'admin',
  headers: z.object({ [IDEMPOTENCY_HEADER]: idSchema.toLowerCase().optional() }),
  params: z.object({ id: idSchema }),
  body: z.strictObject({ email: emailSchema }),
  status: 200,
  output: bookingSchema,
  errors: ['not_found', 'status_change_refused', 'event_closed'],
});

/** The number of people of a party who have arrived. */
const arrived = z.int().min(0).max(BOOKING_LIMITS.participantsMax);

export const checkInBooking = endpoint({
  method: 'PUT',
  path: '/api/admin/bookings/{id}/arrived',
  summary:
    'Sets how many people of a confirmed booking have arrived, from the day of the event on, unless another device has changed the number since the admin saw it',
  access: 'admin',
  params: z.object({ id: idSchema }),
  headers: z.object({ [IDEMPOTENCY_HEADER]: idSchema.toLowerCase().optional() }),
  body: z.strictObject({
    /** What the admin saw. */
    before: arrived,
    arrived,
  }),
  status: 200,
  output: bookingSchema,
  errors: ARRIVALS_REFUSALS,
});

export const markNoShow = endpoint({
  method: 'PUT',
  path: '/api/admin/bookings/{id}/no-show',
  summary:
    'Records whether the guest of a confirmed booking did not come, once the event has begun; refused while someone of the party has arrived',
  access: 'admin',
  params: z.object({ id: idSchema }),
  body: z.strictObject({ isNoShow: z.boolean() }),
  status: 200,
  output: bookingSchema,
  errors: ['not_found', 'status_change_refused', 'event_closed', 'too_early'],
});

export const deleteBooking = endpoint({
  method: 'DELETE',
  path: '/api/admin/bookings/{id}',
  summary:
    'Deletes a booking and releases any seats it held. With tellGuest, the guest of a booking that held seats gets the mail about a cancellation',
  access: 'admin',
  params: z.object({ id: idSchema }),
  query: z.strictObject({ tellGuest: z.enum(['true', 'false']).default('false') }),
  status: 204,
  output: z.undefined(),
  errors: ['not_found'],
});
