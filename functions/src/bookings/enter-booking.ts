import { agreedTerms } from '@app/domain/booking/agreed-terms.ts';
import type { Booking, RequestedBooking } from '@app/domain/booking/booking-schema.ts';
import type { Actor } from '@app/domain/booking/seat-account-schema.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { BookingStore } from './booking-store.ts';
import { bookingEntry, requireSameContent } from './create-booking.ts';
import { changeSeats, requireFreeSeats, seatsOf } from './seat-ledger.ts';

/**
 * Stores a confirmed booking that an admin makes for a guest who telephones or walks in, also while the event is hidden
 * or has begun, and queues the mail about it if `sendsMail`. A booking that exists under the same id is returned as it is.
 * @throws DomainError not_found (event, or a deleted booking), capacity_exceeded, idempotency_conflict
 */
export async function enterBooking(
  store: BookingStore,
  { sendsMail, ...request }: Omit<RequestedBooking, 'status'> & { sendsMail: boolean },
  by: Actor,
): Promise<Booking> {
  const { id, eventId, numberOfParticipants } = request;
  return store.transaction(async (tx) => {
    const records = await tx.read({ bookings: [id], events: [eventId], changes: [{ eventId, id }] });
    const requested = { ...request, status: 'confirmed' as const };
    const existing = records.bookings.get(id);
    if (existing) {
      requireSameContent(existing, requested);
      return existing;
    }
    const seats = seatsOf(records, eventId);
    const { event } = seats;
    if (!event || records.changes.has(id)) throw new DomainError('not_found');
    requireFreeSeats(event, seats.account, numberOfParticipants);
    const booking = { ...requested, agreed: agreedTerms(event) };
    tx.createBooking(booking);
    changeSeats(tx, seats, [bookingEntry(requested, { kind: 'walk_in', by })]);
    if (sendsMail) tx.queueMail('confirmed', booking, event);
    return booking;
  });
}
