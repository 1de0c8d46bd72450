import { describe, expect, it } from 'vitest';
import type { Firestore } from 'firebase-admin/firestore';
import * as contract from '@app/domain/api/bookings.ts';
import { problemSchema } from '@app/domain/api/endpoint.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import { type App, emulatedApp, send } from '../testing/emulated.ts';
import { bookingsOf, seatsOf, storedEvent } from '../testing/stored.ts';

/** As many as Cloud Run would start for such a crowd; each combines only what it is asked itself. */
function severalInstances() {
  const apps = Array.from({ length: 4 }, () => emulatedApp());
  return { instances: apps.map(({ app }) => app), db: apps[0]!.deps.db };
}

/** Everyone in a crowd asks for one place of a new event at the same moment; they are spread over the instances. */
async function rush(instances: readonly App[], db: Firestore, crowd: number, capacity: number) {
  const event = await storedEvent(db, { capacity });
  const ask = (_: unknown, index: number) => {
    const app = instances[index % instances.length]!;
    return send(app, 'POST', contract.createBooking.path, aBookingInput(event.id));
  };
  const started = performance.now();
  const responses = await Promise.all(Array.from({ length: crowd }, ask));
  return {
    milliseconds: performance.now() - started,
    accepted: responses.filter(({ status }) => status === 201),
    refused: responses.filter(({ status }) => status !== 201),
    bookings: await bookingsOf(db, event.id),
    seats: await seatsOf(db, event.id),
  };
}

describe('a crowd that wants the last places', { timeout: 60_000 }, () => {
  it.each([
    [10, 5],
    [50, 20],
    [200, 20],
    [500, 100],
    [1_000, 20],
  ])('%i visitors, %i places: as many as there are get one, all hear it in time', async (crowd, capacity) => {
    const { instances, db } = severalInstances();
    const { accepted, refused, bookings, seats, milliseconds } = await rush(instances, db, crowd, capacity);
    expect(accepted).toHaveLength(capacity);
    expect(refused).toHaveLength(crowd - capacity);
    for (const response of refused) {
      const { code, detail } = problemSchema.parse(await response.json());
      expect({ status: response.status, code }).toEqual({ status: 409, code: 'capacity_exceeded' });
      expect(detail).toContain('capacity exceeded');
    }
    expect(bookings).toHaveLength(capacity);
    expect(seats).toEqual({ booked: capacity });
    expect(milliseconds).toBeLessThan(10_000);
  });
});
