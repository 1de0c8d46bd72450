import { beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { aBooking, aBookingInput } from '@app/domain/testing/factories.ts';
import { NO_DEADLINE } from '../../testing/deadlines.ts';
import { removeExpiredBookings } from '../jobs/remove-expired-bookings.ts';
import { adminSession, type SessionHeader } from '../../testing/accounts.ts';
import { emulatedApp, send } from '../../testing/emulated.ts';
import { seatChangesOf, seatsOf, seatSumsOf, storedBooking, storedEvent } from '../../testing/stored.ts';
import { syncEventAccount } from '../events/event-account.ts';
import { firestoreBookingStore } from './firestore-booking-store.ts';
import { holdSeats } from './hold-seats.ts';

const { app, deps } = emulatedApp();
const { db } = deps;
const store = firestoreBookingStore(deps);
let admin: SessionHeader;
beforeAll(async () => {
  admin = await adminSession(deps);
});

async function book(event: Event, numberOfParticipants: number): Promise<string> {
  const input = aBookingInput(event.id, { numberOfParticipants });
  const answer = await send(app, 'POST', '/api/bookings', input);
  return ((await answer.json()) as { id: string }).id;
}
const change = (id: string, body: unknown) =>
  send(app, 'PATCH', `/api/admin/bookings/${id}/status`, body, admin);
const remove = (path: string) => app.request(`/api/admin/${path}`, { method: 'DELETE', headers: admin });
const linesOf = async ({ id }: Event) =>
  (await seatChangesOf(db, id)).map(({ by, kind, booked, held }) => `${by.role} ${kind} ${booked} ${held}`);

describe('seat ledger', () => {
  it('has an entry for each operation with caller, reason, number of seats and booking', async () => {
    const event = await storedEvent(db, { capacity: 10 });
    const kept = await book(event, 3);
    const removed = await book(event, 2);
    await change(kept, { status: 'confirmed' });
    await change(kept, { status: 'cancelled', reason: 'Sample reason' });
    await remove(`bookings/${removed}`);
    expect(await linesOf(event)).toEqual([
      'guest book 3 0',
      'guest book 2 0',
      'admin confirm 0 0',
      'admin cancel_by_admin -3 0',
      'admin delete -2 0',
    ]);
    const [first, , , cancelled] = await seatChangesOf(db, event.id);
    expect(first).toMatchObject({ id: kept, bookingId: kept, by: { role: 'guest' } });
    expect(cancelled).toMatchObject({ bookingId: kept, reason: 'Sample reason', by: { role: 'admin' } });
    expect(cancelled!.by.uid).toMatch(/./);
    expect(await seatsOf(db, event.id)).toEqual({ booked: 0 });
  });

  it('is unchanged when an operation is rejected', async () => {
    const event = await storedEvent(db, { capacity: 2 });
    await book(event, 3);
    expect(await linesOf(event)).toEqual([]);
  });

  it('starts with the seats of an account that is older than the ledger', async () => {
    const event = await storedEvent(db, { capacity: 10 }, 4);
    await book(event, 1);
    expect((await linesOf(event)).toSorted()).toEqual(['guest book 1 0', 'system open_account 4 0']);
    await book(event, 1);
    expect(await seatSumsOf(db, event.id)).toEqual({ booked: 6, held: 0 });
  });

  it('is set to zero when a past event is deleted, and not changed by its bookings afterwards', async () => {
    const event = await storedEvent(db, { dateTime: new Date('2026-01-01T00:00:00Z') }, 2);
    const booking = await storedBooking(db, aBooking(event.id));
    expect((await remove(`events/${event.id}`)).status).toBe(200);
    await syncEventAccount(store, event.id);
    expect((await remove(`bookings/${booking.id}`)).status).toBe(204);
    expect((await linesOf(event)).toSorted()).toEqual([
      'admin close_account -2 0',
      'admin delete 0 0',
      'system open_account 2 0',
    ]);
    expect(await seatsOf(db, event.id)).toBeUndefined();
  });

  it('records the expiry of each booking at the end of its retention', async () => {
    const dateTime = new Date('2019-01-01T00:00:00Z');
    const event = await storedEvent(db, { dateTime }, 3);
    const { agreed, ...fields } = aBooking(event.id, { numberOfParticipants: 3, createdAt: dateTime });
    await storedBooking(db, { ...fields, agreed: { ...agreed, dateTime } });
    await removeExpiredBookings(deps, new Date(), NO_DEADLINE);
    expect(await linesOf(event)).toContain('system remove_expired -3 0');
    expect(await seatSumsOf(db, event.id)).toEqual({ booked: 0, held: 0 });
  });

  it('records a change of capacity once, however often its event is delivered', async () => {
    const event = await storedEvent(db, { capacity: 10 });
    await book(event, 1);
    const delivered = {
      id: crypto.randomUUID(),
      at: new Date(),
      by: { role: 'admin' as const, uid: 'sample-admin' },
      capacity: { before: 12, after: 10 },
    };
    await syncEventAccount(store, event.id, delivered);
    await syncEventAccount(store, event.id, delivered);
    const changes = (await seatChangesOf(db, event.id)).filter(({ kind }) => kind === 'change_capacity');
    expect(changes).toMatchObject([{ reason: '12 → 10', booked: 0, held: 0 }]);
  });

  it('counts held seats as taken for bookings of visitors and for the deletion of the event', async () => {
    const event = await storedEvent(db, { capacity: 5 });
    const reference = { id: crypto.randomUUID(), eventId: event.id };
    await holdSeats(store, { ...reference, seats: 4 }, { by: { role: 'admin' } });
    const refused = await send(
      app,
      'POST',
      '/api/bookings',
      aBookingInput(event.id, { numberOfParticipants: 2 }),
    );
    expect(refused.status).toBe(409);
    expect((await remove(`events/${event.id}`)).status).toBe(409);
    await book(event, 1);
    const account = await db.collection(COLLECTIONS.eventSeats).doc(event.id).get();
    expect(account.data()).toEqual({ booked: 1, held: 4, isActive: true });
    expect(await seatSumsOf(db, event.id)).toEqual({ booked: 1, held: 4 });
  });
});
