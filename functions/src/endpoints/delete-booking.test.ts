import { beforeAll, describe, expect, it } from 'vitest';
import type { BookingStatus } from '@app/domain/booking/booking.ts';
import { aBooking } from '@app/domain/testing/factories.ts';
import { adminSession, type SessionHeader } from '../testing/accounts.ts';
import { emulatedApp, expectProblem } from '../testing/emulated.ts';
import { bookingsOf, seatsOf, storedBooking, storedEvent } from '../testing/stored.ts';

describe('deletion of a booking', () => {
  const { app, deps } = emulatedApp();
  let admin: SessionHeader;
  beforeAll(async () => {
    admin = await adminSession(deps);
  });
  const remove = (id: string) =>
    app.request(`/api/admin/bookings/${id}`, { method: 'DELETE', headers: admin });

  /** Stores a booking of two seats for an event with five booked seats. */
  async function standing(status: BookingStatus) {
    const event = await storedEvent(deps.db, {}, 5);
    return storedBooking(deps.db, aBooking(event.id, { status, numberOfParticipants: 2 }));
  }

  it.each([
    ['pending', 3],
    ['confirmed', 3],
    ['cancelled', 5],
  ] as const)('that is %s leaves %i seats booked', async (status, taken) => {
    const { id, eventId } = await standing(status);
    expect((await remove(id)).status).toBe(204);
    expect(await bookingsOf(deps.db, eventId)).toEqual([]);
    expect(await seatsOf(deps.db, eventId)).toEqual({ booked: taken });
  });

  it('releases the seats once for several concurrent requests', async () => {
    const { id, eventId } = await standing('confirmed');
    const responses = await Promise.all(Array.from({ length: 10 }, async () => remove(id)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, ...Array(9).fill(404)]);
    expect(await seatsOf(deps.db, eventId)).toEqual({ booked: 3 });
  });

  it('answers not_found for an unknown booking', async () => {
    await expectProblem(await remove(crypto.randomUUID()), 404, 'not_found');
  });
});
