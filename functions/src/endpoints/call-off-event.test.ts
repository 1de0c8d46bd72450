import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import { beginCallOff, continueCallOff, continueCallOffs } from '../events/call-off-event.ts';
import { callOffBooking } from '../bookings/cancel-booking.ts';
import { firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import { holdSeats } from '../bookings/hold-seats.ts';
import { joinWaitlist } from '../bookings/waitlist/join-waitlist.ts';
import type { Deadline } from '../store/run-parts.ts';
import { adminSession } from '../../testing/accounts.ts';
import { NO_DEADLINE } from '../../testing/deadlines.ts';
import { expectProblem, send } from '../../testing/emulated.ts';
import { openShop } from '../../testing/shop.ts';
import { bookingsOf, seatsOf, seatSumsOf, storedEvent } from '../../testing/stored.ts';

const PRICE = 30_000;
const GUESTS = 10;
const REQUEST = { reason: 'The roaster is ill.', by: 'sample-admin' };

/** Returns a deadline that is over once it has been asked `count` times. */
function deadlineAfter(count: number): Deadline {
  let asked = 0;
  return { isOver: () => (asked += 1) > count };
}

describe('calling an event off', () => {
  /** Books and pays for ten guests of two seats each. */
  async function paidEvent() {
    const shop = openShop();
    const { app, deps } = shop;
    const dateTime = new Date('2026-12-24T05:00:00Z');
    const event = await storedEvent(deps.db, { capacity: 25, price: PRICE, dateTime });
    const payFor = async (guest: number) => {
      const input = aBookingInput(event.id, {
        email: `guest-${guest}-${event.id}@example.com`,
        numberOfParticipants: 2,
      });
      const { id } = (await (await send(app, 'POST', '/api/bookings', input)).json()) as { id: string };
      const { text } = await shop.notify(id, { price: String(2 * PRICE), mul_no: String(2001 + guest) });
      expect(text).toBe('SUCCESS');
    };
    await Promise.all(Array.from({ length: GUESTS }, (_, guest) => payFor(guest)));
    /** Returns the mails about the calling off, by address. */
    async function mails() {
      const { docs } = await deps.db.collection(COLLECTIONS.mail).get();
      const subject = /열지 못하게|will not take place/;
      return docs
        .filter((mail) => subject.test(String(mail.get('message.subject'))))
        .map((mail) => String(mail.get('to')))
        .filter((address) => address.includes(event.id))
        .toSorted();
    }
    const guests = Array.from({ length: GUESTS }, (_, n) => `guest-${n}-${event.id}@example.com`).toSorted();
    return { ...shop, event, mails, guests };
  }

  it('tells ten paid guests once each and refunds them, across interruptions and repetitions', async () => {
    const { deps, event, mails, guests, refunds } = await paidEvent();
    await beginCallOff(deps, event.id, REQUEST);
    const first = await continueCallOff(deps, event.id, 'test', deadlineAfter(3));
    expect(first).toMatchObject({ state: 'running', total: GUESTS, left: 7 });
    expect(await mails()).toHaveLength(3);
    // A process that ends after a commit leaves the job's own document behind.
    await deps.db.collection(COLLECTIONS.callOffs).doc(event.id).update({ left: GUESTS });
    await Promise.all([
      continueCallOffs(deps, 'test', NO_DEADLINE),
      continueCallOff(deps, event.id, 'test', NO_DEADLINE),
    ]);
    await beginCallOff(deps, event.id, REQUEST);
    const last = await continueCallOff(deps, event.id, 'test', NO_DEADLINE);
    expect(last).toMatchObject({ state: 'done', total: GUESTS, left: 0 });
    expect(await mails()).toEqual(guests);
    expect(refunds.map(({ won }) => won)).toEqual(Array(GUESTS).fill(2 * PRICE));
    expect(await seatsOf(deps.db, event.id)).toEqual({ booked: 0 });
    expect(await seatSumsOf(deps.db, event.id)).toEqual({ booked: 0, held: 0 });
    const bookings = await bookingsOf(deps.db, event.id);
    expect(new Set(bookings.map(({ status }) => status))).toEqual(new Set(['cancelled']));
  });

  it('takes no more bookings, releases held seats and does not call off what has begun', async () => {
    const { app, deps } = openShop();
    const event = await storedEvent(deps.db, { dateTime: new Date('2026-12-24T05:00:00Z') });
    const by = { role: 'admin', uid: 'sample-admin' } as const;
    const hold = { id: crypto.randomUUID(), eventId: event.id, seats: 1 };
    await holdSeats(firestoreBookingStore(deps), hold, { by, reason: 'Press' });
    await beginCallOff(deps, event.id, REQUEST);
    expect(await continueCallOff(deps, event.id, 'test', NO_DEADLINE)).toMatchObject({ state: 'done' });
    expect(await seatSumsOf(deps.db, event.id)).toEqual({ booked: 0, held: 0 });
    const refused = await send(app, 'POST', '/api/bookings', aBookingInput(event.id));
    await expectProblem(refused, 409, 'event_closed');
    const past = await storedEvent(deps.db, { dateTime: new Date('2020-01-01T00:00:00Z') });
    await expect(beginCallOff(deps, past.id, REQUEST)).rejects.toMatchObject({ code: 'event_closed' });
  });

  it('closes the waitlist, and again after the event was shown again', async () => {
    const { deps } = openShop();
    const store = firestoreBookingStore(deps);
    const event = await storedEvent(deps.db, { capacity: 1, dateTime: new Date('2026-12-24T05:00:00Z') });
    for (const round of [1, 2]) {
      await deps.db.collection(COLLECTIONS.events).doc(event.id).update({ isActive: true });
      const hold = { id: crypto.randomUUID(), eventId: event.id, seats: 1 };
      await holdSeats(store, hold, { by: { role: 'admin', uid: 'sample-admin' }, reason: 'Press' });
      const id = crypto.randomUUID();
      const guest = { name: 'Sample Guest', email: `guest-${round}@example.com`, language: 'en' } as const;
      await joinWaitlist(store, { ...guest, id, eventId: event.id, partySize: 1, acceptsFewer: false });
      await beginCallOff(deps, event.id, REQUEST);
      expect(await continueCallOff(deps, event.id, 'test', NO_DEADLINE)).toMatchObject({ state: 'done' });
      expect((await store.read({ entries: [id] })).entries.get(id)?.state).toBe('closed');
      const about = `${COLLECTIONS.waitlistEntries}/${id}`;
      const { docs } = await deps.db.collection(COLLECTIONS.mail).where('about', '==', about).get();
      expect(docs.map((mail) => mail.get('message.subject') as string)).toContainEqual(
        expect.stringContaining('will not take place'),
      );
    }
  });

  it('leaves a booking alone that was moved to another event in the meantime', async () => {
    const { app, deps } = openShop();
    const event = await storedEvent(deps.db, { dateTime: new Date('2026-12-24T05:00:00Z') });
    const input = aBookingInput(event.id, { numberOfParticipants: 2 });
    const { id } = (await (await send(app, 'POST', '/api/bookings', input)).json()) as { id: string };
    const command = { key: crypto.randomUUID(), by: { role: 'admin', uid: 'sample-admin' } } as const;
    const calledOff = callOffBooking(firestoreBookingStore(deps), id, command, crypto.randomUUID());
    await expect(calledOff).rejects.toMatchObject({ code: 'status_change_refused' });
    expect(await seatsOf(deps.db, event.id)).toEqual({ booked: 2 });
  });

  it('calls off several dates of a series at once, all or none', async () => {
    const { app, deps } = openShop();
    const admin = await adminSession(deps);
    const dateTime = new Date('2026-12-24T05:00:00Z');
    const seriesId = `Series ${crypto.randomUUID()}`;
    const first = await storedEvent(deps.db, { seriesId, dateTime });
    const second = await storedEvent(deps.db, { seriesId, dateTime });
    const past = await storedEvent(deps.db, { seriesId, dateTime: new Date('2020-01-01T00:00:00Z') });
    for (const event of [first, second]) await send(app, 'POST', '/api/bookings', aBookingInput(event.id));
    const callOff = (...dates: string[]) =>
      send(app, 'POST', `/api/admin/events/${first.id}/call-off`, { reason: 'A typhoon', dates }, admin);
    const statuses = async () =>
      (await Promise.all([first, second].map(({ id }) => bookingsOf(deps.db, id)))).map(
        ([booking]) => booking?.status,
      );
    await expectProblem(await callOff(second.id, past.id), 409, 'event_closed');
    const stranger = await storedEvent(deps.db, { dateTime });
    await expectProblem(await callOff(second.id, stranger.id), 404, 'not_found');
    expect(await statuses()).toEqual(['pending', 'pending']);
    expect((await callOff(second.id)).status).toBe(200);
    expect(await statuses()).toEqual(['cancelled', 'cancelled']);
    const jobs = deps.db.collection(COLLECTIONS.callOffs);
    expect((await jobs.doc(first.id).get()).get('dates')).toEqual([second.id]);
    for (const { id } of [first, second])
      expect((await jobs.doc(id).get()).data()).toMatchObject({ state: 'done', total: 1, left: 0 });
  });

  it('is preceded by how many guests it concerns, how many mails they get, and what they have paid', async () => {
    const { app, deps, event } = await paidEvent();
    const admin = await adminSession(deps);
    const free = await storedEvent(deps.db, { price: 0, dateTime: new Date('2026-12-24T05:00:00Z') });
    const walkIn = { eventId: free.id, name: 'Lee', phone: '010-0000-0001', numberOfParticipants: 1 };
    expect((await send(app, 'POST', '/api/admin/bookings', walkIn, admin)).status).toBe(201);
    const [booking] = await bookingsOf(deps.db, free.id);
    const response = await send(
      app,
      'POST',
      '/api/admin/events/concerned',
      { dates: [event.id, free.id] },
      admin,
    );
    expect(await response.json()).toEqual([
      {
        id: event.id,
        bookings: GUESTS,
        mails: GUESTS,
        waiting: 0,
        won: GUESTS * 2 * PRICE,
        unreachable: [],
      },
      {
        id: free.id,
        bookings: 1,
        mails: 0,
        waiting: 0,
        won: 0,
        unreachable: [{ id: booking!.id, name: 'Lee', phone: '+821000000001' }],
      },
    ]);
  });
});
