import type { Firestore } from 'firebase-admin/firestore';
import { type Booking, bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import { fromDocument } from '../store/documents.ts';
import { seatsOf } from '../store/event-seats-store.ts';
import { findPage, type Page, type PageRequest } from '../store/page.ts';
import type { Reader } from '../store/transaction.ts';

/** Returns references to the documents that a change of a booking reads or writes. */
export function bookingDocuments(db: Firestore) {
  return {
    booking: (id: string) => db.collection(COLLECTIONS.bookings).doc(id),
    event: (id: string) => db.collection(COLLECTIONS.events).doc(id),
    seats: (eventId: string) => seatsOf(db, eventId),
  };
}

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

/** @throws DomainError not_found */
export async function requireBooking(db: Firestore, reader: Reader, id: string): Promise<Booking> {
  const [snapshot] = await reader.getAll(bookingDocuments(db).booking(id));
  const booking = fromDocument(bookingSchema, snapshot!);
  if (!booking) throw new DomainError('not_found', 'There is no such booking.');
  return booking;
}
