import { beforeAll, describe, expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import { bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { adminSession, type SessionHeader } from '../../testing/accounts.ts';
import { emulatedApp, expectProblem, send } from '../../testing/emulated.ts';
import { bookingsOf, seatChangesOf, seatsOf, storedEvent } from '../../testing/stored.ts';

const { app, deps } = emulatedApp();
const { db } = deps;
let admin: SessionHeader;
beforeAll(async () => {
  admin = await adminSession(deps);
});

const GUEST = { name: 'Sample Caller', numberOfParticipants: 2 };
const enter = (body: unknown, headers: Record<string, string> = {}) =>
  send(app, 'POST', '/api/admin/bookings', body, { ...admin, ...headers });
const anEmail = () => `${crypto.randomUUID()}@example.com`;
async function subjectsTo(email: string): Promise<string[]> {
  const { docs } = await db.collection(COLLECTIONS.mail).where('to', '==', email).get();
  return docs.map((mail) => mail.get('message.subject') as string);
}

describe('a booking that an admin enters', () => {
  it('is confirmed, takes seats and is in the ledger, without any address', async () => {
    const event = await storedEvent(db, { capacity: 4 });
    const response = await enter({ ...GUEST, eventId: event.id, phone: '010-0000-0000' });
    expect(response.status).toBe(201);
    const booking = bookingSchema.parse(await response.json());
    expect(booking).toMatchObject({ ...GUEST, phone: '+821000000000', status: 'confirmed' });
    expect(booking).not.toHaveProperty('email');
    expect(await bookingsOf(db, event.id)).toEqual([booking]);
    expect(await seatsOf(db, event.id)).toEqual({ booked: 2 });
    expect(await seatChangesOf(db, event.id)).toMatchObject([
      { kind: 'walk_in', booked: 2, bookingId: booking.id, by: { role: 'admin' } },
    ]);
  });

  it.each([
    ['a hidden event', { isActive: false }],
    ['an event that has begun', { dateTime: new Date('2026-01-01T00:00:00Z') }],
  ])('is possible for %s', async (_, changes) => {
    const event = await storedEvent(db, changes);
    expect((await enter({ ...GUEST, eventId: event.id })).status).toBe(201);
  });

  it('is refused when not enough seats are left, and takes none', async () => {
    const event = await storedEvent(db, { capacity: 4 }, 3);
    await expectProblem(await enter({ ...GUEST, eventId: event.id }), 409, 'capacity_exceeded');
    expect(await bookingsOf(db, event.id)).toEqual([]);
    expect(await seatsOf(db, event.id)).toEqual({ booked: 3 });
  });

  it('is mailed about only if the admin asks for it', async () => {
    const event = await storedEvent(db, { title: 'Sample Evening' });
    const [silent, informed] = [anEmail(), anEmail()];
    const request = { ...GUEST, eventId: event.id, language: 'en' };
    await enter({ ...request, email: silent });
    expect(await subjectsTo(silent)).toEqual([]);
    await enter({ ...request, email: informed, sendsMail: true });
    expect(await subjectsTo(informed)).toEqual([expect.stringContaining('Sample Evening')]);
  });

  it('is cancelled without a mail when the guest has no address', async () => {
    const event = await storedEvent(db);
    const { id } = bookingSchema.parse(await (await enter({ ...GUEST, eventId: event.id })).json());
    const body = { status: 'cancelled', reason: 'Sample reason' };
    const response = await send(app, 'PATCH', `/api/admin/bookings/${id}/status`, body, admin);
    expect(response.status).toBe(200);
    expect(await seatsOf(db, event.id)).toEqual({ booked: 0 });
    const mails = await db.collection(COLLECTIONS.mail).where('about', '==', `bookings/${id}`).get();
    expect(mails.size).toBe(0);
  });

  it('is made once for a repeated request, and refused for another one with the same key', async () => {
    const event = await storedEvent(db);
    const email = anEmail();
    const key = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() };
    const request = { ...GUEST, eventId: event.id, email, sendsMail: true };
    const responses = [await enter(request, key), await enter(request, key)];
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    await expectProblem(await enter({ ...request, name: 'Another' }, key), 409, 'idempotency_conflict');
    expect(await seatsOf(db, event.id)).toEqual({ booked: 2 });
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  it.each([
    ['no name', { name: '' }, 'name'],
    ['an invalid address', { email: 'nobody' }, 'email'],
    ['a mail without an address', { sendsMail: true }, 'email'],
    ['nobody', { numberOfParticipants: 0 }, 'numberOfParticipants'],
    ['another status', { status: 'pending' }, 'status'],
  ])('is refused with %s', async (_, changes, field) => {
    const event = await storedEvent(db);
    const { errors } = await expectProblem(
      await enter({ ...GUEST, eventId: event.id, ...changes }),
      400,
      'validation_failed',
    );
    expect(errors.map((error) => error.field)).toEqual([field]);
    expect(await bookingsOf(db, event.id)).toEqual([]);
  });

  it('is refused for an unknown event and for callers who are not the admin', async () => {
    await expectProblem(await enter({ ...GUEST, eventId: crypto.randomUUID() }), 404, 'not_found');
    const event = await storedEvent(db);
    const anonymous = await send(app, 'POST', '/api/admin/bookings', { ...GUEST, eventId: event.id });
    await expectProblem(anonymous, 401, 'unauthenticated');
  });
});
