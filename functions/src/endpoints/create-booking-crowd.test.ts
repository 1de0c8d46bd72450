import { describe, expect, it } from 'vitest';
import type { Firestore } from 'firebase-admin/firestore';
import * as contract from '@app/domain/api/bookings.ts';
import { problemSchema } from '@app/domain/api/endpoint.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import type { RunTransaction } from '../store/transaction.ts';
import { type App, emulatedApp, send } from '../testing/emulated.ts';
import { bookingsOf, seatsOf, storedEvent } from '../testing/stored.ts';

const CROWD = 60;
const SEATS = 10;

/** The same reads and writes, but nothing holds them together. */
function withoutTransaction(db: Firestore): RunTransaction {
  return async (work) => {
    const writes = db.batch();
    const result = await work({
      getAll: (...documents) => db.getAll(...documents),
      create: (document, fields) => writes.create(document, fields),
      set: (document, fields) => writes.set(document, fields),
      update: (document, fields) => writes.update(document, fields),
      delete: (document) => writes.delete(document),
    });
    await writes.commit();
    return result;
  };
}

/** Everyone in the crowd asks for one place of a new event at the same moment. */
async function rush(app: App, db: Firestore) {
  const event = await storedEvent(db, { capacity: SEATS });
  const ask = () => send(app, 'POST', contract.createBooking.path, aBookingInput(event.id));
  const responses = await Promise.all(Array.from({ length: CROWD }, ask));
  return {
    accepted: responses.filter(({ status }) => status === 201),
    refused: responses.filter(({ status }) => status !== 201),
    bookings: await bookingsOf(db, event.id),
    seats: await seatsOf(db, event.id),
  };
}

describe('sixty visitors who want the last ten places', { timeout: 30_000 }, () => {
  const { app, deps } = emulatedApp();

  it('get exactly ten', async () => {
    const { accepted, refused, bookings, seats } = await rush(app, deps.db);
    expect(accepted).toHaveLength(SEATS);
    expect(refused).toHaveLength(CROWD - SEATS);
    for (const response of refused) {
      const { code, detail } = problemSchema.parse(await response.json());
      expect({ status: response.status, code }).toEqual({ status: 409, code: 'capacity_exceeded' });
      expect(detail).toContain('capacity exceeded');
    }
    expect(bookings).toHaveLength(SEATS);
    expect(seats).toEqual({ booked: SEATS });
  });

  it('would get more without the transaction', async () => {
    const { app: careless } = emulatedApp({ transaction: withoutTransaction(deps.db) });
    const { accepted, bookings } = await rush(careless, deps.db);
    expect(accepted.length).toBeGreaterThan(SEATS);
    expect(bookings).toHaveLength(accepted.length);
  });
});
