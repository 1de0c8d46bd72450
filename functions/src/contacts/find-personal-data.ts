import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { PersonalRecord } from '@app/domain/personal-data/data-request.ts';
import { comparableEmail, emailSpellings } from '@app/domain/shared/email.ts';
import { guestId, isBookingOf } from '../bookings/guests.ts';
import { subscriptionId } from '../mail/link-tokens.ts';
import { withDates } from '../store/documents.ts';

/** The field with the address, by collection. Bookings have a second one; notes and subscriptions have the address's hash as id. */
const ADDRESS_FIELDS = {
  waitlistEntries: 'email',
  orders: 'buyer.email',
  contacts: 'email',
  restockRequests: 'email',
  mail: 'to',
} as const;

/** Fields that the shop's programs need for themselves. A note's text and a mail's content are part of what is told. */
const INTERNAL: Partial<Record<PersonalRecord, readonly string[]>> = {
  orders: ['notifications', 'eventCount'],
  mail: ['delivery', 'onlyWhile', 'fromVisitor', 'isAwaited'],
};

export type StoredRecords = Record<PersonalRecord, QueryDocumentSnapshot[]>;

/** Returns the documents about an address, by collection. */
export async function findPersonalData(db: Firestore, email: string): Promise<StoredRecords> {
  const spellings = emailSpellings(email);
  const byField = async (collection: keyof typeof ADDRESS_FIELDS) =>
    (await db.collection(COLLECTIONS[collection]).where(ADDRESS_FIELDS[collection], 'in', spellings).get())
      .docs;
  const byId = async (collection: 'newsletterSubscriptions' | 'guestNotes', id: string) => {
    const snapshot = await db.collection(COLLECTIONS[collection]).doc(id).get();
    return snapshot.exists ? [snapshot as QueryDocumentSnapshot] : [];
  };
  const [
    bookings,
    waitlistEntries,
    orders,
    contacts,
    restockRequests,
    mail,
    newsletterSubscriptions,
    guestNotes,
  ] = await Promise.all([
    db
      .collection(COLLECTIONS.bookings)
      .where(isBookingOf(email))
      .get()
      .then(({ docs }) => docs),
    byField('waitlistEntries'),
    byField('orders'),
    byField('contacts'),
    byField('restockRequests'),
    byField('mail'),
    byId('newsletterSubscriptions', subscriptionId(comparableEmail(email))),
    byId('guestNotes', guestId(email)),
  ]);
  return {
    bookings,
    waitlistEntries,
    orders,
    contacts,
    restockRequests,
    newsletterSubscriptions,
    guestNotes,
    mail,
  };
}

/** Returns the records as they are told to the guest: all fields but those that the programs need for themselves. */
export function exportOf(records: StoredRecords): Record<string, Record<string, unknown>[]> {
  return Object.fromEntries(
    Object.entries(records).map(([collection, documents]) => [
      collection,
      documents.map((document) => {
        const hidden = INTERNAL[collection as PersonalRecord] ?? [];
        const fields = withDates(document.data()) as Record<string, unknown>;
        return Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.includes(name)));
      }),
    ]),
  );
}
