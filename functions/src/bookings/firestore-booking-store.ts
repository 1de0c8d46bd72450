import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore';
import type { ZodType } from 'zod';
import { type Booking, bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { seatHoldSchema } from '@app/domain/booking/seat-account-schema.ts';
import { COLLECTIONS, SEAT_COLLECTIONS } from '@app/domain/collections.ts';
import { bookingOrder, changeOrderOf } from '@app/domain/order/booking-order.ts';
import { type Order, orderSchema } from '@app/domain/order/order-schema.ts';
import { onlinePriceOfEvent } from '@app/domain/payment/online-price.ts';
import { payByOf } from '@app/domain/order/pay-by.ts';
import { type Event, eventSchema, eventSeatsSchema } from '@app/domain/event/event-schema.ts';
import { type WaitlistEntry, waitlistEntrySchema } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import type { DeliveryState } from '@app/domain/mail/mail.ts';
import { mailSchema } from '@app/domain/mail/mail-schema.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { comparableEmail } from '@app/domain/shared/email.ts';
import type { Deps } from '../deps.ts';
import { isQueued, mailsAbout } from '../mail/waiting-mail.ts';
import { tellOwner } from '../store/tell-owner.ts';
import { appendEvents, orderDocuments } from '../orders/stored-orders.ts';
import { fromDocument, toDocument } from '../store/documents.ts';
import { findStoresOf } from '../content/stores-of-events.ts';
import type { Reader, Transaction } from '../store/transaction.ts';
import { prepareNoteMove } from './guests.ts';
import type { BookingKeys, BookingRecords, BookingStore, BookingTransaction } from './booking-store.ts';

type Documents = ReturnType<typeof bookingDocuments>;

/** Returns references to the documents that an operation on a booking reads or writes. */
export function bookingDocuments(db: Firestore) {
  const account = (eventId: string) => db.collection(COLLECTIONS.eventSeats).doc(eventId);
  return {
    booking: (id: string) => db.collection(COLLECTIONS.bookings).doc(id),
    network: (bookingId: string) => db.collection(COLLECTIONS.bookingNetworks).doc(bookingId),
    entry: (id: string) => db.collection(COLLECTIONS.waitlistEntries).doc(id),
    waitlistOf: (eventId: string) =>
      db
        .collection(COLLECTIONS.waitlistEntries)
        .where('eventId', '==', eventId)
        .where('state', 'in', ['waiting', 'offered'])
        .orderBy('createdAt'),
    bookingsOf: (eventId: string) => db.collection(COLLECTIONS.bookings).where('eventId', '==', eventId),
    event: (id: string) => db.collection(COLLECTIONS.events).doc(id),
    order: (id: string) => db.collection(COLLECTIONS.orders).doc(id),
    account,
    change: (eventId: string, id: string) => account(eventId).collection(SEAT_COLLECTIONS.changes).doc(id),
    hold: (eventId: string, id: string) => account(eventId).collection(SEAT_COLLECTIONS.holds).doc(id),
  };
}

async function read(
  documents: Documents,
  reader: Reader,
  { bookings = [], events = [], entries = [], holds = [], changes = [], orders = [] }: BookingKeys,
): Promise<BookingRecords> {
  const references = [
    ...[...new Set(events)].flatMap((id) => [documents.event(id), documents.account(id)]),
    ...[...new Set(bookings)].map(documents.booking),
    ...entries.map(documents.entry),
    ...holds.map(({ eventId, id }) => documents.hold(eventId, id)),
    ...changes.map(({ eventId, id }) => documents.change(eventId, id)),
    ...orders.map(documents.order),
  ];
  const snapshots = references.length > 0 ? await reader.getAll(...references) : [];
  const inCollection = (name: string) => snapshots.filter(({ ref }) => ref.parent.id === name);
  const existing = (name: string) =>
    new Set(
      inCollection(name)
        .filter(({ exists }) => exists)
        .map(({ id }) => id),
    );
  return {
    bookings: byId(bookingSchema, inCollection(COLLECTIONS.bookings)),
    events: byId(eventSchema, inCollection(COLLECTIONS.events)),
    entries: byId(waitlistEntrySchema, inCollection(COLLECTIONS.waitlistEntries)),
    accounts: byId(eventSeatsSchema, inCollection(COLLECTIONS.eventSeats)),
    holds: byId(seatHoldSchema, inCollection(SEAT_COLLECTIONS.holds)),
    changes: existing(SEAT_COLLECTIONS.changes),
    orders: existing(COLLECTIONS.orders),
  };
}

function byId<T>(schema: ZodType<T>, snapshots: readonly DocumentSnapshot[]): Map<string, T> {
  const found = new Map<string, T>();
  for (const snapshot of snapshots) {
    const item = fromDocument(schema, snapshot);
    if (item) found.set(snapshot.id, item);
  }
  return found;
}

async function readOrder(
  db: Firestore,
  reader: Reader,
  { id, payBy, hasOrder }: Booking,
): Promise<Order | undefined> {
  if (!payBy && !hasOrder) return undefined;
  const [snapshot] = await reader.getAll(orderDocuments(db).order(id));
  return fromDocument(orderSchema, snapshot!);
}

/** Reads outside a transaction. */
const plainQueries: Pick<Transaction, 'get'> = { get: (query) => query.get() };

async function readWaitlist(
  documents: Documents,
  reader: Pick<Transaction, 'get'>,
  eventId: string,
): Promise<WaitlistEntry[]> {
  const { docs } = await reader.get(documents.waitlistOf(eventId));
  return docs.map((snapshot) => fromDocument(waitlistEntrySchema, snapshot)!);
}

/** Returns the booking with the field by which its address is found, if the address was typed with capitals. */
function withEmailKey(booking: Booking): Booking {
  const emailKey = booking.email && comparableEmail(booking.email);
  return emailKey && emailKey !== booking.email ? { ...booking, emailKey } : booking;
}

/** Returns the changes of a document; fields that are undefined are deleted. */
const withoutUndefined = (changes: object) =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [name, value === undefined ? FieldValue.delete() : value]),
  );

