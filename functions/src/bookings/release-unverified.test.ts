import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { aBooking, aBookingInput } from '@app/domain/testing/factories.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { smtpSender } from '../mail/smtp.ts';
import { emulatedApp, expectProblem, send } from '../../testing/emulated.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { bookingsOf, seatsOf, storedBooking, storedEvent } from '../../testing/stored.ts';
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

  describe('counts the time', () => {
    /** Books an event that gives a day, and returns the booking with its queued mail. */
    async function requested() {
      const { id: eventId } = await storedEvent(db, { dateTime: hoursLater(480), verifyHours: 24 });
      const response = await send(app, 'POST', '/api/bookings', aBookingInput(eventId));
      const { id } = z.object({ id: z.string() }).parse(await response.json());
      const about = `${COLLECTIONS.bookings}/${id}`;
      const { docs } = await db.collection(COLLECTIONS.mail).where('about', '==', about).get();
      return { eventId, mailId: docs[0]!.id };
    }
    const start = time.now;
    const hoursLater = (hours: number) => new Date(start.getTime() + hours * HOUR_MS);
    const statusAt = async (hours: number, eventId: string) => {
      time.now = hoursLater(hours);
      await run();
      return (await bookingsOf(db, eventId))[0]!.status;
    };
    afterEach(() => void (time.now = start));

    it('from the sending of the mail, however long the mail was queued', async () => {
      const { eventId, mailId } = await requested();
      expect(await statusAt(25, eventId)).toBe('pending');
      const server = await startMailServer();
      await deliverMail({ ...deps, send: smtpSender(server.url) }, mailId);
      expect(server.taken).toHaveLength(1);
      expect(await statusAt(48, eventId)).toBe('pending');
      expect(await statusAt(49, eventId)).toBe('cancelled');
    });

    it.each([
      ['is given up', true],
      ['was to be given up', false],
    ])('from when a mail that cannot be sent %s', async (_, isTried) => {
      const { eventId, mailId } = await requested();
      expect(await statusAt(72, eventId)).toBe('pending');
      if (isTried) await deliverMail(deps, mailId);
      expect(await statusAt(95, eventId)).toBe('pending');
      expect(await statusAt(96, eventId)).toBe('cancelled');
    });
  });

  it('does not take a forged link for an opened one', async () => {
    const booking = await booked();
    const path = `/api/bookings/${guestToken(deps.config, booking)}x/opened`;
    await expectProblem(await app.request(path, { method: 'POST' }), 404, 'not_found');
    await run();
    expect(await statusOf(booking)).toBe('cancelled');
  });
});
