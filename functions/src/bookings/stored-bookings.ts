import type { Firestore } from 'firebase-admin/firestore';
import { type Booking, bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { findPage, type Page, type PageRequest } from '../store/page.ts';

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
