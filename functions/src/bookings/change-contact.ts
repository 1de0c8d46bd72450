import type { Booking, ContactDetails } from '@app/domain/booking/booking-schema.ts';
import type { BookingStore } from './booking-store.ts';
import { changeBooking, type Command } from './change-booking.ts';
import { originalOf } from './change-party-size.ts';

/**
 * Corrects the guest's name and phone number. The first ones are kept to recognise a repeated request.
 * @throws DomainError not_found, status_change_refused, event_closed
 */
export function changeContact(
  store: BookingStore,
  id: string,
  details: ContactDetails,
  command: Command,
): Promise<Booking> {
  return changeBooking(store, 'change_contact', id, command, ({ booking }) => {
    const { name, phone } = booking;
    const contact = booking.original?.contact ?? { name, ...(phone !== undefined && { phone }) };
    return { fields: { ...details, original: { ...originalOf(booking), contact } } };
  });
}
