import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { bookingRetentionStart, monthsBefore, RETENTION_MONTHS } from '@app/domain/retention.ts';
import { seatsHeldBy } from '../bookings/change-booking.ts';
import { type BookingStoreDeps, firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import { changeSeats, seatsOf } from '../bookings/seat-ledger.ts';
import type { Deadline } from '../store/run-parts.ts';

/** Bookings per page: each may cost one deletion, and their seats one more write. */
const PAGE = 200;

const eventOf = (booking: DocumentSnapshot) => booking.get('eventId') as string;

/**
 * Deletes the bookings whose event ended longer ago than commercial records are kept, and gives back the seats that
 * they hold. A booking is older than its event, so the query by `createdAt` finds all of them; it also finds bookings
 * of events that took place much later, which stay.
 * @returns how many bookings were deleted
 */
export async function removeExpiredBookings(
  deps: BookingStoreDeps,
  now: Date,
  deadline: Deadline,
): Promise<number> {
  const limit = monthsBefore(now, RETENTION_MONTHS.commerceRecords);
  const store = firestoreBookingStore(deps);
  const bookings = deps.db.collection(COLLECTIONS.bookings);
  const candidates = bookings
    .where('createdAt', '<=', Timestamp.fromDate(limit))
    .orderBy('createdAt')
    .limit(PAGE);

  /** Deletes the expired bookings of one event; a concurrent run may have deleted some of them already. */
  async function removeOfEvent(eventId: string, ids: readonly string[]): Promise<number> {
    return store.transaction(async (tx) => {
      const records = await tx.read({ bookings: ids, events: [eventId] });
      const seats = seatsOf(records, eventId);
      const expired = [...records.bookings.values()].filter(
        (booking) => bookingRetentionStart(booking, seats.event) <= limit,
      );
      const entries = expired
        .filter((booking) => seats.account && seatsHeldBy(booking) > 0)
        .map((booking) => ({
          id: `remove-${booking.id}`,
          at: now,
          by: { role: 'system' as const },
          kind: 'remove_expired' as const,
          bookingId: booking.id,
          booked: -seatsHeldBy(booking),
        }));
      changeSeats(tx, seats, entries);
      for (const { id } of expired) tx.deleteBooking(id);
      return expired.length;
    });
  }

  let removed = 0;
  let page = candidates;
  while (!deadline.isOver()) {
    const { docs } = await page.get();
    for (const eventId of new Set(docs.map(eventOf))) {
      const ids = docs.filter((booking) => eventOf(booking) === eventId).map(({ id }) => id);
      removed += await removeOfEvent(eventId, ids);
    }
    if (docs.length < PAGE) break;
    page = candidates.startAfter(docs.at(-1));
  }
  return removed;
}
