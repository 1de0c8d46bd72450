import { z } from 'zod';
import { BOOKING_LIMITS } from './booking.ts';
import { idSchema, instantSchema, requiredText } from '../shared/fields.ts';

export const callOffInputSchema = z.strictObject({
  /** The guests read it. */
  reason: requiredText('Enter a reason', BOOKING_LIMITS.reasonMax),
});

/** The job that calls an event off: it cancels its bookings, which tells each guest and requests the refunds. */
export const callOffSchema = z.strictObject({
  /** The event's id. */
  id: idSchema,
  ...callOffInputSchema.shape,
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
