import { describe, expect, it } from 'vitest';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { aBooking } from '@app/domain/testing/factories.ts';
import { emulatedApp, expectProblem } from '../testing/emulated.ts';
import { bookingsOf, seatsOf, storedBooking, storedEvent } from '../testing/stored.ts';
import { guestToken } from './guest-booking.ts';
import { releaseUnverifiedBookings } from './release-unverified.ts';

const HOUR_MS = 3_600_000;

describe('the release of bookings of unverified addresses', () => {
  const time = { now: new Date('2026-11-23T05:00:00Z') };
  const { app, deps } = emulatedApp({ clock: { now: () => time.now, wait: async () => {} } });
  const { db } = deps;
  const run = () => releaseUnverifiedBookings(deps, 'sample');

  /** Stores a pending booking that is 25 hours old, of an event that gives a day to open the link. */
  async function booked(changes: Partial<Booking> = {}, event: Partial<Event> = { verifyHours: 24 }) {
    const dateTime = new Date(time.now.getTime() + 240 * HOUR_MS);
    const { id } = await storedEvent(db, { dateTime, ...event }, 2);
    const createdAt = new Date(time.now.getTime() - 25 * HOUR_MS);
    return storedBooking(db, aBooking(id, { createdAt, numberOfParticipants: 2, ...changes }));
  }
  const statusOf = async ({ eventId }: Booking) => (await bookingsOf(db, eventId))[0]!.status;
  const mailsAbout = async ({ id }: Booking) =>
    (
      await db.collection(COLLECTIONS.mail).where('about', '==', `${COLLECTIONS.bookings}/${id}`).get()
    ).docs.map((mail) => mail.get('message.subject') as string);

  it('happens once after the time that the event sets, with one mail, and returns the seats', async () => {
    const booking = await booked();
    await Promise.all([run(), run()]);
    await run();
    expect(await statusOf(booking)).toBe('cancelled');
    expect(await seatsOf(db, booking.eventId)).toEqual({ booked: 0 });
    expect(await mailsAbout(booking)).toEqual([expect.stringContaining('메일을 확인하지 못해')]);
  });

  it.each([
    ['of an event that sets no time', {}, {}],
    ['before that time', { createdAt: new Date(time.now.getTime() - 23 * HOUR_MS) }, { verifyHours: 24 }],
    ['that were confirmed', { status: 'confirmed' as const }, { verifyHours: 24 }],
    ['that await payment', { payBy: new Date(time.now.getTime() + HOUR_MS) }, { verifyHours: 24 }],
  ])('leaves bookings %s', async (_, changes, event) => {
    const booking = await booked(changes, event);
    await run();
    expect(await statusOf(booking)).toBe(booking.status);
    expect(await mailsAbout(booking)).toEqual([]);
  });

  it('leaves a booking whose link was opened in a browser, which a scanner’s reading does not count as', async () => {
    const [opened, scanned] = [await booked(), await booked()];
    const pathOf = (booking: Booking) => `/api/bookings/${guestToken(deps.config, booking)}`;
    for (const booking of [opened, scanned]) expect((await app.request(pathOf(booking))).status).toBe(200);
    for (let count = 0; count < 2; count += 1)
      expect((await app.request(`${pathOf(opened)}/opened`, { method: 'POST' })).status).toBe(204);
    await run();
    expect([await statusOf(opened), await statusOf(scanned)]).toEqual(['pending', 'cancelled']);
  });

  it('does not take a forged link for an opened one', async () => {
    const booking = await booked();
    const path = `/api/bookings/${guestToken(deps.config, booking)}x/opened`;
    await expectProblem(await app.request(path, { method: 'POST' }), 404, 'not_found');
    await run();
    expect(await statusOf(booking)).toBe('cancelled');
  });
});
