import { FieldValue } from 'firebase-admin/firestore';
import { bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { bookingRetentionStart, SPECIAL_REQUEST_DAYS } from '@app/domain/retention.ts';
import { type BookingStoreDeps, firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import type { Deadline } from '../store/run-parts.ts';
import { fromDocument } from '../store/documents.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes the special requests of bookings whose event ended longer ago than these are kept: guests write of allergies and the
 * like. Only bookings that still have some are read. Returns their number.
 */
export async function removeSpecialRequests(
  deps: BookingStoreDeps,
  now: Date,
  deadline: Deadline,
): Promise<number> {
  const store = firestoreBookingStore(deps);
  const limit = now.getTime() - SPECIAL_REQUEST_DAYS * DAY_MS;
  const { docs } = await deps.db.collection(COLLECTIONS.bookings).where('specialRequests', '>', '').get();
  let removed = 0;
  for (const document of docs) {
    if (deadline.isOver()) break;
    const booking = fromDocument(bookingSchema, document)!;
    const { events } = await store.read({ events: [booking.eventId] });
    if (bookingRetentionStart(booking, events.get(booking.eventId)).getTime() > limit) continue;
    await document.ref.update({ specialRequests: FieldValue.delete() });
    removed += 1;
  }
  return removed;
}
