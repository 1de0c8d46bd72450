import type { Firestore } from 'firebase-admin/firestore';
import { type AuditEntry, auditEntrySchema } from '@app/domain/audit/audit-entry-schema.ts';
import { type Booking, bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { COLLECTIONS, SEAT_COLLECTIONS } from '@app/domain/collections.ts';
import { type SeatChange, seatChangeSchema } from '@app/domain/booking/seat-account-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { anEvent, aStoreLocation } from '@app/domain/testing/factories.ts';
import { fromDocument, toDocument } from '../src/store/documents.ts';

/** Stores an event, with `booked` seats if given. */
export async function storedEvent(
  db: Firestore,
  changes: Partial<Event> = {},
  booked?: number,
): Promise<Event> {
  const event = anEvent(changes);
  await db.collection(COLLECTIONS.events).doc(event.id).set(toDocument(event));
  if (booked !== undefined)
    await db.collection(COLLECTIONS.eventSeats).doc(event.id).set({ booked, isActive: event.isActive });
  return event;
}

export async function storedStore(
  db: Firestore,
  changes: Partial<StoreLocation> = {},
): Promise<StoreLocation> {
  const store = aStoreLocation(changes);
  await db.collection(COLLECTIONS.storeLocations).doc(store.id).set(toDocument(store));
  return store;
}

export async function storedBooking(db: Firestore, booking: Booking): Promise<Booking> {
  await db.collection(COLLECTIONS.bookings).doc(booking.id).set(toDocument(booking));
  return booking;
}

/** Returns the stored seat count of the event; undefined before the first booking. */
export async function seatsOf(db: Firestore, eventId: string): Promise<unknown> {
  const seats = await db.collection(COLLECTIONS.eventSeats).doc(eventId).get();
  return seats.exists ? { booked: seats.get('booked') as unknown } : undefined;
}

/** Returns the ledger entries of the event's seat account, oldest first. */
export async function seatChangesOf(db: Firestore, eventId: string): Promise<SeatChange[]> {
  const account = db.collection(COLLECTIONS.eventSeats).doc(eventId);
  const { docs } = await account.collection(SEAT_COLLECTIONS.changes).orderBy('at').get();
  return docs.flatMap((snapshot) => fromDocument(seatChangeSchema, snapshot) ?? []);
}

/** Returns the sums of the ledger entries of the event's seat account. */
export async function seatSumsOf(db: Firestore, eventId: string) {
  const changes = await seatChangesOf(db, eventId);
  const sum = (field: 'booked' | 'held') => changes.reduce((total, change) => total + change[field], 0);
  return { booked: sum('booked'), held: sum('held') };
}

export async function bookingsOf(db: Firestore, eventId: string): Promise<Booking[]> {
  const { docs } = await db.collection(COLLECTIONS.bookings).where('eventId', '==', eventId).get();
  return docs.flatMap((snapshot) => fromDocument(bookingSchema, snapshot) ?? []);
}

/** Returns the audit log entries of an item. */
export async function auditEntriesOf(db: Firestore, item: string): Promise<AuditEntry[]> {
  const { docs } = await db.collection(COLLECTIONS.auditLog).where('item', '==', item).get();
  return docs.flatMap((snapshot) => fromDocument(auditEntrySchema, snapshot) ?? []);
}
