import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { BookingStore } from './booking-store.ts';
import { changeBooking, type Command } from './change-booking.ts';

/**
 * Counts people of a confirmed booking as arrived; the rest of the party may follow later.
 * @throws DomainError not_found, status_change_refused (also when more people come than are expected), event_closed
 */
export function checkInBooking(
  store: BookingStore,
  id: string,
  people: number,
  command: Command,
): Promise<Booking> {
  return changeBooking(store, 'check_in', id, command, ({ booking }) => {
    const arrived = (booking.arrived ?? 0) + people;
    if (arrived > booking.numberOfParticipants)
      throw new DomainError('status_change_refused', 'More people than the booking is for.');
    return { fields: { arrived, isNoShow: false } };
  });
}

/**
 * Marks a confirmed booking as a no-show. @throws DomainError not_found, status_change_refused (also when someone has
 * arrived), event_closed
 */
export function markNoShow(store: BookingStore, id: string, command: Command): Promise<Booking> {
  return changeBooking(store, 'no_show', id, command, ({ booking }) => {
    if (booking.arrived) throw new DomainError('status_change_refused', 'Someone of this party has arrived.');
    return { fields: { isNoShow: true } };
  });
}
