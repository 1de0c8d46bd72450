import { beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { BOOKING_STATUSES, type BookingStatus } from '@app/domain/booking/booking.ts';
import { aBooking } from '@app/domain/testing/factories.ts';
import { adminSession, type SessionHeader } from '../../testing/accounts.ts';
import { emulatedApp, expectProblem, send } from '../../testing/emulated.ts';
import { bookingsOf, seatsOf, storedBooking, storedEvent } from '../../testing/stored.ts';

const ALLOWED = new Set(['pending → confirmed', 'pending → cancelled', 'confirmed → cancelled']);

describe('change of a booking’s status', () => {
  const { app, deps } = emulatedApp();
  let admin: SessionHeader;
  beforeAll(async () => {
    admin = await adminSession(deps);
  });
  const change = (id: string, body: unknown, headers: Record<string, string> = admin) =>
    send(app, 'PATCH', `/api/admin/bookings/${id}/status`, body, headers);

  const anEmail = () => `${crypto.randomUUID()}@example.com`;
  async function mailsTo(email: string): Promise<string[]> {
    const { docs } = await deps.db.collection(COLLECTIONS.mail).where('to', '==', email).get();
    return docs.map((mail) => mail.get('message.text') as string);
  }

  /** Stores a booking of two seats for an event with five booked seats. */
  async function standing(status: BookingStatus) {
    const event = await storedEvent(deps.db, {}, 5);
    return storedBooking(deps.db, aBooking(event.id, { status, numberOfParticipants: 2 }));
  }

  it.each([
    ['confirmed', 5],
    ['cancelled', 3],
  ] as const)('turns pending into %s, and then %i places are taken', async (status, taken) => {
    const booking = await standing('pending');
    const response = await change(booking.id, { status });
    expect(response.status).toBe(200);
    const changed = bookingSchema.parse(await response.json());
    expect(changed).toMatchObject({ ...booking, status, revision: 1 });
    expect(await bookingsOf(deps.db, booking.eventId)).toEqual([changed]);
    expect(await seatsOf(deps.db, booking.eventId)).toEqual({ booked: taken });
  });

  it('cancels a confirmed booking for a reason, which is stored and mailed', async () => {
    const email = anEmail();
    const event = await storedEvent(deps.db, {}, 5);
    const booking = await storedBooking(deps.db, aBooking(event.id, { status: 'confirmed', email }));
    const reason = 'The room is flooded';
    const { errors } = await expectProblem(
      await change(booking.id, { status: 'cancelled' }),
      400,
      'validation_failed',
    );
    expect(errors.map(({ field }) => field)).toEqual(['reason']);
    expect(await seatsOf(deps.db, event.id)).toEqual({ booked: 5 });

    const response = await change(booking.id, { status: 'cancelled', reason });
    expect(bookingSchema.parse(await response.json())).toMatchObject({
      status: 'cancelled',
      revision: 2,
      cancellation: { by: 'admin', reason },
    });
    expect(await seatsOf(deps.db, event.id)).toEqual({ booked: 4 });
    expect(await mailsTo(email)).toEqual([expect.stringContaining(`사유: ${reason}`)]);
  });

  it.each([
    ['kr', '사유: 그날은 쉽니다.', '사유:'],
    ['en', 'Reason: We are closed that day.', 'Reason:'],
  ] as const)(
    'declines a pending booking with or without a reason, which is stored and mailed (%s)',
    async (language, line, label) => {
      const [told, untold] = [anEmail(), anEmail()];
      const event = await storedEvent(deps.db, {}, 5);
      const decline = async (email: string, body: object) => {
        const booking = await storedBooking(deps.db, aBooking(event.id, { email, language }));
        const response = await change(booking.id, { status: 'cancelled', ...body });
        return bookingSchema.parse(await response.json()).cancellation;
      };
      const reason = line.slice(label.length + 1);
      expect(await decline(told, { reason })).toMatchObject({ by: 'admin', reason });
      expect(await decline(untold, {})).not.toHaveProperty('reason');
      expect(await mailsTo(told)).toEqual([expect.stringContaining(`\n${line}\n`)]);
      expect(await mailsTo(untold)).toEqual([expect.not.stringContaining(label)]);
    },
  );

  const refused = BOOKING_STATUSES.flatMap((from) =>
    BOOKING_STATUSES.map((to) => [from, to] as const),
  ).filter(([from, to]) => !ALLOWED.has(`${from} → ${to}`));

  it.each(refused)('refuses to turn %s into %s', async (from, to) => {
    const booking = await standing(from);
    await expectProblem(await change(booking.id, { status: to }), 409, 'status_change_refused');
    expect(await bookingsOf(deps.db, booking.eventId)).toEqual([booking]);
    expect(await seatsOf(deps.db, booking.eventId)).toEqual({ booked: 5 });
  });

  it('releases the seats once for several concurrent requests', async () => {
    const booking = await standing('pending');
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => change(booking.id, { status: 'cancelled' })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect(await seatsOf(deps.db, booking.eventId)).toEqual({ booked: 3 });
  });

  it('keeps the agreed terms when the event has changed since', async () => {
    const booking = await standing('pending');
    const event = deps.db.collection(COLLECTIONS.events).doc(booking.eventId);
    await event.update({ price: 90_000, location: 'Other room' });
    expect((await change(booking.id, { status: 'confirmed' })).status).toBe(200);
    expect(await bookingsOf(deps.db, booking.eventId)).toEqual([
      { ...booking, status: 'confirmed', revision: 1 },
    ]);
  });

  it('mails the guest when the event has been deleted', async () => {
    const email = anEmail();
    const booking = await storedBooking(deps.db, aBooking(crypto.randomUUID(), { email }));
    expect((await change(booking.id, { status: 'cancelled' })).status).toBe(200);
    expect(await mailsTo(email)).toEqual([expect.stringContaining(booking.agreed.locationKr)]);
  });

  it('keeps the seat count at zero or above', async () => {
    const event = await storedEvent(deps.db, {}, 1);
    const booking = await storedBooking(deps.db, aBooking(event.id, { numberOfParticipants: 2 }));
    expect((await change(booking.id, { status: 'cancelled' })).status).toBe(200);
    expect(await seatsOf(deps.db, event.id)).toEqual({ booked: 0 });
  });

  it('refuses a booking that does not exist', async () => {
    await expectProblem(await change(crypto.randomUUID(), { status: 'confirmed' }), 404, 'not_found');
  });

  it.each([
    ['an invalid id', 'nobody', { status: 'confirmed' }, 'id'],
    ['an unknown status', undefined, { status: 'paid' }, 'status'],
    ['no status', undefined, {}, 'status'],
    ['another field', undefined, { status: 'confirmed', name: 'Another' }, 'name'],
  ])('refuses %s and changes nothing', async (_, id, body, field) => {
    const booking = await standing('pending');
    const { errors } = await expectProblem(await change(id ?? booking.id, body), 400, 'validation_failed');
    expect(errors.map((error) => error.field)).toEqual([field]);
    expect(await bookingsOf(deps.db, booking.eventId)).toEqual([booking]);
  });

  it('is refused for callers other than the admin', async () => {
    const booking = await standing('pending');
    await expectProblem(await change(booking.id, { status: 'confirmed' }, {}), 401, 'unauthenticated');
    expect(await bookingsOf(deps.db, booking.eventId)).toEqual([booking]);
  });
});