/** Returns the operations on bookings in a transaction that also changes other documents. */
export function bookingTransaction(
  { db, outbox }: Pick<Deps, 'db' | 'outbox'>,
  tx: Transaction,
): BookingTransaction {
  const documents = bookingDocuments(db);
  const orders = orderDocuments(db);
  /** The stores of the events that were read, for the mails: Firestore reads nothing after the first write. */
  const stores = new Map<string, StoreLocation>();
  const storeOf = (event: Event | undefined) => stores.get(event?.storeLocationId ?? '');
  const create = (document: DocumentReference, item: { id: string }) => tx.create(document, toDocument(item));
  return {
    async read(keys) {
      const records = await read(documents, tx, keys);
      for (const store of await findStoresOf(db, tx, [...records.events.values()]))
        stores.set(store.id, store);
      return records;
    },
    readOrder: (booking) => readOrder(db, tx, booking),
    readWaitlist: (eventId) => readWaitlist(documents, tx, eventId),
    createEntry: (entry) => create(documents.entry(entry.id), entry),
    updateEntry: (id, changes) => tx.update(documents.entry(id), changes),
    queueWaitlistMail: (news, entry, event) => outbox.waitlistChanged(tx, news, entry, event, storeOf(event)),
    queueEntryCorrectionMails: (entry, event, formerEmail) =>
      outbox.waitlistEmailCorrected(tx, entry, event, { formerEmail, store: storeOf(event) }),
    async readBookingsOf(eventId) {
      const { docs } = await tx.get(documents.bookingsOf(eventId));
      return docs.map((snapshot) => fromDocument(bookingSchema, snapshot)!);
    },
    async readMailsAbout(bookingId) {
      const { docs } = await tx.get(mailsAbout(db, `${COLLECTIONS.bookings}/${bookingId}`));
      return docs.flatMap((snapshot) => fromDocument(mailSchema, snapshot) ?? []);
    },
    async isWaitlistMailQueued(id) {
      const { docs } = await tx.get(mailsAbout(db, `${COLLECTIONS.waitlistEntries}/${id}`));
      return docs.some((mail) => isQueued(mail.get('delivery.state') as DeliveryState | undefined));
    },
    prepareNoteMove: (move) => prepareNoteMove(db, tx, move),
    createOrder(booking, payBy) {
      const { order, placed } = bookingOrder(booking, payBy);
      create(orders.order(order.id), order);
      tx.create(orders.event(order.id, order.eventCount), { ...placed });
    },
    createOrderOfChange(booking, { won, payBy, at }) {
      const { order, placed } = changeOrderOf(booking, won, payBy, at);
      create(orders.order(order.id), order);
      tx.create(orders.event(order.id, order.eventCount), { ...placed });
      appendEvents({ db, outbox }, tx, order, { events: [{ type: 'changeAwaited', at, won, payBy }] });
    },
    changeOrder(order, events) {
      appendEvents({ db, outbox }, tx, order, { events });
    },
    createBooking(booking, network) {
      create(documents.booking(booking.id), withEmailKey(booking));
      if (network) tx.set(documents.network(booking.id), { network, bookedAt: booking.createdAt });
    },
    updateBooking: (id, changes) => tx.update(documents.booking(id), withoutUndefined(changes)),
    deleteBooking(id) {
      tx.delete(documents.booking(id));
      tx.delete(documents.network(id));
    },
    setAccount: (eventId, { booked, held, isActive }) =>
      tx.set(documents.account(eventId), { booked, held, isActive }),
    updateAccount: (eventId, changes) => tx.update(documents.account(eventId), changes),
    deleteAccount: (eventId) => tx.delete(documents.account(eventId)),
    createChange: (eventId, change) => create(documents.change(eventId, change.id), change),
    createHold: (hold) => create(documents.hold(hold.eventId, hold.id), hold),
    updateHold: ({ id, eventId }, changes) => tx.update(documents.hold(eventId, id), changes),
    queueMail: (news, booking, event, money) =>
      outbox.queueBookingMail(tx, news, booking, event, { ...money, store: storeOf(event) }),
    queueCorrectionMails: (booking, event, formerEmail, money) =>
      outbox.bookingEmailCorrected(tx, booking, event, { ...money, formerEmail, store: storeOf(event) }),
    tellOwner: (kind, id, at) =>
      tellOwner(db, tx, {
        kind,
        about: kind === 'waitlist' ? documents.entry(id) : documents.booking(id),
        at,
      }),
    queueDeletionMail: (booking, event, refundWon) =>
      outbox.queueBookingMail(tx, 'cancelled', booking, event, {
        refundWon,
        store: storeOf(event),
        isDeleted: true,
      }),
  };
}

/** The dependencies of the store. */
export type BookingStoreDeps = Pick<
  Deps,
  'db' | 'transaction' | 'outbox' | 'clock' | 'payments' | 'paymentSettings'
>;

/** Returns the store in Firestore, whose mails go to the outbox in the same commit. */
export function firestoreBookingStore({
  db,
  transaction,
  outbox,
  clock,
  payments,
  paymentSettings,
}: BookingStoreDeps): BookingStore {
  const documents = bookingDocuments(db);
  return {
    read: (keys) => read(documents, db, keys),
    readWaitlist: (eventId) => readWaitlist(documents, plainQueries, eventId),
    readOrder: (booking) => readOrder(db, db, booking),
    readPlace: async (event) => (await findStoresOf(db, db, [event]))[0],
    transaction: (work) => transaction((tx) => work(bookingTransaction({ db, outbox }, tx))),
    now: () => clock.now(),
    payBy(event, createdAt) {
      if (!payments || onlinePriceOfEvent(event, paymentSettings) === null) return undefined;
      return payByOf(event, createdAt);
    },
  };
}
