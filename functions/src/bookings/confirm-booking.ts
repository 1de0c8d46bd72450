import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { BookingStore } from './booking-store.ts';
import { changeBooking, type Command, revised } from './change-booking.ts';

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
