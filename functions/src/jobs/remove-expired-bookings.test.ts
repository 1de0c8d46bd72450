import { describe, expect, it } from 'vitest';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { aBooking, anEvent } from '@app/domain/testing/factories.ts';
import { deadlineAfter, NO_DEADLINE } from '../../testing/deadlines.ts';
import { emulatedApp } from '../../testing/emulated.ts';
import { bookingsOf, seatsOf, storedBooking, storedEvent } from '../../testing/stored.ts';
import { removeExpiredBookings } from './remove-expired-bookings.ts';

const NOW = new Date('2026-11-21T19:00:00Z');
const { deps } = emulatedApp();
const { db } = deps;

const remove = (deadline = NO_DEADLINE) => removeExpiredBookings(deps, NOW, deadline);

/** Stores a booking of two seats, made in 2020, for an hour-long event that began at `dateTime`. */
function booked(eventId: string, dateTime: string, changes: Partial<Booking> = {}): Promise<Booking> {
  const { agreed, ...booking } = aBooking(eventId, { numberOfParticipants: 2, ...changes });
  return storedBooking(db, {
    ...booking,
    createdAt: new Date('2020-01-01T00:00:00Z'),
    agreed: { ...agreed, dateTime: new Date(dateTime), duration: 60 },
  });
}

describe('removeExpiredBookings', () => {
  it('keeps a booking until five years after the end of its event, to the millisecond', async () => {
    const { id: eventId } = await storedEvent(db, { dateTime: new Date('2021-11-21T18:00:00Z') }, 2);
    await booked(eventId, '2021-11-21T18:00:00.000Z');
    const young = await booked(eventId, '2021-11-21T18:00:00.001Z', { status: 'cancelled' });
    expect(await remove()).toBe(1);
    expect((await bookingsOf(db, eventId)).map(({ id }) => id)).toEqual([young.id]);
    expect(await seatsOf(db, eventId)).toEqual({ booked: 0 });
    expect(await remove()).toBe(0);
  });

  it('keeps a booking while its event is moved to a later date', async () => {
    const { id: eventId } = await storedEvent(db, { dateTime: new Date('2022-05-01T00:00:00Z') }, 2);
    await booked(eventId, '2021-05-01T00:00:00Z');
    expect(await remove()).toBe(0);
    expect(await seatsOf(db, eventId)).toEqual({ booked: 2 });
  });

  it('releases only the seats that the removed bookings held', async () => {
    const { id: eventId } = await storedEvent(db, { dateTime: new Date('2020-05-01T00:00:00Z') }, 7);
    await booked(eventId, '2020-05-01T00:00:00Z', { status: 'confirmed' });
    await booked(eventId, '2020-05-01T00:00:00Z', { status: 'cancelled' });
    expect(await remove()).toBe(2);
    expect(await seatsOf(db, eventId)).toEqual({ booked: 5 });
  });

  it('removes the seat count of a deleted event with its last booking', async () => {
    const { id: eventId } = anEvent();
    await db.collection(COLLECTIONS.eventSeats).doc(eventId).set({ booked: 4 });
    await booked(eventId, '2020-05-01T00:00:00Z');
    await booked(eventId, '2020-05-01T00:00:00Z', { status: 'confirmed' });
    expect(await remove()).toBe(2);
    expect(await seatsOf(db, eventId)).toBeUndefined();
  });

  it('removes many bookings page by page, past those that stay, over several nights', async () => {
    const { id: eventId } = anEvent();
    const old = Array.from({ length: 210 }, (_, index) => index);
    const batch = db.batch();
    for (const index of old) {
      const { id, ...fields } = aBooking(eventId);
      const dateTime = new Date(index < 205 ? '2022-05-01T00:00:00Z' : '2020-05-01T00:00:00Z');
      const agreed = { ...fields.agreed, dateTime };
      const createdAt = new Date(Date.UTC(2019, 0, 1, 0, 0, index));
      batch.set(db.collection(COLLECTIONS.bookings).doc(id), { ...fields, agreed, createdAt });
    }
    await batch.commit();
    expect(await remove(deadlineAfter(1))).toBe(0);
    expect(await remove()).toBe(5);
    expect(await bookingsOf(db, eventId)).toHaveLength(205);
  });
});
