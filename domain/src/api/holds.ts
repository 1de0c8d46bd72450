import { z } from 'zod';
import { seatHoldSchema } from '../booking/seat-account-schema.ts';
import { BOOKING_LIMITS } from '../booking/booking.ts';
import { idSchema, requiredText } from '../shared/fields.ts';
import { IDEMPOTENCY_HEADER } from './bookings.ts';
import { endpoint } from './endpoint.ts';

const params = z.object({ id: idSchema });

export const holdSeats = endpoint({
  method: 'POST',
  path: '/api/admin/events/{id}/holds',
  summary: 'Holds free seats of an upcoming event back, so that visitors cannot book them',
  access: 'admin',
  params,
  headers: z.object({ [IDEMPOTENCY_HEADER]: idSchema.toLowerCase().optional() }),
  body: z.strictObject({
    seats: z.int().min(1).max(BOOKING_LIMITS.participantsMax),
    reason: requiredText('Enter a reason', BOOKING_LIMITS.reasonMax),
  }),
  status: 201,
  output: seatHoldSchema,
  errors: ['not_found', 'event_closed', 'capacity_exceeded', 'idempotency_conflict'],
});

export const releaseSeats = endpoint({
  method: 'POST',
  path: '/api/admin/events/{id}/releases',
  summary: 'Releases seats that were held back; a repeated request changes nothing',
  access: 'admin',
  params,
  body: z.strictObject({ holdId: idSchema }),
  status: 200,
  output: seatHoldSchema,
  errors: ['not_found', 'hold_ended'],
});
