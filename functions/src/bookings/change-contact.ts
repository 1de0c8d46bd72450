import type { Booking, ContactDetails } from '@app/domain/booking/booking-schema.ts';
import { DomainError } from '@app/domain/errors.ts';
import { comparableEmail } from '@app/domain/shared/email.ts';
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

/**
 * Corrects the address to which the mails about a booking and its order go. The earlier links end, and the new address is
 * verified like that of a new booking. Seats and the party limit follow, because they are counted by the bookings' addresses.
 * @throws DomainError not_found, validation_failed, status_change_refused, event_closed
 */
export function correctBookingEmail(
  store: BookingStore,
  id: string,
  email: string,
  command: Command,
): Promise<Booking> {
  return changeBooking(store, 'correct_email', id, command, ({ booking }) => {
    const { email: formerEmail, linkVersion = 0 } = booking;
    if (!formerEmail) throw new DomainError('not_found', 'This guest has no email address.');
    const emailKey = comparableEmail(email);
    if (emailKey === comparableEmail(formerEmail)) {
      const message = 'The booking already has this address';
      throw new DomainError('validation_failed', message, [{ field: 'email', message }]);
    }
    return {
      fields: {
        email,
        emailKey: emailKey === email ? undefined : emailKey,
        linkVersion: linkVersion + 1,
        openedAt: undefined,
      },
      formerEmail,
    };
  });
}
