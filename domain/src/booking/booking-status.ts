import type { BookingStatus } from './booking.ts';

/** The only changes there are: a pending booking is confirmed or cancelled, by the admin. */
const TRANSITIONS: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: [],
  cancelled: [],
};

/** Whether a booking may go from one status to another; to stay as it is is no change, and refused too. */
export function canChangeStatus(from: BookingStatus, to: BookingStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Pending and confirmed bookings hold their seats; a cancelled one has given them back. */
export function holdsSeats(status: BookingStatus): boolean {
  return status !== 'cancelled';
}
