import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import { type Event, eventSeatsSchema } from '@app/domain/event/event-schema.ts';
import { isUpcoming } from '@app/domain/event/event-timing.ts';
import type { Deps } from '../deps.ts';
import { fromDocument } from './documents.ts';
import type { Transaction } from './transaction.ts';

/** Returns the document with an event's booked seats; visitors may read it while `isActive`, a copy of the event's field. */
export function seatsOf(db: Firestore, eventId: string) {
  return db.collection(COLLECTIONS.eventSeats).doc(eventId);
}

export function bookedOf(seats: DocumentSnapshot): number {
  return fromDocument(eventSeatsSchema, seats)?.booked ?? 0;
}

/**
 * Subtracts `places` from an event's seat count. The seat count of a deleted event is removed with its last booking and
 * never recreated. Both documents must have been read in the same transaction.
 */
export function releaseSeats(
  tx: Transaction,
  { event, seats }: { event: DocumentSnapshot; seats: DocumentSnapshot },
  places: number,
): void {
  if (!seats.exists || places === 0) return;
  const booked = Math.max(0, bookedOf(seats) - places);
  if (event.exists || booked > 0) tx.update(seats.ref, { booked });
  else tx.delete(seats.ref);
}

/**
 * Deletes the seat count of an event that is deleted. The bookings stay with their agreed terms, because the law requires
 * to keep them.
 * @throws DomainError event_has_bookings while an upcoming event has booked seats
 */
export async function removeSeats(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tx: Transaction,
  event: Event,
): Promise<void> {
  const [seats] = await tx.getAll(seatsOf(db, event.id));
  const booked = bookedOf(seats!);
  if (booked > 0 && isUpcoming(event, clock.now())) {
    throw new DomainError(
      'event_has_bookings',
      `${booked} places of this event are booked: cancel them first, or hide the event until it is past.`,
    );
  }
  if (seats!.exists) tx.delete(seats!.ref);
}

/**
 * Updates the seat count after any change of its event: copies the visibility, or deletes the seat count with the event.
 * It reads the current state, so late and repeated calls are harmless.
 */
export async function syncSeatCount(
  { db, transaction }: Pick<Deps, 'db' | 'transaction'>,
  eventId: string,
): Promise<void> {
  await transaction(async (tx) => {
    const [event, seats] = await tx.getAll(
      db.collection(COLLECTIONS.events).doc(eventId),
      seatsOf(db, eventId),
    );
    if (!seats!.exists) return;
    const isActive = event!.get('isActive') === true;
    if (!event!.exists) tx.delete(seats!.ref);
    else if (seats!.get('isActive') !== isActive) tx.update(seats!.ref, { isActive });
  });
}
