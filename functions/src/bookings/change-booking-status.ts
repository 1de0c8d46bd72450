import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { BookingStatus } from '@app/domain/booking/booking.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { BookingStore } from './booking-store.ts';
import { cancelBooking } from './cancel-booking.ts';
import { type Command, changeBooking, revised } from './change-booking.ts';

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

/**
 * Confirms a pending booking and queues the mail about it.
 * @throws DomainError not_found, status_change_refused
 */
export function confirmBooking(store: BookingStore, id: string, command: Command): Promise<Booking> {
  return changeBooking(store, 'confirm', id, command, ({ booking }) => ({
    fields: { status: 'confirmed', ...revised(booking) },
    news: 'confirmed',
  }));
}
