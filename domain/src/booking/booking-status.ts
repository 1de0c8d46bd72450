import { BOOKING_OPERATIONS } from './booking-operations.ts';
import type { BookingStatus } from './booking.ts';

/** The operations by which the admin changes a booking's status. */
const ADMIN_OPERATIONS = [BOOKING_OPERATIONS.confirm, BOOKING_OPERATIONS.cancel_by_admin];

/** Returns whether the admin may change a booking from one status to another. A change to the same status is not allowed. */
export function canChangeStatus(from: BookingStatus, to: BookingStatus): boolean {
  return ADMIN_OPERATIONS.some(
    (operation) => operation.to === to && operation.from.some((status) => status === from),
  );
}

/** Returns whether a booking with this status holds seats: pending and confirmed bookings do, cancelled ones do not. */
export function holdsSeats(status: BookingStatus): boolean {
  return status !== 'cancelled';
}
