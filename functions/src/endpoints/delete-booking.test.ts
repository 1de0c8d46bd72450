import { beforeAll, describe, expect, it } from 'vitest';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { BookingStatus } from '@app/domain/booking/booking.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { aBooking } from '@app/domain/testing/factories.ts';
import { removeMailsAbout } from '../mail/remove-mails-about.ts';
import { adminSession, type SessionHeader } from '../../testing/accounts.ts';
import { emulatedApp, expectProblem } from '../../testing/emulated.ts';
import { bookingsOf, seatsOf, storedBooking, storedEvent } from '../../testing/stored.ts';

describe('deletion of a booking', () => {
  const { app, deps } = emulatedApp();
  let admin: SessionHeader;
  beforeAll(async () => {
    admin = await adminSession(deps);
  });
  const remove = (id: string, query = '') =>
    app.request(`/api/admin/bookings/${id}${query}`, { method: 'DELETE', headers: admin });

  /** Stores a booking of two seats for an event with five booked seats. */
  async function standing(status: BookingStatus) {
    const event = await storedEvent(deps.db, {}, 5);
    const email = `${crypto.randomUUID()}@example.com`;
    return storedBooking(deps.db, aBooking(event.id, { email, status, numberOfParticipants: 2 }));
  }

  /** Returns the subjects of the mails to the guest that are left after those about the booking were deleted with it. */
  async function subjectsOf({ id, email }: Pick<Booking, 'id' | 'email'>) {
    await removeMailsAbout(deps.db, `${COLLECTIONS.bookings}/${id}`);
    const { docs } = await deps.db.collection(COLLECTIONS.mail).where('to', '==', email).get();
    return docs.map((mail) => mail.get('message.subject') as string);
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

  it.each(['pending', 'confirmed'] as const)(
    'tells the guest of a %s booking about the cancellation once, by a mail that stays when the booking is gone',
    async (status) => {
      const booking = await standing(status);
      await Promise.all([remove(booking.id, '?tellGuest=true'), remove(booking.id, '?tellGuest=true')]);
      expect(await subjectsOf(booking)).toEqual([expect.stringContaining('예약이 취소되었습니다')]);
    },
  );

  it.each([
    ['of a cancelled booking', 'cancelled', '?tellGuest=true'],
    ['unless asked to', 'confirmed', ''],
    ['if asked not to', 'confirmed', '?tellGuest=false'],
  ] as const)('does not write to the guest %s', async (_case, status, query) => {
    const booking = await standing(status);
    expect((await remove(booking.id, query)).status).toBe(204);
    expect(await subjectsOf(booking)).toEqual([]);
  });

  it('deletes the booking of a guest without an address, who cannot be told', async () => {
    const { email: _, ...booking } = aBooking((await storedEvent(deps.db, {}, 1)).id);
    await storedBooking(deps.db, booking);
    expect((await remove(booking.id, '?tellGuest=true')).status).toBe(204);
    expect(await bookingsOf(deps.db, booking.eventId)).toEqual([]);
  });

  it('answers not_found for an unknown booking', async () => {
    await expectProblem(await remove(crypto.randomUUID()), 404, 'not_found');
  });
});
