import { describe, expect, it, vi } from 'vitest';
import { IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import { agreedTerms, freeCancellationEnd } from '@app/domain/booking/agreed-terms.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { aBooking, aBookingInput } from '@app/domain/testing/factories.ts';
import type { WaitlistEntry } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import { guestToken } from '../bookings/guest-booking.ts';
import { emulatedApp, expectProblem, send } from '../../testing/emulated.ts';
import { base, expectLimited, limitedApp, MAX } from '../../testing/limited-app.ts';
import {
  bookingsOf,
  seatChangesOf,
  seatsOf,
  storedBooking,
  storedEvent,
  storedStore,
} from '../../testing/stored.ts';

describe("the guest's link to a booking", () => {
  const { app, deps } = emulatedApp({ clock: { now: () => new Date(), wait: async () => {} } });

  /** Stores a booking of three seats, the only one of an event with five seats. */
  async function guest(changes: Parameters<typeof aBooking>[1] = {}) {
    const event = await storedEvent(deps.db, { capacity: 5 }, 3);
    const booking = await storedBooking(deps.db, aBooking(event.id, { numberOfParticipants: 3, ...changes }));
    const token = guestToken(deps.config, booking);
    const path = `/api/bookings/${token}`;
    return { booking, token, path, eventId: event.id };
  }
  const cancel = (path: string, key: string = crypto.randomUUID()) =>
    app.request(`${path}/cancel`, { method: 'POST', headers: { [IDEMPOTENCY_HEADER]: key } });
  const resize = (path: string, numberOfParticipants: number, key: string = crypto.randomUUID()) =>
    send(app, 'POST', `${path}/party-size`, { numberOfParticipants }, { [IDEMPOTENCY_HEADER]: key });

  it('shows the booking without its e-mail address and changes nothing', async () => {
    const { path, booking, eventId } = await guest();
    const responses = await Promise.all(Array.from({ length: 5 }, async () => app.request(path)));
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const text = await responses[0]!.text();
    expect(text).not.toContain(booking.email);
    expect(JSON.parse(text)).toMatchObject({
      numberOfParticipants: 3,
      dueAtEventWon: 3 * booking.agreed.price,
      canCancel: true,
      maxParticipants: 5,
    });
    expect(await bookingsOf(deps.db, eventId)).toEqual([booking]);
    expect(await seatChangesOf(deps.db, eventId)).toEqual([]);
  });

  it.each([
    ['names the address of the store where the event takes place', true],
    ['does not name the address of a store that visitors do not see', false],
  ])('%s', async (_, isActive) => {
    const { id, name, nameKr, address, addressKr, lat, lng } = await storedStore(deps.db, {
      addressKr: '서울 예시로 1',
      isActive,
    });
    const { path, eventId } = await guest({ language: 'kr' });
    await deps.db.doc(`${COLLECTIONS.events}/${eventId}`).update({ storeLocationId: id });
    const { store } = (await (await app.request(path)).json()) as { store?: unknown };
    expect(store).toEqual(isActive ? { name, nameKr, address, addressKr, lat, lng } : undefined);
    const page = await (await app.request(`${path}/page`)).text();
    expect(page.includes(addressKr)).toBe(isActive);
  });

  describe('with the token that the browser got when it booked', () => {
    async function booked() {
      const event = await storedEvent(deps.db, { capacity: 5 });
      const email = `guest-${event.id}@example.com`;
      const input = aBookingInput(event.id, { email, phone: '010-0000-9999', language: 'en' });
      const response = await send(app, 'POST', '/api/bookings', input);
      const { token } = (await response.json()) as { token: string };
      return { input, eventId: event.id, path: `/api/bookings/${token}` };
    }

    it('shows the booking without name, telephone number and e-mail address, also as a page without JavaScript', async () => {
      const { path, input } = await booked();
      const response = await app.request(path);
      expect(response.status).toBe(200);
      const view = await response.text();
      expect(JSON.parse(view)).toMatchObject({
        status: 'pending',
        canManage: false,
        numberOfParticipants: 1,
      });
      const page = await (await app.request(`${path}/page`)).text();
      expect(page).not.toContain('<form');
      for (const text of [input.name, input.email, '0000-9999', '00009999']) {
        expect(view).not.toContain(text);
        expect(page).not.toContain(text);
      }
    });

    it('changes nothing and verifies no address', async () => {
      const { path, eventId } = await booked();
      const before = await bookingsOf(deps.db, eventId);
      const answers = [
        await cancel(path),
        await resize(path, 2),
        await send(app, 'POST', `${path}/contact`, { name: 'Another Guest', phone: '' }),
        await app.request(`${path}/opened`, { method: 'POST' }),
        await app.request(`${path}/page/opened`, { method: 'POST' }),
        await app.request(`${path}/page/cancel`, { method: 'POST' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404));
      expect(await bookingsOf(deps.db, eventId)).toEqual(before);
    });

    it('sends the mailed link again, which stays the same, to the guest only and a few times a day', async () => {
      const { path, eventId, input } = await booked();
      const sendLink = () => app.request(`${path}/link`, { method: 'POST' });
      const answers = [await sendLink(), await sendLink(), await sendLink(), await sendLink()];
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 429]);
      const [booking] = await bookingsOf(deps.db, eventId);
      const about = `${COLLECTIONS.bookings}/${booking!.id}`;
      const { docs } = await deps.db.collection(COLLECTIONS.mail).where('about', '==', about).get();
      const link = `/booking/${guestToken(deps.config, booking!)}`;
      const again = docs.filter((mail) => String(mail.get('message.subject')).includes('The link to your'));
      expect(again.map((mail) => mail.get('to') as string)).toEqual(Array(3).fill(input.email));
      for (const mail of docs) expect(mail.get('message.text')).toContain(link);
    });

    it('shows nothing once the booking is deleted', async () => {
      const { path, eventId } = await booked();
      const [booking] = await bookingsOf(deps.db, eventId);
      await deps.db.doc(`${COLLECTIONS.bookings}/${booking!.id}`).delete();
      await expectProblem(await app.request(path), 404, 'not_found');
    });
  });

  describe('without JavaScript', () => {
    const open = async (path: string) => {
      const response = await app.request(`${path}/page`);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      return { status: response.status, page: await response.text() };
    };
    const press = (path: string, action: 'opened' | 'cancel', headers: Record<string, string> = {}) =>
      app.request(`${path}/page/${action}`, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ confirm: 'yes' }),
      });

    it('shows a page with the booking in its language, without its e-mail address, and changes nothing', async () => {
      const { path, booking, eventId } = await guest({ language: 'kr' });
      const { status, page } = await open(path);
      expect(status).toBe(200);
      expect(page).toContain('<html lang="ko">');
      for (const text of [
        '예약을 확인하고 있습니다',
        bookingReference(booking.id),
        '3명',
        `당일 현장에서 ${formatWon(3 * booking.agreed.price)}을 내시면 됩니다.`,
        `${path}/page/cancel`,
      ])
        expect(page).toContain(text);
      expect(page).not.toContain(booking.email);
      expect(await bookingsOf(deps.db, eventId)).toEqual([booking]);
    });

    it('verifies the address with a button, which then disappears', async () => {
      const { path, eventId } = await guest();
      const { page } = await open(path);
      expect(page).toContain(`${path}/page/opened`);
      // A text browser may send a form without a field as GET.
      expect(page.match(/<button type="submit" name="confirm" value="yes"/g)).toHaveLength(2);
      const answers = await Promise.all([press(path, 'opened'), press(path, 'opened')]);
      expect(answers.map(({ status }) => status)).toEqual([303, 303]);
      expect(answers[0]!.headers.get('Location')).toBe(`${path}/page`);
      const [booking] = await bookingsOf(deps.db, eventId);
      expect(booking!.openedAt).toBeInstanceOf(Date);
      expect((await open(path)).page).not.toContain(`${path}/page/opened`);
    });

    it('cancels the booking once, says so and offers nothing more', async () => {
      const { path, eventId } = await guest({ status: 'confirmed', language: 'en' });
      expect((await open(path)).page).toContain('if you cancel by Apr 28, 2099, Korean time');
      const answers = await Promise.all([press(path, 'cancel'), press(path, 'cancel')]);
      expect(answers.map(({ status }) => status)).toEqual([303, 303]);
      expect(await seatsOf(deps.db, eventId)).toEqual({ booked: 0 });
      const { page } = await open(path);
      expect(page).toContain('<h1>This booking is cancelled</h1>');
      expect(page).not.toContain('<form');
    });

    it('answers a forged link and a post from another site with a page, and changes nothing', async () => {
      const { path, booking, eventId } = await guest();
      for (const response of [
        await app.request(`${path}x/page`),
        await press(`${path}x`, 'cancel'),
        await press(path, 'cancel', { Origin: 'https://evil.example.com' }),
      ]) {
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(await response.text()).toContain('This link is not valid');
      }
      expect(await bookingsOf(deps.db, eventId)).toEqual([booking]);
    });

    it('limits how often the forms are sent, and needs no App Check token', async () => {
      const { path } = await guest();
      const limits = { ...base.config.limits, bookings: { max: MAX, seconds: 60 } };
      const { app: limited } = limitedApp({ config: { ...base.config, appCheck: 'enforce', limits } });
      const send = () => limited.request(`${path}/page/opened`, { method: 'POST' });
      for (let count = 0; count < MAX; count += 1) expect((await send()).status).toBe(303);
      expect((await send()).status).toBe(429);
    });
  });

  it('cancels once for several concurrent requests with one key', async () => {
    const { path, eventId } = await guest({ status: 'confirmed' });
    const key = crypto.randomUUID();
    const responses = await Promise.all(Array.from({ length: 5 }, async () => cancel(path, key)));
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await responses[0]!.json()).toMatchObject({ status: 'cancelled', canCancel: false });
    expect(await seatsOf(deps.db, eventId)).toEqual({ booked: 0 });
    await expectProblem(await cancel(path), 409, 'status_change_refused');
  });

  it('changes the party size down always and up while seats are free', async () => {
    const { path, eventId } = await guest();
    expect((await resize(path, 1)).status).toBe(200);
    expect(await seatsOf(deps.db, eventId)).toEqual({ booked: 1 });
    expect((await resize(path, 5)).status).toBe(200);
    await expectProblem(await resize(path, 6), 409, 'capacity_exceeded');
    expect(await seatsOf(deps.db, eventId)).toEqual({ booked: 5 });
  });

  it("keeps to the event's largest party, with the guest's other bookings", async () => {
    const event = await storedEvent(deps.db, { capacity: 20, maxPartySize: 5 }, 5);
    const [booking, other] = await Promise.all(
      [3, 2].map(async (numberOfParticipants) =>
        storedBooking(deps.db, aBooking(event.id, { email: 'guest@example.com', numberOfParticipants })),
      ),
    );
    const path = `/api/bookings/${guestToken(deps.config, booking!)}`;
    expect(await (await app.request(path)).json()).toMatchObject({ maxParticipants: 5 });
    await expectProblem(await resize(path, 6), 409, 'party_too_large');
    await expectProblem(await resize(path, 4), 409, 'party_too_large');
    await cancel(`/api/bookings/${guestToken(deps.config, other!)}`);
    expect((await resize(path, 5)).status).toBe(200);
    expect(await seatsOf(deps.db, event.id)).toEqual({ booked: 5 });
  });

  it('lets a party stay that is larger than a limit that the owner has lowered', async () => {
    const event = await storedEvent(deps.db, { capacity: 20, maxPartySize: 2 }, 4);
    const booking = await storedBooking(deps.db, aBooking(event.id, { numberOfParticipants: 4 }));
    const path = `/api/bookings/${guestToken(deps.config, booking)}`;
    expect(await (await app.request(path)).json()).toMatchObject({ maxParticipants: 4 });
    expect((await resize(path, 3)).status).toBe(200);
  });

  it('does not repeat an old change of party size', async () => {
    const { path, eventId } = await guest();
    const key = crypto.randomUUID();
    await resize(path, 1, key);
    await resize(path, 2);
    expect(await (await resize(path, 1, key)).json()).toMatchObject({ numberOfParticipants: 2 });
    expect(await seatsOf(deps.db, eventId)).toEqual({ booked: 2 });
  });

  /** Returns a guest with a booking of three seats, and the other dates of the series. */
  async function guestOfSeries(changes: Parameters<typeof aBooking>[1] = {}) {
    const seriesId = `Series ${crypto.randomUUID()}`;
    const [own, later, full, hidden, foreign] = await Promise.all([
      storedEvent(deps.db, { seriesId, capacity: 5 }, 3),
      storedEvent(deps.db, { seriesId, capacity: 5 }, 2),
      storedEvent(deps.db, { seriesId, capacity: 5 }, 3),
      storedEvent(deps.db, { seriesId, isActive: false }),
      storedEvent(deps.db, { seriesId: 'Another series' }),
    ]);
    const booking = await storedBooking(
      deps.db,
      aBooking(own.id, { numberOfParticipants: 3, agreed: agreedTerms(own), ...changes }),
    );
    const path = `/api/bookings/${guestToken(deps.config, booking)}`;
    return { booking, path, own, later, full, hidden, foreign };
  }
  const move = (path: string, eventId: string, key: string = crypto.randomUUID()) =>
    send(app, 'POST', `${path}/date`, { eventId }, { [IDEMPOTENCY_HEADER]: key });

  it('moves to another date of the series with enough seats, once, at the agreed price', async () => {
    const { path, booking, own, later, full } = await guestOfSeries();
    const shown = (await (await app.request(path)).json()) as { dates: { eventId: string }[] };
    expect(shown.dates.map(({ eventId }) => eventId)).toEqual([later.id]);
    await expectProblem(await move(path, full.id), 409, 'capacity_exceeded');
    const key = crypto.randomUUID();
    const responses = await Promise.all(Array.from({ length: 3 }, async () => move(path, later.id, key)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const moved = await responses[0]!.json();
    expect(moved).toMatchObject({ totalWon: booking.agreed.price * 3, status: booking.status });
    expect(await seatsOf(deps.db, own.id)).toEqual({ booked: 0 });
    expect(await seatsOf(deps.db, later.id)).toEqual({ booked: 5 });
  });

  it('counts seats that guests on the waitlist can use as taken, on the page and in its dates', async () => {
    const { path, booking, own, later } = await guestOfSeries();
    const wait = async (event: typeof own, partySize: number) => {
      const { title, titleKr, dateTime, duration, location, locationKr } = event;
      const entry: Omit<WaitlistEntry, 'id'> = {
        eventId: event.id,
        name: 'Waiting Guest',
        email: 'waiting@example.com',
        language: 'en',
        partySize,
        acceptsFewer: false,
        state: 'waiting',
        overtaken: 0,
        event: { title, titleKr, dateTime, duration, location, locationKr },
        createdAt: deps.clock.now(),
      };
      await deps.db.collection(COLLECTIONS.waitlistEntries).doc(crypto.randomUUID()).set(entry);
    };
    const shown = async () =>
      (await (await app.request(path)).json()) as { dates: unknown[]; maxParticipants: number };
    const before = await shown();
    expect(before.dates).toHaveLength(1);
    // One of three free seats of the later date, and both free seats of the own one.
    await Promise.all([wait(later, 1), wait(own, 2)]);
    expect(await shown()).toMatchObject({ dates: [], maxParticipants: booking.numberOfParticipants });
    expect(before.maxParticipants).toBeGreaterThan(booking.numberOfParticipants);
  });

  it('refuses to move to a hidden date and to another series', async () => {
    const { path, own, hidden, foreign } = await guestOfSeries();
    await expectProblem(await move(path, foreign.id), 404, 'not_found');
    await expectProblem(await move(path, hidden.id), 409, 'event_closed');
    await expectProblem(await move(path, crypto.randomUUID()), 404, 'not_found');
    expect(await seatsOf(deps.db, own.id)).toEqual({ booked: 3 });
  });

  it('does not begin a refund deadline again that had passed before the move', async () => {
    const { path, later, booking } = await guestOfSeries();
    const agreed = { ...booking.agreed, dateTime: deps.clock.now() };
    await deps.db.collection(COLLECTIONS.bookings).doc(booking.id).update({ agreed });
    expect((await move(path, later.id)).status).toBe(200);
    const [stored] = await bookingsOf(deps.db, later.id);
    expect(stored!.agreed.refund.freeUntil).toEqual(freeCancellationEnd(agreed));
    expect(freeCancellationEnd(stored!.agreed)).toEqual(freeCancellationEnd(agreed));
  });

  it('corrects name and phone, and still recognises the first request', async () => {
    const { path, eventId, booking } = await guest();
    const contact = { name: 'Corrected Guest', phone: '010-0000-0000' };
    const response = await send(app, 'POST', `${path}/contact`, contact);
    const corrected = { ...contact, phone: '+821000000000' };
    expect(await response.json()).toMatchObject(corrected);
    expect(await bookingsOf(deps.db, eventId)).toMatchObject([corrected]);
    const { name, email, phone, numberOfParticipants, specialRequests, language } = booking;
    const request = { eventId, name, email, phone, numberOfParticipants, specialRequests, language };
    const repeated = await send(app, 'POST', '/api/bookings', request, { [IDEMPOTENCY_HEADER]: booking.id });
    expect(repeated.status).toBe(201);
    expect(await bookingsOf(deps.db, eventId)).toHaveLength(1);
    await expectProblem(
      await send(app, 'POST', `${path}/contact`, { name: '', phone: '' }),
      400,
      'validation_failed',
    );
  });

  it('sends new links by mail only, alike for known and unknown addresses, and revokes the old ones', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const { path, booking } = await guest({ email });
    const request = (address: string) => send(app, 'POST', '/api/bookings/links', { email: address });
    const responses = [await request('nobody@example.com'), await request(email)];
    expect(responses.map(({ status }) => status)).toEqual([204, 204]);
    expect(await Promise.all(responses.map((response) => response.text()))).toEqual(['', '']);
    await expectProblem(await app.request(path), 404, 'not_found');
    const { docs } = await deps.db.collection(COLLECTIONS.mail).where('to', '==', email).get();
    expect(docs).toHaveLength(1);
    const token = guestToken(deps.config, { ...booking, linkVersion: 1 });
    expect(docs[0]!.get('message.text')).toContain(`/booking/${token}`);
    expect((await app.request(`/api/bookings/${token}`)).status).toBe(200);
  });

  it.each([
    ['Sample.Guest@Example.com', 'sample.guest@example.com'],
    ['sample.guest@example.com', 'SAMPLE.GUEST@EXAMPLE.COM'],
    ['Sample.Guest@Example.com', 'sample.GUEST@example.com'],
  ])('sends the links of an address that was booked as %s and is asked for as %s', async (booked, asked) => {
    const own = (address: string) => `${unique}-${address}`;
    const unique = crypto.randomUUID();
    const event = await storedEvent(deps.db, { price: 0 });
    const input = aBookingInput(event.id, { email: own(booked) });
    expect((await send(app, 'POST', '/api/bookings', input)).status).toBe(201);
    expect((await send(app, 'POST', '/api/bookings/links', { email: own(asked) })).status).toBe(204);
    expect((await bookingsOf(deps.db, event.id)).map(({ linkVersion }) => linkVersion)).toEqual([1]);
  });

  it('sends links of events that are ahead now, whatever date was agreed on', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const past = new Date('2020-01-01T00:00:00Z');
    const [postponed, brought] = await Promise.all([
      storedEvent(deps.db),
      storedEvent(deps.db, { dateTime: past }),
    ]);
    const of = ({ id }: typeof postponed, agreed: typeof postponed) =>
      storedBooking(deps.db, aBooking(id, { email, agreed: agreedTerms(agreed) }));
    await of(postponed, { ...postponed, dateTime: past });
    await of(brought, { ...brought, dateTime: postponed.dateTime });
    await send(app, 'POST', '/api/bookings/links', { email });
    expect(await bookingsOf(deps.db, postponed.id)).toMatchObject([{ linkVersion: 1 }]);
    expect((await bookingsOf(deps.db, brought.id))[0]!.linkVersion).toBeUndefined();
  });

  it('answers a request for links after the same time, whether the address is known or not', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const { booking } = await guest({ email });
    const waits: number[] = [];
    let release = () => {};
    const over = new Promise<void>((resolve) => (release = resolve));
    const clock = { ...deps.clock, wait: (time: number) => (waits.push(time), over) };
    const slow = emulatedApp({ clock }).app;
    const answered: string[] = [];
    const requests = [email, 'nobody@example.com'].map(async (address) => {
      await send(slow, 'POST', '/api/bookings/links', { email: address });
      answered.push(address);
    });
    // The work is done before the time is over, and does not end the wait.
    const stored = () => deps.db.collection(COLLECTIONS.bookings).doc(booking.id).get();
    await vi.waitUntil(async () => (await stored()).get('linkVersion') === 1, { timeout: 10_000 });
    await vi.waitUntil(() => waits.length === 2, { timeout: 10_000 });
    expect(answered).toEqual([]);
    release();
    await Promise.all(requests);
    expect(new Set(waits).size).toBe(1);
  });

  it('replaces the links of one mailbox at most three times a day, with the same response afterwards', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const { booking } = await guest({ email });
    for (let request = 0; request < 5; request += 1) {
      const response = await send(app, 'POST', '/api/bookings/links', { email });
      expect(response.status).toBe(204);
    }
    const token = guestToken(deps.config, { ...booking, linkVersion: 3 });
    expect((await app.request(`/api/bookings/${token}`)).status).toBe(200);
    const { docs } = await deps.db.collection(COLLECTIONS.mail).where('to', '==', email).get();
    expect(docs).toHaveLength(3);
  });

  it('refuses every change once the event has begun', async () => {
    const event = await storedEvent(deps.db, { dateTime: new Date('2020-01-01T00:00:00Z') }, 3);
    const booking = await storedBooking(deps.db, aBooking(event.id, { numberOfParticipants: 3 }));
    const path = `/api/bookings/${guestToken(deps.config, booking)}`;
    expect(await (await app.request(path)).json()).toMatchObject({ canCancel: false });
    await expectProblem(await cancel(path), 409, 'event_closed');
    await expectProblem(await resize(path, 1), 409, 'event_closed');
  });

  it('refuses forged, truncated, foreign and revoked tokens', async () => {
    const [{ token, booking, eventId }, other] = await Promise.all([guest(), guest()]);
    const [signed, signature] = token.split('.') as [string, string];
    const [otherSigned, otherSignature] = other.token.split('.') as [string, string];
    const flipped = (at: number) => {
      const letter = signature[at] === 'A' ? 'B' : 'A';
      return `${signed}.${signature.slice(0, at)}${letter}${signature.slice(at + 1)}`;
    };
    const forged = [
      ...Array.from(signature.slice(0, -1), (_, at) => flipped(at)),
      ...Array.from({ length: 20 }, (_, cut) => token.slice(0, -1 - cut)),
      `${signed}.${otherSignature}`,
      `${otherSigned}.${signature}`,
      `${booking.id}~1.${signature}`,
      `${booking.id}.${signature}`,
      `${token}.x`,
      booking.id,
      guestToken({ ...deps.config, hashSecret: 'another-sample-of-32-characters!' }, booking),
      guestToken(deps.config, { ...booking, linkVersion: 1 }),
      guestToken(deps.config, { ...booking, id: crypto.randomUUID() }),
    ];
    expect(forged.length).toBeGreaterThan(60);
    for (const path of forged.map((each) => `/api/bookings/${each}`))
      await expectProblem(await app.request(path), 404, 'not_found');
    await deps.db.collection(COLLECTIONS.bookings).doc(booking.id).update({ linkVersion: 1 });
    for (const response of [
      await app.request(`/api/bookings/${token}`),
      await cancel(`/api/bookings/${token}`),
      await resize(`/api/bookings/${token}`, 1),
    ])
      await expectProblem(response, 404, 'not_found');
    expect(await seatsOf(deps.db, eventId)).toEqual({ booked: 3 });
  });

  it('limits how often one address opens links, with forged tokens too, and lets others in', async () => {
    const limited = limitedApp();
    const { path, token } = await guest();
    const open = async (address: string) => limited.app.request(address);
    for (let view = 0; view < MAX * 6; view += 1)
      expect((await open(view % 2 === 0 ? path : `${path}x`)).status).toBe(view % 2 === 0 ? 200 : 404);
    await expectLimited(await open(path));
    await expectLimited(await open(`/api/waitlist/${token}`));
    expect((await limitedApp().app.request(path)).status).toBe(200);
    limited.time.now += 61_000;
    expect((await open(path)).status).toBe(200);
  });
});
