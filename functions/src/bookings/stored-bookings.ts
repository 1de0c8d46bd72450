import type { Firestore } from 'firebase-admin/firestore';
import { type Booking, bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { fromDocument } from '../store/documents.ts';
import { findPage, type Page, type PageRequest } from '../store/page.ts';
import { bookingDocuments } from './firestore-booking-store.ts';

/** Returns all bookings, or those of one event, newest first. */
export async function findBookings(
  db: Firestore,
  eventId?: string,
  page?: PageRequest,
): Promise<Page<Booking>> {
  const bookings = db.collection(COLLECTIONS.bookings);
  const filtered = eventId ? bookings.where('eventId', '==', eventId) : bookings;
  return findPage(filtered, bookingSchema, ['createdAt', 'desc'], page);
}

/** Returns the bookings of an event that hold seats. */
export async function findHolding(db: Firestore, eventId: string): Promise<Booking[]> {
  const { docs } = await bookingDocuments(db).bookingsOf(eventId).get();
  return docs
    .flatMap((snapshot) => fromDocument(bookingSchema, snapshot) ?? [])
    .filter(({ status }) => holdsSeats(status));
}
