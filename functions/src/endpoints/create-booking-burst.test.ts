import { describe, expect, it } from 'vitest';
import type { Firestore } from 'firebase-admin/firestore';
import * as contract from '@app/domain/api/bookings.ts';
import { problemSchema } from '@app/domain/api/endpoint.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import { contendedFirestore } from '../testing/contended-firestore.ts';
import { type App, databaseOf, emulatedApp, OWN_PROJECT, send } from '../testing/emulated.ts';
import { bookingsOf, seatsOf, seatSumsOf, storedEvent } from '../testing/stored.ts';

/**
 * Creates as many instances as Cloud Run starts under such load; each batches only its own requests. The visitors of an
 * instance share one client address, and all requests have the same last hop.
 */
function severalInstances(db: Firestore): App[] {
  const hosting = crypto.randomUUID();
  return Array.from({ length: 4 }, () => emulatedApp({ db, lastHopOf: () => hosting }).app);
}

/** Counts the responses by status. */
function countBy(responses: readonly Response[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Sends `visitors` concurrent bookings of one seat for a new event, spread over the instances. */
async function sendBurst(instances: readonly App[], db: Firestore, visitors: number, capacity: number) {
  const event = await storedEvent(db, { capacity });
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
        capacity,
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
});
