import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import { type Event, eventSeatsSchema } from '@app/domain/event/event-schema.ts';
import { isUpcoming } from '@app/domain/event/event-timing.ts';
import type { Deps } from '../deps.ts';
import { fromDocument } from './documents.ts';
import type { Transaction } from './transaction.ts';

/** How many places of an event are held; its visitors may read it while `isActive`, which follows the event's. */
export function seatsOf(db: Firestore, eventId: string) {
  return db.collection(COLLECTIONS.eventSeats).doc(eventId);
}

export function bookedOf(seats: DocumentSnapshot): number {
  return fromDocument(eventSeatsSchema, seats)?.booked ?? 0;
}

/**
 * Takes `places` from the count of an event's seats. The count of an event that is gone goes with its last booking, and
 * none comes back. Both documents were read in the same transaction.
 */
export function giveSeatsBack(
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
 * For the deletion of an event: deletes the count of its seats too. The bookings stay, with what was agreed in them: they
 * are records that the law wants kept.
 * @throws DomainError event_has_bookings while people hold seats of an upcoming event
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
 * Brings the count of an event's seats in line with the event, by whichever way that was changed: as visible as the event,
 * and gone when the event is. Reads what is true now, so that late and repeated calls do no harm.
 */
export async function followEvent(
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
