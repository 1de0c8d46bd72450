import { DomainError } from '@app/domain/errors.ts';
import type { BookingStore } from './booking-store.ts';

/**
 * Queues a mail with the link of a booking, which stays as it is.
 * @throws DomainError not_found
 */
export function sendLink(store: BookingStore, id: string): Promise<void> {
  return store.transaction(async (tx) => {
    const booking = (await tx.read({ bookings: [id] })).bookings.get(id);
    if (!booking) throw new DomainError('not_found', 'The booking has been deleted.');
    const { events } = await tx.read({ events: [booking.eventId] });
    tx.queueMail('linkAgain', booking, events.get(booking.eventId));
  });
}
