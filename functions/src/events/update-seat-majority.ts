import { bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { seatMajority } from '@app/domain/booking/seat-majority.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { eventSchema } from '@app/domain/event/event-schema.ts';
import type { Deps } from '../deps.ts';
import { tellOwner } from '../store/tell-owner.ts';
import { fromDocument } from '../store/documents.ts';
import { bookingDocuments } from '../bookings/firestore-booking-store.ts';

/**
 * Writes or removes an event's line in the owner's list of events of which one mailbox or one network holds more than half. It
 * reads the bookings as they are stored now, so late and repeated calls are harmless.
 */
export async function updateSeatMajority(
  { db, transaction, clock }: Pick<Deps, 'db' | 'transaction' | 'clock'>,
  eventId: string,
): Promise<void> {
  const documents = bookingDocuments(db);
  const line = db.collection(COLLECTIONS.seatMajorities).doc(eventId);
  await transaction(async (tx) => {
    const [snapshot, stored] = await tx.getAll(documents.event(eventId), line);
    const event = fromDocument(eventSchema, snapshot!);
    const { docs } = await tx.get(documents.bookingsOf(eventId));
    const networks = docs.length > 0 ? await tx.getAll(...docs.map(({ id }) => documents.network(id))) : [];
    const bookings = docs.map((booking, index) => ({
      ...fromDocument(bookingSchema, booking)!,
      network: networks[index]!.get('network') as string | undefined,
    }));
    const majority = event && seatMajority(event, bookings);
    if (majority) {
      const { title, titleKr, dateTime, capacity } = event;
      tx.set(line, { ...majority, title, titleKr, dateTime, capacity });
      if (!stored!.exists) tellOwner(db, tx, { kind: 'majority', about: line, at: clock.now() });
    } else if (stored!.exists) tx.delete(line);
  });
}
