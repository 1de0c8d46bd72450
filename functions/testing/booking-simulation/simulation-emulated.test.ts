import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { seatChangeSchema, seatHoldSchema } from '@app/domain/booking/seat-account-schema.ts';
import { COLLECTIONS, SEAT_COLLECTIONS } from '@app/domain/collections.ts';
import { type Event, eventSchema, eventSeatsSchema } from '@app/domain/event/event-schema.ts';
import { waitlistEntrySchema } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import { fromDocument, toDocument } from '../../src/store/documents.ts';
import { contendedFirestore } from '../contended-firestore.ts';
import { emulatedApp } from '../emulated.ts';
import { bookingCreator } from '../../src/bookings/create-booking.ts';
import { firestoreBookingStore } from '../../src/bookings/firestore-booking-store.ts';
import { clientTasks } from './client.ts';
import { EVENT_COUNT, generateHistory } from './history.ts';
import { checkCommit } from './invariants.ts';
import { type Contents, emptyContents, pathOf } from './memory-store.ts';
import type { World } from './perform-step.ts';
import { type Ids, idsOf, initialDocuments, minutesAfter, START } from './world.ts';

/** Contention allows one commit a second for each document, so the histories are short. */
const SEEDS = 50;
const STEPS = 24;
const AT_ONCE = 4;

const { db } = await contendedFirestore();
const collection = (name: keyof typeof COLLECTIONS) => db.collection(COLLECTIONS[name]);

async function storeInitial(ids: Ids): Promise<void> {
  const { events, bookings, accounts } = initialDocuments(ids);
  const batch = db.batch();
  for (const event of events.values()) batch.set(collection('events').doc(event.id), toDocument(event));
  for (const booking of bookings.values())
    batch.set(collection('bookings').doc(booking.id), toDocument(booking));
  for (const [id, account] of accounts) batch.set(collection('eventSeats').doc(id), account);
  await batch.commit();
}

/** Returns the documents of one history, and no mails. */
async function load(ids: Ids): Promise<Contents> {
  const contents = emptyContents();
  for (let number = 0; number < EVENT_COUNT; number += 1) {
    const id = ids.event(number);
    const account = collection('eventSeats').doc(id);
    const [event, seats, bookings, changes, holds, entries] = await Promise.all([
      collection('events').doc(id).get(),
      account.get(),
      collection('bookings').where('eventId', '==', id).get(),
      account.collection(SEAT_COLLECTIONS.changes).get(),
      account.collection(SEAT_COLLECTIONS.holds).get(),
      collection('waitlistEntries').where('eventId', '==', id).get(),
    ]);
    if (event.exists) contents.events.set(id, fromDocument(eventSchema, event)!);
    if (seats.exists) contents.accounts.set(id, fromDocument(eventSeatsSchema, seats)!);
    for (const each of bookings.docs) contents.bookings.set(each.id, fromDocument(bookingSchema, each)!);
    for (const each of entries.docs) contents.entries.set(each.id, fromDocument(waitlistEntrySchema, each)!);
    for (const each of changes.docs)
      contents.changes.set(pathOf(id, each.id), fromDocument(seatChangeSchema, each)!);
    for (const each of holds.docs)
      contents.holds.set(pathOf(id, each.id), fromDocument(seatHoldSchema, each)!);
  }
  return contents;
}

function worldOf(ids: Ids): World {
  let now = START;
  const clock = { now: () => now, wait: async () => {} };
  const { deps } = emulatedApp({ db, clock });
  const store = firestoreBookingStore(deps);
  const writeEvent = <T>(
    id: string,
    write: (tx: FirebaseFirestore.Transaction, event: Event) => Promise<T>,
  ) =>
    db.runTransaction(async (tx) => {
      const event = fromDocument(eventSchema, await tx.get(collection('events').doc(id)));
      return event && write(tx, event);
    });
  return {
    ids,
    store,
    createBooking: bookingCreator(store),
    seenArrivals: new Map(),
    passTime: (minutes) => (now = minutesAfter(now, minutes)),
    async changeEvent(id, change) {
      const capacities = await writeEvent(id, async (tx, event) => {
        const changed = { ...event, ...change(event) };
        tx.set(collection('events').doc(id), toDocument(changed));
        return [event.capacity, changed.capacity] as [number, number];
      });
      return capacities ?? [];
    },
    async deleteEvent(id) {
      await writeEvent(id, async (tx, event) => {
        const seats = fromDocument(eventSeatsSchema, await tx.get(collection('eventSeats').doc(id)));
        const isTaken = seats !== undefined && seats.booked + (seats.held ?? 0) > 0;
        if (!isTaken || event.dateTime <= now) tx.delete(collection('events').doc(id));
      });
    },
  };
}

/** Runs the steps of a history, several at a time, as they come. */
async function run(seed: number): Promise<Ids> {
  const ids = idsOf(seed + 1);
  await storeInitial(ids);
  const world = worldOf(ids);
  const eventIds = Array.from({ length: EVENT_COUNT }, (_, number) => ids.event(number));
  const hasChange = async (key: string) => {
    const accounts = eventIds.map((id) => collection('eventSeats').doc(id));
    const entries = await db.getAll(
      ...accounts.map((account) => account.collection(SEAT_COLLECTIONS.changes).doc(key)),
    );
    return entries.some(({ exists }) => exists);
  };
  const waiting = clientTasks(generateHistory(seed, STEPS), world, {
    hasBooking: async (id) => (await collection('bookings').doc(id).get()).exists,
    hasEntry: hasChange,
  });
  const runNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (!next) return;
    await next();
    await runNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runNext));
  return ids;
}

/** Returns how often each kind of mail was queued about each booking of the history. */
async function mailCounts(store: Firestore, ids: Ids): Promise<Map<string, number>> {
  const prefix = `${COLLECTIONS.bookings}/${ids.booking(0).slice(0, 8)}`;
  const { docs } = await store
    .collection(COLLECTIONS.mail)
    .where('about', '>=', prefix)
    .where('about', '<', `${prefix}~`)
    .get();
  const counts = new Map<string, number>();
  for (const mail of docs) {
    const name = `${mail.get('about') as string} ${mail.get('message.subject') as string}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** A booking may change more than once; it is made, confirmed and cancelled once. */
const ONCE = /request|confirmed|cancelled/;

describe('the histories of the simulation, on a contended Firestore', () => {
  it(`break no invariant, from ${SEEDS} seeds`, { timeout: 120_000 }, async () => {
    const worlds = await Promise.all(Array.from({ length: SEEDS }, (_, seed) => run(seed)));
    for (const ids of worlds) {
      const contents = await load(ids);
      expect(contents.changes.size).toBeGreaterThan(0);
      checkCommit(contents, contents);
      const repeated = [...(await mailCounts(db, ids))].filter(
        ([name, count]) => ONCE.test(name) && count > 1,
      );
      expect(repeated).toEqual([]);
    }
  });
});
