import { bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { isOverdue } from '@app/domain/booking/unverified.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import { eventSchema } from '@app/domain/event/event-schema.ts';
import type { Deps } from '../deps.ts';
import { tryPart } from '../store/run-parts.ts';
import { fromDocument } from '../store/documents.ts';
import type { BookingStore } from './booking-store.ts';
import { releaseUnverified } from './cancel-booking.ts';
import { type BookingStoreDeps, bookingDocuments, firestoreBookingStore } from './firestore-booking-store.ts';

/** Records that the guest of a booking has opened its link, once. It changes no seats, so the ledger has no entry of it. */
export async function verifyAddress(store: BookingStore, id: string): Promise<void> {
  await store.transaction(async (tx) => {
    const booking = (await tx.read({ bookings: [id] })).bookings.get(id);
    if (booking && !booking.openedAt) tx.updateBooking(id, { openedAt: store.now() });
  });
}

/**
 * Releases the pending bookings whose guests did not open the link in the time that the event sets, counted from the sending
 * of the mail. Reads the events that set one, and the pending bookings of those only. A failing booking does not stop the
 * others.
 * @returns how many were released
 */
export async function releaseUnverifiedBookings(
  deps: BookingStoreDeps & Pick<Deps, 'log'>,
  requestId: string,
): Promise<number> {
  const { db, clock } = deps;
  const now = clock.now();
  const { docs } = await db.collection(COLLECTIONS.events).where('verifyHours', '>', 0).get();
  const events = docs
    .flatMap((snapshot) => fromDocument(eventSchema, snapshot) ?? [])
    .filter(({ dateTime }) => dateTime > now);
  const store = firestoreBookingStore(deps);
  let released = 0;
  for (const event of events) {
    const pending = bookingDocuments(db).bookingsOf(event.id).where('status', '==', 'pending');
    const bookings = (await pending.get()).docs
      .flatMap((snapshot) => fromDocument(bookingSchema, snapshot) ?? [])
      .filter((booking) => isOverdue(booking, event, booking.createdAt, now));
    for (const { id } of bookings) {
      const release = () =>
        releaseUnverified(store, id).then(
          () => (released += 1),
          (error: unknown) => {
            // The mail was sent later, or the guest has opened the link or cancelled since the query.
            if (!(error instanceof DomainError)) throw error;
          },
        );
      await tryPart(deps, requestId, `release of ${id}`, release);
    }
  }
  return released;
}
