import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { eventSchema } from '@app/domain/event/event-schema.ts';
import { bookingRetentionStart, monthsBefore, RETENTION_MONTHS } from '@app/domain/retention.ts';
import type { Deadline } from '../cleanup/deadline.ts';
import type { Deps } from '../deps.ts';
import { fromDocument } from '../store/documents.ts';
import { releaseSeats, seatsOf } from '../store/event-seats-store.ts';

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
  { db, transaction }: Pick<Deps, 'db' | 'transaction'>,
  now: Date,
  deadline: Deadline,
): Promise<number> {
  const limit = monthsBefore(now, RETENTION_MONTHS.commerceRecords);
  const bookings = db.collection(COLLECTIONS.bookings);
  const candidates = bookings
    .where('createdAt', '<=', Timestamp.fromDate(limit))
    .orderBy('createdAt')
    .limit(PAGE);

  /** Deletes the expired bookings of one event; a concurrent run may have deleted some of them already. */
  async function removeOfEvent(eventId: string, ids: readonly string[]): Promise<number> {
    return transaction(async (tx) => {
      const [event, seats, ...found] = await tx.getAll(
        db.collection(COLLECTIONS.events).doc(eventId),
        seatsOf(db, eventId),
        ...ids.map((id) => bookings.doc(id)),
      );
      const known = fromDocument(eventSchema, event!);
      const expired = found
        .flatMap((snapshot) => fromDocument(bookingSchema, snapshot) ?? [])
        .filter((booking) => bookingRetentionStart(booking, known) <= limit);
      const places = expired
        .filter(({ status }) => holdsSeats(status))
        .reduce((sum, { numberOfParticipants }) => sum + numberOfParticipants, 0);
      releaseSeats(tx, { event: event!, seats: seats! }, places);
      for (const { id } of expired) tx.delete(bookings.doc(id));
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
