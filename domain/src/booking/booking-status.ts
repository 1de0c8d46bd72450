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

interface Meaning {
  holdsSeats: boolean;
  /** The admin, a payment or a deadline has yet to decide about it. */
  awaitsDecision: boolean;
  /** The guests may come, and are reminded, checked in and thanked. */
  expectsGuests: boolean;
}

/** What the statuses mean. A new status does not compile without its row. */
const MEANINGS: Record<BookingStatus, Meaning> = {
  pending: { holdsSeats: true, awaitsDecision: true, expectsGuests: false },
  confirmed: { holdsSeats: true, awaitsDecision: false, expectsGuests: true },
  cancelled: { holdsSeats: false, awaitsDecision: false, expectsGuests: false },
};

export const holdsSeats = (status: BookingStatus): boolean => MEANINGS[status].holdsSeats;
export const awaitsDecision = (status: BookingStatus): boolean => MEANINGS[status].awaitsDecision;
export const expectsGuests = (status: BookingStatus): boolean => MEANINGS[status].expectsGuests;
