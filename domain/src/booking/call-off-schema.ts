import { z } from 'zod';
import { BOOKING_LIMITS } from './booking.ts';
import { SERIES_MAX } from '../event/series-dates.ts';
import { idSchema, instantSchema, requiredText } from '../shared/fields.ts';

/** The guests read it. */
const reason = requiredText('Enter a reason', BOOKING_LIMITS.reasonMax);

export const callOffInputSchema = z.strictObject({
  reason,
  /** Other dates of the event's series that are called off with it. */
  dates: z.array(idSchema).max(SERIES_MAX).default([]),
});

/** The job that calls an event off: it cancels its bookings, which tells each guest and requests the refunds. */
export const callOffSchema = z.strictObject({
  /** The event's id. */
  id: idSchema,
  reason,
  /** The other dates of its series that were called off with it. */
  dates: z.array(idSchema).optional(),
  /** The uid of the admin. */
  by: z.string(),
  startedAt: instantSchema,
  state: z.enum(['running', 'done']),
  /** The number of bookings that held seats when the job began. */
  total: z.int().min(0),
  /** The number of bookings that still hold seats. */
  left: z.int().min(0),
});

export type CallOff = z.infer<typeof callOffSchema>;
