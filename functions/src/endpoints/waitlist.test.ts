import { describe, expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { aBookingInput, type anEvent } from '@app/domain/testing/factories.ts';
import { waitlistEntrySchema } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import { deleteBooking } from '../bookings/delete-booking.ts';
import { firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import { offerSeats } from '../bookings/waitlist/offer-seats.ts';
import { updateWaitlists } from '../jobs/update-waitlists.ts';
import { bookingToken, waitlistToken } from '../mail/link-tokens.ts';
import { fromDocument } from '../store/documents.ts';
import { adminSession } from '../../testing/accounts.ts';
import { emulatedApp, expectProblem, send } from '../../testing/emulated.ts';
import {
  auditEntriesOf,
  bookingsOf,
  seatsOf,
  seatSumsOf,
  storedEvent,
  storedStore,
} from '../../testing/stored.ts';

const HOUR_MS = 3_600_000;

describe('waitlist', () => {
  let now = new Date();
  const clock = { now: () => now, wait: async () => {} };
  const { app, deps } = emulatedApp({ clock });
  const store = firestoreBookingStore(deps);
  const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);

  const book = (eventId: string, numberOfParticipants: number) =>
    send(app, 'POST', '/api/bookings', aBookingInput(eventId, { numberOfParticipants }));

  /** Stores an event of four seats that are all booked; returns the booking too. */
  async function fullEvent(changes: Parameters<typeof anEvent>[0] = {}) {
    const event = await storedEvent(deps.db, { capacity: 4, dateTime: inHours(100), price: 0, ...changes });
    const { id } = (await (await book(event.id, 4)).json()) as { id: string };
    return { eventId: event.id, bookingId: id };
  }

  const join = (eventId: string, changes: Record<string, unknown> = {}, id: string = crypto.randomUUID()) =>
    send(
      app,
      'POST',
      '/api/waitlist',
      {
        eventId,
        name: 'Sample Guest',
        email: 'guest@example.com',
        partySize: 2,
        language: 'en',
        ...changes,
      },
      { [IDEMPOTENCY_HEADER]: id },
    );

  async function joined(eventId: string, changes: Record<string, unknown> = {}) {
    const id = crypto.randomUUID();
    const email = `${id}@example.com`;
    expect((await join(eventId, { email, ...changes }, id)).status).toBe(201);
    // The next guest arrives later.
    now = new Date(now.getTime() + 1);
    return { id, path: `/api/waitlist/${waitlistToken(deps.config.hashSecret, id)}` };
  }
  const view = async (path: string) => (await app.request(path)).json() as Promise<Record<string, unknown>>;
  const answer = (path: string, word: string) => app.request(`${path}/${word}`, { method: 'POST' });
  const entryOf = async (id: string) =>
    fromDocument(waitlistEntrySchema, await deps.db.collection(COLLECTIONS.waitlistEntries).doc(id).get())!;
  const free = async ({ eventId, bookingId }: { eventId: string; bookingId: string }) => {
    await deleteBooking(store, bookingId, { key: `free-${bookingId}`, by: { role: 'admin' } });
    return offerSeats(store, eventId);
  };
  const subjects = async (id: string) => {
    const about = `${COLLECTIONS.waitlistEntries}/${id}`;
    const { docs } = await deps.db.collection(COLLECTIONS.mail).where('about', '==', about).get();
    return docs.map((mail) => mail.get('message.subject') as string);
  };

  it('adds a guest once for several requests with one key, and writes no seats', async () => {
    const { eventId } = await fullEvent();
    const id = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(async () => join(eventId, {}, id)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await seatsOf(deps.db, eventId)).toEqual({ booked: 4 });
    expect(await subjects(id)).toEqual([expect.stringContaining('You are on the waitlist')]);
    await expectProblem(await join(eventId, { name: 'Another Guest' }, id), 409, 'idempotency_conflict');
  });

  it('stores a telephone number in one form, and recognises a request whose number was stored before there was one', async () => {
    const { eventId } = await fullEvent();
    const id = crypto.randomUUID();
    const request = () => join(eventId, { email: `${id}@example.com`, phone: '010.0000.0000' }, id);
    expect((await request()).status).toBe(201);
    const entry = deps.db.collection(COLLECTIONS.waitlistEntries).doc(id);
    expect((await entry.get()).get('phone')).toBe('+821000000000');
    await entry.update({ phone: '010.0000.0000' });
    expect((await request()).status).toBe(201);
  });

  it('stores nothing for a bot, which gets the same answer', async () => {
    const { eventId } = await fullEvent();
    const id = crypto.randomUUID();
    expect((await join(eventId, { website: 'https://spam.example.com' }, id)).status).toBe(201);
    expect((await deps.db.collection(COLLECTIONS.waitlistEntries).doc(id).get()).exists).toBe(false);
  });

  it.each([
    ['an unknown event', {}, { eventId: crypto.randomUUID() }, 404, 'not_found'],
    [
      'an event that begins in an hour',
      { dateTime: new Date(Date.now() + HOUR_MS) },
      {},
      409,
      'event_closed',
    ],
    ['a party above the limit of the event', { maxPartySize: 4 }, { partySize: 5 }, 409, 'party_too_large'],
    ['a party above the capacity', {}, { partySize: 5 }, 409, 'party_too_large'],
    ['an invalid party size', {}, { partySize: 0 }, 400, 'validation_failed'],
  ] as const)('refuses %s', async (_, event, changes, status, code) => {
    const { eventId } = await fullEvent(event);
    await expectProblem(await join(eventId, changes), status, code);
  });

  it('corrects the address of an entry once: earlier links end, the place stays, and both addresses get a mail', async () => {
    const event = await fullEvent();
    const first = await joined(event.eventId, { email: `gest-${crypto.randomUUID()}@example.com` });
    const { email: wrong } = await entryOf(first.id);
    const email = `Guest-${crypto.randomUUID()}@example.com`;
    const session = await adminSession(deps);
    const correct = (typed: string) =>
      send(app, 'PUT', `/api/admin/waitlist/${first.id}/email`, { email: typed }, session);
    expect((await correct(email)).status).toBe(200);
    expect((await correct(email.toLowerCase())).status).toBe(200);
    await expectProblem(await correct('nobody'), 400, 'validation_failed');
    expect(await entryOf(first.id)).toMatchObject({ email, linkVersion: 1, state: 'waiting' });
    expect(await auditEntriesOf(deps.db, first.id)).toMatchObject([
      { what: 'updated', changes: { email: {}, linkVersion: {} } },
    ]);
    expect((await app.request(first.path)).status).toBe(404);
    const { hashSecret } = deps.config;
    const path = `/api/waitlist/${waitlistToken(hashSecret, first.id, 1)}`;
    expect(await view(path)).toMatchObject({ state: 'waiting', position: 1 });
    const mailsTo = async (address: string) => {
      const { docs } = await deps.db.collection(COLLECTIONS.mail).where('to', '==', address).get();
      return docs.map((mail) => mail.get('message.text') as string);
    };
    const news = await mailsTo(email);
    expect(news).toEqual([expect.stringContaining(waitlistToken(hashSecret, first.id, 1))]);
    expect(news[0]).toContain('corrected the email address');
    const last = (await mailsTo(wrong)).find((text) => text.includes('has been corrected'))!;
    for (const part of [email, 'Sample Guest', '/waitlist/']) expect(last).not.toContain(part);
    expect((await app.request(`${path}/leave`, { method: 'POST' })).status).toBe(200);
    await expectProblem(await correct(wrong), 409, 'waitlist_ended');
  });

  it('sends a guest who can book to the booking', async () => {
    const event = await storedEvent(deps.db, { capacity: 4, dateTime: inHours(100) });
    await expectProblem(await join(event.id), 409, 'seats_available');
  });

  it('counts the bookings of an address towards the largest party', async () => {
    const { eventId } = await fullEvent({ capacity: 4, maxPartySize: 4 });
    const { email } = aBookingInput(eventId);
    await expectProblem(await join(eventId, { email: email.toUpperCase() }), 409, 'party_too_large');
  });

  it('keeps the entry and the place of a mailbox that joins again under any address, and answers as for another mailbox', async () => {
    const { eventId } = await fullEvent({ maxPartySize: 4 });
    const email = 'again@example.com';
    const first = await joined(eventId, { email, partySize: 3 });
    await joined(eventId);
    const id = crypto.randomUUID();
    const again = await join(eventId, { email: 'AGAIN+1@example.com', name: 'Another Name' }, id);
    expect([again.status, await again.json()]).toEqual([201, { id }]);
    expect(await view(first.path)).toMatchObject({ partySize: 3, position: 1, waiting: 2 });
  });

  it('adds one entry and queues one mail for concurrent requests of one address', async () => {
    const { eventId } = await fullEvent();
    const answers = await Promise.all([1, 2, 3, 4].map(async () => join(eventId)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const { docs } = await deps.db
      .collection(COLLECTIONS.waitlistEntries)
      .where('eventId', '==', eventId)
      .get();
    expect(docs).toHaveLength(1);
    expect(await subjects(docs[0]!.id)).toHaveLength(1);
  });

  it('sends the link again to an address that joins again, once no mail about the entry is queued', async () => {
    const { eventId } = await fullEvent();
    const email = 'link@example.com';
    const { id, path } = await joined(eventId, { email });
    const about = `${COLLECTIONS.waitlistEntries}/${id}`;
    const mails = async () =>
      (await deps.db.collection(COLLECTIONS.mail).where('about', '==', about).get()).docs;
    for (const mail of await mails()) await mail.ref.update({ 'delivery.state': 'SUCCESS' });
    await join(eventId, { email });
    await join(eventId, { email });
    const again = (await mails()).filter((mail) => mail.get('delivery.state') === 'PENDING');
    expect(again.map((mail) => mail.get('message.subject') as string)).toEqual([
      expect.stringContaining('You are already on the waitlist'),
    ]);
    expect(again[0]!.get('message.text')).toContain(path.replace('/api', '/en'));
    expect(again[0]!.get('fromVisitor')).toBe(true);
  });

  it('lets a guest who has left join again', async () => {
    const { eventId } = await fullEvent();
    const email = 'back@example.com';
    const { path } = await joined(eventId, { email });
    await answer(path, 'leave');
    const again = await joined(eventId, { email });
    expect(await view(again.path)).toMatchObject({ state: 'waiting', position: 1 });
  });

  it('names price, refund and what has changed in an offer, whose price holds until it is accepted', async () => {
    const event = await fullEvent({ price: 30_000, location: 'Old room', locationKr: '옛 공방' });
    const { id, path } = await joined(event.eventId);
    const change = (fields: object) =>
      deps.db.collection(COLLECTIONS.events).doc(event.eventId).update(fields);
    const { id: storeLocationId } = await storedStore(deps.db, { address: '2F, 1 Sample-ro, Seoul' });
    await change({ price: 40_000, location: 'New room', locationKr: '새 공방', storeLocationId });
    await free(event);
    await change({ price: 50_000 });
    const about = `${COLLECTIONS.waitlistEntries}/${id}`;
    const { docs } = await deps.db.collection(COLLECTIONS.mail).where('about', '==', about).get();
    const offer = docs.find((mail) => String(mail.get('message.subject')).includes('Seats have opened up'));
    const text = String(offer?.get('message.text'));
    for (const fact of [
      'Price per person: ₩40,000 (when you joined: ₩30,000)',
      'Total: ₩80,000 for 2 seats',
      'Where: New room (when you joined: Old room)',
      'Address: 2F, 1 Sample-ro, Seoul',
      'https://www.google.com/maps/search/',
      'Cancellation and refund: ',
    ])
      expect(text).toContain(fact);
    expect(text).not.toContain('50,000');
    expect(await view(path)).toMatchObject({
      event: { price: 40_000, location: 'New room' },
      joined: { price: 30_000, location: 'Old room' },
      freeUntil: expect.any(String) as unknown,
    });
    expect((await answer(path, 'accept')).status).toBe(200);
    const [booking] = (await bookingsOf(deps.db, event.eventId)).filter((each) => each.id === id);
    expect(booking!.agreed).toMatchObject({ price: 40_000, location: 'New room' });
  });

  it('offers freed seats in order of arrival, keeps them from others and shows the position', async () => {
    const event = await fullEvent();
    const [first, second, third] = [
      await joined(event.eventId, { partySize: 3 }),
      await joined(event.eventId, { partySize: 2 }),
      await joined(event.eventId, { partySize: 1 }),
    ];
    expect(await view(second.path)).toMatchObject({ state: 'waiting', position: 2, waiting: 3 });
    await deleteBooking(store, event.bookingId, { key: crypto.randomUUID(), by: { role: 'admin' } });
    await expectProblem(await book(event.eventId, 1), 409, 'capacity_exceeded');
    expect(await offerSeats(store, event.eventId)).toBe(2);
    expect(await offerSeats(store, event.eventId)).toBe(0);
    expect(await view(first.path)).toMatchObject({ state: 'offered', offer: { seats: 3 } });
    expect(await view(third.path)).toMatchObject({ state: 'offered' });
    expect(await view(second.path)).toMatchObject({ state: 'waiting', position: 1, waiting: 1 });
    expect((await entryOf(second.id)).overtaken).toBe(1);
    expect(await seatSumsOf(deps.db, event.eventId)).toEqual({ booked: 0, held: 4 });
    expect(await subjects(first.id)).toContainEqual(expect.stringContaining('Seats have opened up'));
  });

  it('turns an accepted offer into a booking once, and changes nothing when the link is opened', async () => {
    const event = await fullEvent();
    const { id, path } = await joined(event.eventId);
    await free(event);
    for (let count = 0; count < 5; count += 1) expect((await app.request(path)).status).toBe(200);
    expect(await bookingsOf(deps.db, event.eventId)).toEqual([]);
    const answers = await Promise.all([1, 2, 3].map(async () => answer(path, 'accept')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await view(path)).toMatchObject({ state: 'booked', bookingToken: expect.any(String) as string });
    expect(await bookingsOf(deps.db, event.eventId)).toMatchObject([
      { id, status: 'pending', numberOfParticipants: 2, email: `${id}@example.com` },
    ]);
    expect(await seatSumsOf(deps.db, event.eventId)).toEqual({ booked: 2, held: 0 });
    await expectProblem(await answer(path, 'leave'), 409, 'waitlist_ended');
  });

  it('refuses a key under which something was booked or ordered before', async () => {
    const { eventId, bookingId } = await fullEvent();
    await expectProblem(await join(eventId, {}, bookingId), 409, 'idempotency_conflict');
    const ordered = crypto.randomUUID();
    await deps.db.collection(COLLECTIONS.orders).doc(ordered).set({ kind: 'product' });
    await expectProblem(await join(eventId, {}, ordered), 409, 'idempotency_conflict');
  });

  it('refuses to accept an offer whose key was used for a booking in the meantime', async () => {
    const event = await fullEvent();
    const { id, path } = await joined(event.eventId);
    await free(event);
    const other = await storedEvent(deps.db, { dateTime: inHours(100) });
    const taken = await send(app, 'POST', '/api/bookings', aBookingInput(other.id), {
      [IDEMPOTENCY_HEADER]: id,
    });
    expect(taken.status).toBe(201);
    await expectProblem(await answer(path, 'accept'), 409, 'idempotency_conflict');
    expect(await view(path)).toMatchObject({ state: 'offered' });
    expect(await seatSumsOf(deps.db, event.eventId)).toEqual({ booked: 0, held: 2 });
  });

  it('offers declined seats to the next guest in the same commit', async () => {
    const event = await fullEvent();
    const first = await joined(event.eventId, { partySize: 4 });
    const second = await joined(event.eventId, { partySize: 4 });
    await free(event);
    expect((await answer(first.path, 'decline')).status).toBe(200);
    expect((await answer(first.path, 'decline')).status).toBe(200);
    expect(await view(second.path)).toMatchObject({ state: 'offered', offer: { seats: 4 } });
    expect(await seatSumsOf(deps.db, event.eventId)).toEqual({ booked: 0, held: 4 });
  });

  it('lets a guest leave in one press, so that seats that waited for them go to the next', async () => {
    const event = await fullEvent({ capacity: 4 });
    const first = await joined(event.eventId, { partySize: 4 });
    const others = [];
    for (let count = 0; count < 4; count += 1) others.push(await joined(event.eventId, { partySize: 1 }));
    const { bookingId } = event;
    const resize = send(
      app,
      'POST',
      `/api/bookings/${bookingToken(deps.config.hashSecret, { id: bookingId, version: 0 })}/party-size`,
      { numberOfParticipants: 1 },
    );
    expect((await resize).status).toBe(200);
    expect(await offerSeats(store, event.eventId)).toBe(3);
    for (const { path } of others.slice(0, 3)) expect((await answer(path, 'decline')).status).toBe(200);
    expect(await view(others[3]!.path)).toMatchObject({ state: 'waiting', position: 2 });
    await expectProblem(await book(event.eventId, 1), 409, 'capacity_exceeded');
    expect((await answer(first.path, 'leave')).status).toBe(200);
    expect(await view(others[3]!.path)).toMatchObject({ state: 'offered' });
  });

  it('ends an offer after its time and closes the list two hours before the event', async () => {
    const start = now;
    const dateTime = inHours(20);
    const event = await fullEvent({ dateTime });
    const first = await joined(event.eventId, { partySize: 4 });
    const second = await joined(event.eventId, { partySize: 4 });
    const third = await joined(event.eventId, { partySize: 4 });
    await free(event);
    expect((await entryOf(first.id)).offer!.expiresAt).toEqual(inHours(12));
    try {
      now = inHours(12);
      await expectProblem(await answer(first.path, 'accept'), 409, 'hold_ended');
      await updateWaitlists(deps, 'sample');
      expect([(await entryOf(first.id)).state, (await entryOf(second.id)).state]).toEqual([
        'lapsed',
        'offered',
      ]);
      expect((await entryOf(second.id)).offer!.expiresAt).toEqual(new Date(dateTime.getTime() - HOUR_MS));
      now = inHours(6);
      await updateWaitlists(deps, 'sample');
      expect((await entryOf(third.id)).state).toBe('closed');
      expect(await subjects(third.id)).toContainEqual(expect.stringContaining('The waitlist has ended'));
    } finally {
      now = start;
    }
  });

  it('lets the admin offer seats out of turn and remove an entry', async () => {
    const event = await fullEvent();
    const first = await joined(event.eventId, { partySize: 4 });
    const second = await joined(event.eventId, { partySize: 1 });
    const headers = await adminSession(deps);
    const post = (id: string, word: string) =>
      app.request(`/api/admin/waitlist/${id}/${word}`, { method: 'POST', headers });
    await expectProblem(await post(second.id, 'offer'), 409, 'capacity_exceeded');
    await deleteBooking(store, event.bookingId, { key: crypto.randomUUID(), by: { role: 'admin' } });
    expect((await post(second.id, 'offer')).status).toBe(200);
    expect((await entryOf(second.id)).state).toBe('offered');
    expect((await post(second.id, 'remove')).status).toBe(200);
    expect((await entryOf(second.id)).state).toBe('removed');
    expect((await entryOf(first.id)).state).toBe('offered');
  });

  it('refuses forged, truncated and foreign links', async () => {
    const { eventId } = await fullEvent();
    const { id, path } = await joined(eventId);
    const token = path.split('/').at(-1)!;
    const { hashSecret } = deps.config;
    const hostile = [
      ...Array.from({ length: 60 }, (_, index) => token.slice(0, Math.max(1, token.length - 1 - index))),
      `${token}x`,
      `${token}.`,
      token.toUpperCase(),
      `${id}.`,
      `${crypto.randomUUID()}.${token.split('.')[1]}`,
      bookingToken(hashSecret, { id, version: 0 }),
      waitlistToken('another secret of thirty-two characters', id),
      waitlistToken(hashSecret, crypto.randomUUID()),
      '..%2f',
    ];
    for (const one of hostile) {
      await expectProblem(await app.request(`/api/waitlist/${one}`), 404, 'not_found');
    }
    for (const one of hostile.slice(-9))
      expect((await answer(`/api/waitlist/${one}`, 'leave')).status).toBe(404);
    expect((await entryOf(id)).state).toBe('waiting');
  });
});
