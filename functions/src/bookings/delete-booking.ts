import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import type { Deps } from '../deps.ts';
import { releaseSeats } from '../store/event-seats-store.ts';
import { bookingDocuments, requireBooking } from './stored-bookings.ts';

/**
 * Deletes a booking and releases its seats, if it holds any, exactly once: in the same transaction.
 * @throws DomainError not_found
 */
export async function deleteBooking(
  { db, transaction }: Pick<Deps, 'db' | 'transaction'>,
  id: string,
): Promise<void> {
  const documents = bookingDocuments(db);
  await transaction(async (tx) => {
    const booking = await requireBooking(db, tx, id);
    const [event, seats] = await tx.getAll(
      documents.event(booking.eventId),
      documents.seats(booking.eventId),
    );
    const held = { event: event!, seats: seats! };
    if (holdsSeats(booking.status)) releaseSeats(tx, held, booking.numberOfParticipants);
    tx.delete(documents.booking(id));
  });
}
