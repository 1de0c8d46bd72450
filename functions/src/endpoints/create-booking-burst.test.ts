import { describe, expect, it } from 'vitest';
import type { Firestore } from 'firebase-admin/firestore';
import * as contract from '@app/domain/api/bookings.ts';
import { problemSchema } from '@app/domain/api/endpoint.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import { cancelBooking } from '../bookings/cancel-booking.ts';
import { firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import { joinWaitlist } from '../bookings/waitlist/join-waitlist.ts';
import { offerSeats } from '../bookings/waitlist/offer-seats.ts';
import { contendedFirestore } from '../../testing/contended-firestore.ts';
import { type App, databaseOf, emulatedApp, OWN_PROJECT, send } from '../../testing/emulated.ts';
import { bookingsOf, seatsOf, seatSumsOf, storedEvent } from '../../testing/stored.ts';

/**
 * Creates as many instances as Cloud Run starts under such load; each batches only its own requests. The visitors of an
 * instance share one client address, and all requests have the same last hop.
 */
function severalInstances(db: Firestore): App[] {
  const hosting = crypto.randomUUID();
  return Array.from({ length: 4 }, () => emulatedApp({ db, lastHopOf: () => hosting }).app);
}

const WAITING = { name: 'Sample Guest', language: 'en', acceptsFewer: false } as const;

/** Counts the responses by status. */
function countBy(responses: readonly Response[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Sends `visitors` concurrent bookings of one seat for an event, spread over the instances. */
async function sendBurst(instances: readonly App[], db: Firestore, visitors: number, event: Event) {
  const book = (_: unknown, index: number) => {
    const app = instances[index % instances.length]!;
    return send(app, 'POST', contract.createBooking.path, aBookingInput(event.id));
  };
  const responses = await Promise.all(Array.from({ length: visitors }, book));
  return {
    accepted: responses.filter(({ status }) => status === 201),
    refused: responses.filter(({ status }) => status !== 201),
    bookings: await bookingsOf(db, event.id),
    seats: await seatsOf(db, event.id),
    sums: await seatSumsOf(db, event.id),
  };
}

describe.each([
  ['without contention', () => ({ db: databaseOf(OWN_PROJECT) })],
  ['under contention', contendedFirestore],
])('concurrent bookings of the last seats, %s', { timeout: 60_000 }, async (_, open) => {
  const { db } = await open();
  it.each([
    [10, 5],
    [50, 20],
    [200, 20],
    [500, 100],
    [1_000, 20],
  ])(
    '%i visitors, %i seats: books exactly the available seats and refuses the others',
    async (visitors, capacity) => {
      const { accepted, refused, bookings, seats, sums } = await sendBurst(
        severalInstances(db),
        db,
        visitors,
        await storedEvent(db, { capacity }),
      );
      expect(countBy([...accepted, ...refused])).toEqual({ 201: capacity, 409: visitors - capacity });
      for (const response of refused) {
        const { code, detail } = problemSchema.parse(await response.json());
        expect({ status: response.status, code }).toEqual({ status: 409, code: 'capacity_exceeded' });
        expect(detail).toContain('capacity exceeded');
      }
      expect(bookings).toHaveLength(capacity);
      expect(seats).toEqual({ booked: capacity });
      expect(sums).toEqual({ booked: capacity, held: 0 });
    },
  );

  it('1000 visitors, 20 seats that returned to a waitlist: books those that no waiting party can use', async () => {
    const { deps } = emulatedApp({ db });
    const store = firestoreBookingStore(deps);
    const event = await storedEvent(db, { capacity: 20, price: 0 });
    const made = await send(emulatedApp({ db }).app, 'POST', contract.createBooking.path, {
      ...aBookingInput(event.id),
      numberOfParticipants: 20,
    });
    const { id } = contract.createBooking.output.parse(await made.json());
    const parties = [
      { id: crypto.randomUUID(), partySize: 3 },
      { id: crypto.randomUUID(), partySize: 5 },
    ];
    for (const party of parties)
      await joinWaitlist(store, {
        ...WAITING,
        ...party,
        eventId: event.id,
        email: `${party.id}@example.com`,
      });
    await cancelBooking(store, id, { key: crypto.randomUUID(), by: { role: 'admin' } });

    const { accepted, refused, sums } = await sendBurst(severalInstances(db), db, 1_000, event);
    expect(countBy([...accepted, ...refused])).toEqual({ 201: 12, 409: 988 });
    expect(sums).toEqual({ booked: 12, held: 0 });

    // What the trigger on the account does; late and repeated calls find nothing to do.
    for (let call = 0; call < 2; call += 1) await offerSeats(store, event.id);
    const { entries } = await store.read({ entries: parties.map((party) => party.id) });
    expect(parties.map((party) => entries.get(party.id)?.offer?.seats)).toEqual([3, 5]);
    expect(await seatSumsOf(db, event.id)).toEqual({ booked: 12, held: 8 });
    const late = await sendBurst(severalInstances(db), db, 50, event);
    expect(late.accepted).toEqual([]);
  });
});
