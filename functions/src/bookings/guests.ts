import { Filter, type Firestore } from 'firebase-admin/firestore';
import { type Booking, bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import { comparableEmail, emailSpellings } from '@app/domain/shared/email.ts';
import { GUEST_NOTE_MAX, type GuestNote, guestNoteSchema } from '@app/domain/guest/guest-note-schema.ts';
import { subscriptionId } from '../mail/link-tokens.ts';
import { fromDocument, toDocument } from '../store/documents.ts';
import type { Transaction } from '../store/transaction.ts';
import type { Deps } from '../deps.ts';

/** Returns the id under which a note on the guest with an address is stored. */
export const guestId = (email: string) => subscriptionId(comparableEmail(email));

/**
 * Returns the filter of the bookings of an address. An address is stored as it was typed; since bookings with capitals have it
 * in lower case beside it, only older ones in an unusual spelling are not found.
 */
export const isBookingOf = (email: string) =>
  Filter.or(
    Filter.where('email', 'in', emailSpellings(email)),
    Filter.where('emailKey', '==', comparableEmail(email)),
  );

/** Returns all bookings of an address, latest event first. */
export async function findBookingsOf(db: Firestore, email: string): Promise<Booking[]> {
  const { docs } = await db.collection(COLLECTIONS.bookings).where(isBookingOf(email)).get();
  return docs
    .flatMap((snapshot) => fromDocument(bookingSchema, snapshot) ?? [])
    .toSorted((a, b) => b.agreed.dateTime.getTime() - a.agreed.dateTime.getTime());
}

/** @throws DomainError not_found */
export async function requireBooking(db: Firestore, id: string): Promise<Booking> {
  const booking = fromDocument(bookingSchema, await db.collection(COLLECTIONS.bookings).doc(id).get());
  if (!booking) throw new DomainError('not_found', 'There is no such booking.');
  return booking;
}

const documentOf = (db: Deps['db'], email: string) =>
  db.collection(COLLECTIONS.guestNotes).doc(guestId(email));

/** Returns the note on the guest with an address; '' if there is none. */
export async function findNote(db: Deps['db'], email: string): Promise<string> {
  return fromDocument(guestNoteSchema, await documentOf(db, email).get())?.text ?? '';
}

/** Stores the note on the guest with an address, or removes it when it is empty. */
export async function storeNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  email: string,
  text: string,
): Promise<void> {
  const document = documentOf(db, email);
  const note: GuestNote = { id: document.id, text, updatedAt: clock.now() };
  await (text === '' ? document.delete() : document.set(toDocument(note)));
}

/**
 * Reads the note on the guest of a booking whose address is corrected. Returns what moves it to the right address, after the text of
 * a note that is there. It stays while another booking has the former address, which may be another guest's, and if both together are too
 * long.
 */
export async function prepareNoteMove(
  db: Deps['db'],
  tx: Transaction,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<() => void> {
  const [former, right] = [documentOf(db, from), documentOf(db, to)];
  const snapshots = await tx.getAll(former, right);
  const [note, present] = snapshots.map((snapshot) => fromDocument(guestNoteSchema, snapshot));
  const { docs } = await tx.get(db.collection(COLLECTIONS.bookings).where(isBookingOf(from)));
  if (!note || docs.some((booking) => booking.id !== id)) return () => {};
  const notes = present ? [present, note] : [note];
  const text = notes.map((each) => each.text).join('\n');
  if (text.length > GUEST_NOTE_MAX) return () => {};
  const moved: GuestNote = {
    id: right.id,
    text,
    updatedAt: new Date(Math.max(...notes.map(({ updatedAt }) => updatedAt.getTime()))),
  };
  return () => {
    tx.delete(former);
    tx.set(right, toDocument(moved));
  };
}
