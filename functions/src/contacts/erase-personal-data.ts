import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { ORDER_EVENTS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import { orderSchema } from '@app/domain/order/order-schema.ts';
import { bookingErasure, type Erasure, orderErasure } from '@app/domain/personal-data/erasure.ts';
import { isLive } from '@app/domain/waitlist/waitlist-operations.ts';
import { waitlistEntrySchema } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import { deleteBooking } from '../bookings/delete-booking.ts';
import { endWaitlistEntry } from '../bookings/waitlist/end-waitlist-entry.ts';
import { type BookingStoreDeps, firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import { fromDocument } from '../store/documents.ts';
import { findPersonalData } from './find-personal-data.ts';

/** How many records were deleted, will be deleted once they are no longer needed, or are kept as the law demands. */
export type ErasureCounts = Record<Erasure, number> & {
  /** How many bookings that stay have lost their special requests. */
  requests: number;
};

const GUEST = { role: 'guest' } as const;

/** Waits for an operation that a guest or another run may have performed in the meantime. */
async function unlessGone(operation: Promise<unknown>): Promise<void> {
  await operation.catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });
}

async function removeOrder(order: DocumentReference): Promise<void> {
  for (const event of await order.collection(ORDER_EVENTS).listDocuments()) await event.delete();
  await order.delete();
}

/**
 * Deletes the records about an address that may be deleted, and the special requests of bookings that stay. The triggers delete the mails about them and their search entries. A
 * booking or order that is under way stays until it is over; records of sales stay for the time that the law demands.
 * It may be repeated: a run that was interrupted is continued by the next one.
 */
export async function erasePersonalData(deps: BookingStoreDeps, email: string): Promise<ErasureCounts> {
  const { db, clock } = deps;
  const store = firestoreBookingStore(deps);
  const counts: ErasureCounts = { now: 0, later: 0, kept: 0, requests: 0 };
  const records = await findPersonalData(db, email);
  const now = clock.now();

  for (const document of records.bookings) {
    const booking = fromDocument(bookingSchema, document)!;
    const { events } = await store.read({ events: [booking.eventId] });
    const order = await store.readOrder(booking);
    const erasure = bookingErasure(booking, events.get(booking.eventId), order, now);
    if (erasure === 'now')
      await unlessGone(deleteBooking(store, booking.id, { key: `erase-${booking.id}`, by: GUEST }));
    else if (booking.specialRequests) {
      // What a guest wrote may concern their health and is no record of a sale.
      await document.ref.update({ specialRequests: FieldValue.delete() });
      counts.requests += 1;
    }
    counts[erasure] += 1;
  }
  for (const document of records.orders) {
    const erasure = orderErasure(fromDocument(orderSchema, document)!);
    if (erasure === 'now') await removeOrder(document.ref);
    counts[erasure] += 1;
  }
  for (const document of records.waitlistEntries) {
    const { id, state } = fromDocument(waitlistEntrySchema, document)!;
    if (isLive(state)) await unlessGone(endWaitlistEntry(store, 'leave', id, GUEST));
    await document.ref.delete();
    counts.now += 1;
  }
  for (const document of [
    ...records.contacts,
    ...records.restockRequests,
    ...records.newsletterSubscriptions,
    ...records.guestNotes,
  ]) {
    await document.ref.delete();
    counts.now += 1;
  }
  for (const document of records.mail) {
    // A mail that is still to be sent is about a record that stays, goes with its record, or tells of a deletion.
    if (!['SUCCESS', 'ERROR'].includes(document.get('delivery.state') as string)) continue;
    await document.ref.delete();
    counts.now += 1;
  }
  return counts;
}
