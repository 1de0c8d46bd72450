import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { BookingStatus } from '@app/domain/booking/booking.ts';
import { canChangeStatus, holdsSeats } from '@app/domain/booking/booking-status.ts';
import { DomainError } from '@app/domain/errors.ts';
import { type Event, eventSchema } from '@app/domain/event/event-schema.ts';
import type { Deps } from '../deps.ts';
import type { Outbox } from '../mail/outbox.ts';
import { fromDocument } from '../store/documents.ts';
import { releaseSeats } from '../store/event-seats-store.ts';
import type { Transaction } from '../store/transaction.ts';
import { bookingDocuments, requireBooking } from './stored-bookings.ts';

type QueueMail = (outbox: Outbox, tx: Transaction, booking: Booking, event: Event | undefined) => void;

const MAIL_BY_STATUS: Partial<Record<BookingStatus, QueueMail>> = {
  confirmed: (outbox, tx, booking, event) => outbox.bookingConfirmed(tx, booking, event),
  cancelled: (outbox, tx, booking, event) => outbox.bookingCancelled(tx, booking, event),
};

/**
 * Changes a booking's status and queues the mail about it. When the booking no longer holds its seats, they are released
 * in the same transaction.
 * @throws DomainError not_found, status_change_refused
 */
export async function changeBookingStatus(
  { db, transaction, outbox }: Pick<Deps, 'db' | 'transaction' | 'outbox'>,
  id: string,
  status: BookingStatus,
): Promise<Booking> {
  const documents = bookingDocuments(db);
  return transaction(async (tx) => {
    const booking = await requireBooking(db, tx, id);
    if (!canChangeStatus(booking.status, status)) {
      throw new DomainError(
        'status_change_refused',
        `A ${booking.status} booking does not become ${status}.`,
      );
    }
    const [event, seats] = await tx.getAll(
      documents.event(booking.eventId),
      documents.seats(booking.eventId),
    );
    if (holdsSeats(booking.status) && !holdsSeats(status))
      releaseSeats(tx, { event: event!, seats: seats! }, booking.numberOfParticipants);
    tx.update(documents.booking(id), { status });

    const changed = { ...booking, status };
    MAIL_BY_STATUS[status]?.(outbox, tx, changed, fromDocument(eventSchema, event!));
    return changed;
  });
}
