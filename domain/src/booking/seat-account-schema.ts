import { z } from 'zod';
import { idSchema, instantSchema, requiredText } from '../shared/fields.ts';
import { HOLD_STATES, SEAT_OPERATIONS } from './booking-operations.ts';
import { BOOKING_LIMITS } from './booking.ts';

/** Who performed an operation: a guest, an admin, or a function such as the nightly cleanup. */
export const actorSchema = z.strictObject({
  role: z.enum(['guest', 'admin', 'system']),
  /** The admin's uid. */
  uid: z.string().optional(),
});

const reason = requiredText('Enter a reason', BOOKING_LIMITS.reasonMax).optional();

/** An entry of an event's ledger. The seats of the event's account are always the sums of its entries. */
export const seatChangeSchema = z.strictObject({
  /** The idempotency key of the operation. */
  id: z.string().min(1),
  at: instantSchema,
  by: actorSchema,
  kind: z.enum(SEAT_OPERATIONS),
  /** The change in booked and in held seats. */
  booked: z.int(),
  held: z.int(),
  bookingId: idSchema.optional(),
  holdId: idSchema.optional(),
  reason,
});

/** Seats reserved without a booking: a waitlist offer, or seats that the owner keeps. */
export const seatHoldSchema = z.strictObject({
  id: idSchema,
  eventId: idSchema,
  seats: z.int().min(1).max(BOOKING_LIMITS.participantsMax),
  state: z.enum(HOLD_STATES),
  /** The time at which the hold expires; without it, the hold lasts until it is released. */
  expiresAt: instantSchema.optional(),
  /** The booking that was created by accepting the hold. */
  bookingId: idSchema.optional(),
  createdAt: instantSchema,
  /** Why the owner holds these seats back. */
  reason,
});

export type Actor = z.infer<typeof actorSchema>;
export type SeatChange = z.infer<typeof seatChangeSchema>;
export type SeatHold = z.infer<typeof seatHoldSchema>;
