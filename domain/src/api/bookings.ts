import { z } from 'zod';
import { bookingInputSchema, bookingSchema, bookingStatusSchema } from '../booking/booking-schema.ts';
import { idSchema } from '../shared/fields.ts';
import { endpoint } from './endpoint.ts';

/** Carries a uuid that the booking dialog makes once, so that a repeated request stays one booking. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

export const createBooking = endpoint({
  method: 'POST',
  path: '/api/bookings',
  summary: 'Books places for an event; the request then awaits confirmation',
  access: 'public',
  body: bookingInputSchema,
  status: 201,
  output: z.object({ id: idSchema, reference: z.string(), status: bookingStatusSchema }),
  errors: ['capacity_exceeded', 'event_closed', 'idempotency_conflict', 'try_again'],
});

export const listBookings = endpoint({
  method: 'GET',
  path: '/api/admin/bookings',
  summary: 'All bookings, the newest first, or those of one event',
  access: 'admin',
  query: z.strictObject({ eventId: idSchema.optional() }),
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
  errors: ['status_change_refused', 'try_again'],
});
