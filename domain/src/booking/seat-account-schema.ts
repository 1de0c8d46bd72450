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

/** An entry of an event's ledger: the seats of the event's account are always the sums of its entries. */
export const seatChangeSchema = z.strictObject({
  /** The key of the operation, which is therefore performed once. */
  id: z.string().min(1),
  at: instantSchema,
  by: actorSchema,
  kind: z.enum(SEAT_OPERATIONS),
  /** The change in booked and in held seats. */
  booked: z.int(),
  held: z.int(),
  bookingId: idSchema.optional(),
  holdId: idSchema.optional(),
  reason: requiredText('Enter a reason', BOOKING_LIMITS.reasonMax).optional(),
});

/** Seats that are kept for someone without a booking: a waitlist offer, or seats that the owner holds back. */
export const seatHoldSchema = z.strictObject({
  id: idSchema,
  eventId: idSchema,
  seats: z.int().min(1).max(BOOKING_LIMITS.participantsMax),
  state: z.enum(HOLD_STATES),
  /** The hold lapses at this time; without it, it stays until it is released. */
  expiresAt: instantSchema.optional(),
  /** The booking that an accepted hold became. */
  bookingId: idSchema.optional(),
  createdAt: instantSchema,
});

export type Actor = z.infer<typeof actorSchema>;
export type SeatChange = z.infer<typeof seatChangeSchema>;
export type SeatHold = z.infer<typeof seatHoldSchema>;
