import type { Firestore } from 'firebase-admin/firestore';
import { type Booking, bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { comparableEmail } from '@app/domain/shared/email.ts';
import { fromDocument } from '../store/documents.ts';
import type { BookingStore } from './booking-store.ts';
import { changeBooking, type Command } from './change-booking.ts';

/**
 * Revokes the links of a booking; if its guest has asked for it, queues a mail with the new one.
 * @throws DomainError not_found
 */
export function renewLink(store: BookingStore, id: string, command: Command): Promise<Booking> {
  return changeBooking(store, 'renew_link', id, command, ({ booking: { linkVersion = 0 } }) => ({
    fields: { linkVersion: linkVersion + 1 },
    ...(command.by.role === 'guest' && { news: 'link' }),
  }));
}

/** The most bookings of one address whose links are sent at once. */
const MAX_LINKS = 20;

/** Returns the bookings of an address that hold seats of upcoming events. An address is stored as it was typed. */
export async function findUpcomingBookingsOf(db: Firestore, email: string, now: Date): Promise<Booking[]> {
  const spellings = [...new Set([email, comparableEmail(email)])];
  const { docs } = await db.collection(COLLECTIONS.bookings).where('email', 'in', spellings).get();
  return docs
    .flatMap((snapshot) => fromDocument(bookingSchema, snapshot) ?? [])
    .filter(({ status, agreed }) => holdsSeats(status) && agreed.dateTime > now)
    .toSorted((a, b) => a.agreed.dateTime.getTime() - b.agreed.dateTime.getTime())
    .slice(0, MAX_LINKS);
}
