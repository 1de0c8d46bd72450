import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { BookingStatus } from '@app/domain/booking/booking.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { BookingStore } from './booking-store.ts';
import { cancelBooking } from './cancel-booking.ts';
import type { Command } from './change-booking.ts';
import { confirmBooking } from './confirm-booking.ts';

/**
 * Confirms or cancels a booking on behalf of an admin.
 * @throws DomainError what these operations throw; status_change_refused for `pending`
 */
export async function changeBookingStatus(
  store: BookingStore,
  id: string,
  status: BookingStatus,
  command: Command,
): Promise<Booking> {
  if (status === 'confirmed') return confirmBooking(store, id, command);
  if (status === 'cancelled') return cancelBooking(store, id, command);
  throw new DomainError('status_change_refused', 'No booking becomes pending again.');
}
