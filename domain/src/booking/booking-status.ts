import type { BookingStatus } from './booking.ts';

/** The allowed transitions: an admin confirms or cancels a pending booking. */
const TRANSITIONS: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: [],
  cancelled: [],
};

/** Returns whether a booking may change from one status to another. A change to the same status is not allowed. */
export function canChangeStatus(from: BookingStatus, to: BookingStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Returns whether a booking with this status holds seats: pending and confirmed bookings do, cancelled ones do not. */
export function holdsSeats(status: BookingStatus): boolean {
  return status !== 'cancelled';
}
