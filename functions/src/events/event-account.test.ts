import { beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { aBooking, aBookingInput } from '@app/domain/testing/factories.ts';
import { adminSession, type SessionHeader } from '../../testing/accounts.ts';
import { emulatedApp, expectProblem, send } from '../../testing/emulated.ts';
import { bookingsOf, seatsOf, storedBooking, storedEvent } from '../../testing/stored.ts';
import { syncEventAccount } from './event-account.ts';
import { followVisibility } from './follow-visibility.ts';
import { firestoreBookingStore } from '../bookings/firestore-booking-store.ts';

const { app, deps } = emulatedApp();
const { db } = deps;
const store = firestoreBookingStore(deps);
const PAST = { dateTime: new Date('2026-01-01T00:00:00Z') };
let admin: SessionHeader;
beforeAll(async () => {
  admin = await adminSession(deps);
});

const seats = ({ id }: Event) => db.collection(COLLECTIONS.eventSeats).doc(id);
const isVisible = async (event: Event) => (await seats(event).get()).get('isActive') as unknown;
const remove = (path: string) => app.request(`/api/admin/${path}`, { method: 'DELETE', headers: admin });

describe('seat count of an event', () => {
  it('is readable for visitors from the first booking', async () => {
    const event = await storedEvent(db);
    await send(app, 'POST', '/api/bookings', aBookingInput(event.id));
    expect(await isVisible(event)).toBe(true);
  });

  it('has the current visibility of the event, whatever the order of the change events', async () => {
    const event = await storedEvent(db, {}, 3);
    const document = db.collection(COLLECTIONS.events).doc(event.id);
    await document.update({ isActive: false });
    await syncEventAccount(store, event.id);
    expect(await isVisible(event)).toBe(false);
    await document.update({ isActive: true });
    await Promise.all([syncEventAccount(store, event.id), syncEventAccount(store, event.id)]);
    expect(await isVisible(event)).toBe(true);
    expect(await seatsOf(db, event.id)).toEqual({ booked: 3 });
  });

  it('is hidden from visitors before the event appears and after it disappears', async () => {
    const [from, until] = [new Date('2030-05-01T00:00:00Z'), new Date('2030-05-02T00:00:00Z')];
    const event = await storedEvent(db, { visibleFrom: from, visibleUntil: until }, 3);
    const booking = await storedBooking(db, aBooking(event.id, { numberOfParticipants: 1 }));
    await remove(`bookings/${booking.id}`);
    expect(await isVisible(event)).toBe(false);
    const visibilityAt = async (time: number) => {
      await followVisibility({ ...deps, clock: { ...deps.clock, now: () => new Date(time) } });
      return isVisible(event);
    };
    expect(await visibilityAt(from.getTime() - 1)).toBe(false);
    expect(await visibilityAt(from.getTime() + 60_000)).toBe(true);
    expect(await visibilityAt(until.getTime() - 1)).toBe(true);
    expect(await visibilityAt(until.getTime())).toBe(false);
  });

  it('keeps its visibility when a booking releases seats', async () => {
    const event = await storedEvent(db, { isActive: false }, 3);
    const booking = await storedBooking(db, aBooking(event.id, { numberOfParticipants: 2 }));
    expect((await remove(`bookings/${booking.id}`)).status).toBe(204);
    expect([await isVisible(event), await seatsOf(db, event.id)]).toEqual([false, { booked: 1 }]);
  });

  it('is removed when the event is deleted without the API', async () => {
    const event = await storedEvent(db, PAST, 3);
    await db.collection(COLLECTIONS.events).doc(event.id).delete();
    await syncEventAccount(store, event.id);
    expect(await seatsOf(db, event.id)).toBeUndefined();
  });

  it('is not created for an event without bookings', async () => {
    const event = await storedEvent(db);
    await syncEventAccount(store, event.id);
    expect(await seatsOf(db, event.id)).toBeUndefined();
  });
});

describe('deletion of an event with bookings', () => {
  it('is refused while the event is upcoming', async () => {
    const event = await storedEvent(db, {}, 2);
    await expectProblem(await remove(`events/${event.id}`), 409, 'event_has_bookings');
    expect(await seatsOf(db, event.id)).toEqual({ booked: 2 });
  });

  it('keeps the bookings of a past event, and removes its seat count permanently', async () => {
    const event = await storedEvent(db, PAST, 4);
    const kept = await storedBooking(db, aBooking(event.id, { status: 'confirmed' }));
    const other = await storedBooking(db, aBooking(event.id));
    expect((await remove(`events/${event.id}`)).status).toBe(200);
    expect(await bookingsOf(db, event.id)).toHaveLength(2);
    expect((await remove(`bookings/${other.id}`)).status).toBe(204);
    expect(await bookingsOf(db, event.id)).toEqual([kept]);
    expect(await seatsOf(db, event.id)).toBeUndefined();
  });

  it('removes a leftover seat count with the last booking', async () => {
    const { id } = await storedBooking(db, aBooking(crypto.randomUUID(), { numberOfParticipants: 2 }));
    const booking = (await db.collection(COLLECTIONS.bookings).doc(id).get()).get('eventId') as string;
    await db.collection(COLLECTIONS.eventSeats).doc(booking).set({ booked: 2 });
    await remove(`bookings/${id}`);
    expect(await seatsOf(db, booking)).toBeUndefined();
  });
});
