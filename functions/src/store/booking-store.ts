import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { type Booking, bookingSchema } from '@app/domain/booking/booking-schema.ts';
import type { BookingStatus } from '@app/domain/booking/booking.ts';
import { canChangeStatus, holdsSeats } from '@app/domain/booking/booking-status.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import { type AvailabilityState, eventAvailability } from '@app/domain/event/event-availability.ts';
import { type Event, eventSchema, eventSeatsSchema } from '@app/domain/event/event-schema.ts';
import { fromDocument, toDocument } from './documents.ts';
import type { Reader, RunTransaction } from './transaction.ts';

interface Store {
  db: Firestore;
  transaction: RunTransaction;
}

function references(db: Firestore) {
  return {
    booking: (id: string) => db.collection(COLLECTIONS.bookings).doc(id),
    event: (id: string) => db.collection(COLLECTIONS.events).doc(id),
    seats: (eventId: string) => db.collection(COLLECTIONS.eventSeats).doc(eventId),
  };
}

/** All bookings, the newest first, or those of one event. */
export async function findBookings(db: Firestore, eventId?: string): Promise<Booking[]> {
  const newestFirst = db.collection(COLLECTIONS.bookings).orderBy('createdAt', 'desc');
  const { docs } = await (eventId ? newestFirst.where('eventId', '==', eventId) : newestFirst).get();
  return docs.flatMap((snapshot) => fromDocument(bookingSchema, snapshot) ?? []);
}

const CLOSED: Partial<Record<AvailabilityState, string>> = {
  past: 'The event has already begun.',
  inactive: 'The event is not open to the public.',
  external: 'Bookings for this event are taken at another address.',
};

/** @throws DomainError event_closed or capacity_exceeded unless the event takes this party now. */
function requireRoom(event: Event, booked: number, party: number, now: Date): void {
  const { state, seatsLeft } = eventAvailability(event, booked, now);
  const closed = CLOSED[state];
  if (closed) throw new DomainError('event_closed', closed);
  if (party > seatsLeft) {
    throw new DomainError(
      'capacity_exceeded',
      `Event capacity exceeded: ${party} asked for, ${seatsLeft} left.`,
    );
  }
}

/** @throws DomainError idempotency_conflict unless both say the same, apart from what happened to the first since. */
function requireSameContent(earlier: Booking, wanted: Booking): void {
  const content = ({ status: _status, createdAt: _createdAt, ...rest }: Booking) => rest;
  if (!isDeepStrictEqual(content(earlier), content(wanted))) throw new DomainError('idempotency_conflict');
}

/**
 * Stores a booking and takes its seats, both or neither. A booking that stands already under the same id is
 * answered as it stands.
 * @throws DomainError not_found (unknown event), event_closed, capacity_exceeded, idempotency_conflict
 */
export async function placeBooking({ db, transaction }: Store, wanted: Booking): Promise<Booking> {
  const documents = references(db);
  const documentOf = {
    booking: documents.booking(wanted.id),
    event: documents.event(wanted.eventId),
    seats: documents.seats(wanted.eventId),
  };

  async function look(reader: Reader): Promise<{ earlier?: Booking; booked: number }> {
    const [booking, event, seats] = await reader.getAll(
      documentOf.booking,
      documentOf.event,
      documentOf.seats,
    );
    const earlier = fromDocument(bookingSchema, booking!);
    const booked = fromDocument(eventSeatsSchema, seats!)?.booked ?? 0;
    if (earlier) {
      requireSameContent(earlier, wanted);
      return { earlier, booked };
    }
    const known = fromDocument(eventSchema, event!);
    if (!known) {
      const errors = [{ field: 'eventId', message: 'There is no such event' }];
      throw new DomainError('not_found', 'There is no such event.', errors);
    }
    requireRoom(known, booked, wanted.numberOfParticipants, wanted.createdAt);
    return { booked };
  }

  // Most that is refused is refused here, without a lock: a full event must not queue the crowd that asks for it.
  const { earlier } = await look(db);
  if (earlier) return earlier;

  return transaction(async (tx) => {
    const now = await look(tx);
    if (now.earlier) return now.earlier;
    tx.create(documentOf.booking, toDocument(wanted));
    tx.set(documentOf.seats, { booked: now.booked + wanted.numberOfParticipants });
    return wanted;
  });
}

/**
 * Changes a booking's status; a booking that no longer holds its seats gives them back in the same transaction.
 * @throws DomainError not_found, status_change_refused
 */
export async function changeStatus(
  { db, transaction }: Store,
  id: string,
  status: BookingStatus,
): Promise<Booking> {
  const documents = references(db);
  return transaction(async (tx) => {
    const [snapshot] = await tx.getAll(documents.booking(id));
    const booking = fromDocument(bookingSchema, snapshot!);
    if (!booking) throw new DomainError('not_found', 'There is no such booking.');
    if (!canChangeStatus(booking.status, status)) {
      throw new DomainError(
        'status_change_refused',
        `A ${booking.status} booking does not become ${status}.`,
      );
    }
    if (holdsSeats(booking.status) && !holdsSeats(status)) {
      const seatsDocument = documents.seats(booking.eventId);
      const [seats] = await tx.getAll(seatsDocument);
      const booked = fromDocument(eventSeatsSchema, seats!)?.booked ?? 0;
      tx.set(seatsDocument, { booked: Math.max(0, booked - booking.numberOfParticipants) });
    }
    tx.update(documents.booking(id), { status });
    return { ...booking, status };
  });
}
