import { z } from 'zod';
import { bookingInputSchema, bookingSchema, bookingStatusSchema } from '../booking/booking-schema.ts';
import { idSchema } from '../shared/fields.ts';
import { endpoint } from './endpoint.ts';
import { pageQuery } from './paging.ts';
import { honeypotFields } from './honeypot.ts';

/** Carries a uuid that the booking dialog makes once, so that a repeated request stays one booking. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

export const createBooking = endpoint({
  method: 'POST',
  path: '/api/bookings',
  summary: 'Books places for an event; the request then awaits confirmation',
  access: 'public',
  headers: z.object({ [IDEMPOTENCY_HEADER]: idSchema.toLowerCase().optional() }),
  body: bookingInputSchema.extend(honeypotFields),
  status: 201,
  output: z.object({ id: idSchema, reference: z.string(), status: bookingStatusSchema }),
  limit: 'bookings',
  errors: ['not_found', 'capacity_exceeded', 'event_closed', 'idempotency_conflict'],
});

export const listBookings = endpoint({
  method: 'GET',
  path: '/api/admin/bookings',
  summary: 'All bookings, the newest first, or those of one event',
  access: 'admin',
  query: z.strictObject({ eventId: idSchema.optional(), ...pageQuery }),
  status: 200,
  output: z.array(bookingSchema),
  errors: [],
});

export const changeBookingStatus = endpoint({
  method: 'PATCH',
  path: '/api/admin/bookings/{id}/status',
  summary: 'Confirms or cancels a pending booking; cancelling gives its seats back',
  access: 'admin',
  params: z.object({ id: idSchema }),
  body: z.strictObject({ status: bookingStatusSchema }),
  status: 200,
  output: bookingSchema,
  errors: ['not_found', 'status_change_refused'],
});

export const deleteBooking = endpoint({
  method: 'DELETE',
  path: '/api/admin/bookings/{id}',
  summary: 'Deletes a booking; one that held seats gives them back',
  access: 'admin',
  params: z.object({ id: idSchema }),
  status: 204,
  output: z.undefined(),
  errors: ['not_found'],
});
