import { beforeAll, describe, expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { mailSchema } from '@app/domain/mail/mail-schema.ts';
import { aBooking, aBookingInput } from '@app/domain/testing/factories.ts';
import { firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import { guestToken } from '../bookings/guest-booking.ts';
import { findPersonalData } from '../contacts/find-personal-data.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { smtpSender } from '../mail/smtp.ts';
import { waitlistToken } from '../mail/link-tokens.ts';
import { fromDocument, toDocument } from '../store/documents.ts';
import { adminSession, type SessionHeader } from '../../testing/accounts.ts';
import { emulatedApp, expectProblem, send } from '../../testing/emulated.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { openShop } from '../../testing/shop.ts';
import {
  auditEntriesOf,
  bookingsOf,
  seatChangesOf,
  storedBooking,
  storedEvent,
} from '../../testing/stored.ts';

const { app, deps } = emulatedApp();
const { db } = deps;
let admin: SessionHeader;
beforeAll(async () => {
  admin = await adminSession(deps);
});

const wrong = () => `gest-${crypto.randomUUID()}@example.com`;
const right = () => `Guest-${crypto.randomUUID()}@example.com`;

/** Stores a booking of two seats, the only one of its event, under a mistyped address. */
async function booked(changes: Partial<Booking> = {}, event: Parameters<typeof storedEvent>[1] = {}) {
  const { id } = await storedEvent(db, event, 2);
  const booking = aBooking(id, {
    email: wrong(),
    name: 'Sample Visitor',
    language: 'en',
    numberOfParticipants: 2,
    ...changes,
  });
  return storedBooking(db, booking);
}
const correct = (
  { id }: { id: string },
  email: string,
  { key = crypto.randomUUID() as string, headers = admin } = {},
) =>
  send(app, 'PUT', `/api/admin/bookings/${id}/email`, { email }, { ...headers, [IDEMPOTENCY_HEADER]: key });

const now = async ({ eventId }: Booking) => (await bookingsOf(db, eventId))[0]!;
async function mailsTo(email: string) {
  const { docs } = await db.collection(COLLECTIONS.mail).where('to', '==', email).get();
  const mails = docs.map((snapshot) => fromDocument(mailSchema, snapshot)!);
  // Mails about one booking are delivered in their order.
  return mails.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
const opens = async (booking: Booking) =>
  (await app.request(`/api/bookings/${guestToken(deps.config, booking)}`)).status;

describe('the corrected address of a booking', () => {
  it.each(['pending', 'confirmed'] as const)(
    'gets the booking (%s) with a new link, and the former one a mail without any personal data',
    async (status) => {
      const booking = await booked({ status });
      const email = right();
      expect(await opens(booking)).toBe(200);
      expect((await correct(booking, `  ${email} `)).status).toBe(200);
      const corrected = await now(booking);
      expect(corrected).toMatchObject({ email, emailKey: email.toLowerCase(), linkVersion: 1 });
      expect([await opens(booking), await opens(corrected)]).toEqual([404, 200]);

      const [mail, ...others] = await mailsTo(email);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ fromVisitor: false, isAwaited: false });
      for (const part of ['corrected the email address', guestToken(deps.config, corrected)])
        expect(mail!.message.text).toContain(part);
      const last = await mailsTo(booking.email!);
      expect(last).toHaveLength(1);
      const { text, html, subject } = last[0]!.message;
      for (const part of [email, booking.name, booking.agreed.title, '/booking/', 'href='])
        expect(subject + text + html).not.toContain(part);
      expect(text).toContain('We no longer send emails about that booking to this address');
    },
  );

  it('is in the ledger and the audit log, neither of which repeats an address', async () => {
    const booking = await booked();
    const email = right();
    await correct(booking, email);
    const ledger = await seatChangesOf(db, booking.eventId);
    expect(ledger.map(({ kind, by }) => [kind, by.role])).toContainEqual(['correct_email', 'admin']);
    const entries = await auditEntriesOf(db, booking.id);
    expect(entries.map(({ changes }) => Object.keys(changes))).toContainEqual(
      expect.arrayContaining(['email', 'linkVersion']),
    );
    const kept = JSON.stringify([ledger, entries]).toLowerCase();
    for (const address of [email, booking.email!]) expect(kept).not.toContain(address.toLowerCase());
  });

  it('changes nothing for a repeated request, and is invalid if it is the present one', async () => {
    const booking = await booked();
    const [email, key] = [right(), crypto.randomUUID()];
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await correct(booking, email, { key })).status).toBe(200);
    await expectProblem(await correct(booking, email.toUpperCase()), 400, 'validation_failed');
    await expectProblem(await correct(booking, 'nobody'), 400, 'validation_failed');
    expect(await now(booking)).toMatchObject({ email, linkVersion: 1 });
    expect([(await mailsTo(email)).length, (await mailsTo(booking.email!)).length]).toEqual([1, 1]);
  });

  it('is unverified, and its guest has the whole time to open the link', async () => {
    const dateTime = new Date('2099-05-02T09:30:00Z');
    const booking = await booked({ openedAt: new Date() }, { verifyHours: 24, dateTime });
    const email = right();
    await correct(booking, email);
    expect((await now(booking)).openedAt).toBeUndefined();
    const [mail] = await mailsTo(email);
    expect(mail!.message.text).toContain('within 24 hours of this email');
  });

  it('is not reached by the earlier link of the waitlist entry that became the booking', async () => {
    const booking = await booked();
    const { id, eventId, name, language, createdAt, agreed } = booking;
    const { refund: _, lines: __, ...terms } = agreed;
    const state = { acceptsFewer: false, state: 'booked', overtaken: 0, event: terms };
    const entry = { id, eventId, name, language, createdAt, email: booking.email!, partySize: 2, ...state };
    await db.collection(COLLECTIONS.waitlistEntries).doc(id).set(toDocument(entry));
    const path = `/api/waitlist/${waitlistToken(deps.config.hashSecret, id)}`;
    const view = async () => (await (await app.request(path)).json()) as { bookingToken?: string };
    expect((await view()).bookingToken).toBe(guestToken(deps.config, booking));
    await correct(booking, right());
    expect(await view()).not.toHaveProperty('bookingToken');
  });

  it('holds the seats that the former one held for the party limit', async () => {
    const booking = await booked({}, { maxPartySize: 2 });
    const email = right();
    await correct(booking, email);
    const book = (address: string) =>
      send(app, 'POST', '/api/bookings', {
        ...aBookingInput(booking.eventId),
        email: address,
        numberOfParticipants: 1,
      });
    await expectProblem(await book(email), 409, 'party_too_large');
    expect((await book(booking.email!)).status).toBe(201);
  });

  it('replaces the address of the order, whose earlier link ends too', async () => {
    const shop = openShop();
    const event = await storedEvent(shop.deps.db, {
      price: 30_000,
      dateTime: new Date('2026-12-24T05:00:00Z'),
    });
    const input = { ...aBookingInput(event.id), email: wrong() };
    const response = await send(shop.app, 'POST', '/api/bookings', input);
    const { id, payment } = (await response.json()) as { id: string; payment: { token: string } };
    const session = await adminSession(shop.deps);
    const email = right();
    const path = `/api/admin/bookings/${id}/email`;
    expect((await send(shop.app, 'PUT', path, { email }, session)).status).toBe(200);
    const { buyer, ledger, rebuilt, events } = await shop.stored(id);
    expect(buyer.email).toBe(email);
    expect(rebuilt).toEqual(ledger);
    expect(events.at(-1)).toMatchObject({ type: 'emailCorrected', email, formerEmail: input.email });
    await expectProblem(await shop.app.request(`/api/orders/${payment.token}`), 404, 'not_found');
    const [booking] = await bookingsOf(shop.deps.db, event.id);
    const page = await shop.app.request(`/api/bookings/${guestToken(shop.deps.config, booking!)}`);
    const { payment: renewed } = (await page.json()) as { payment: { token: string } };
    expect((await shop.app.request(`/api/orders/${renewed.token}`)).status).toBe(200);
    // The provider's notification has an address of its own.
    expect((await shop.notify(id, { price: '30000' })).text).toBe('SUCCESS');
  });

  it('takes over the note on the guest with the last booking of the former one, after a note of its own', async () => {
    const address = wrong();
    const [first, last] = [await booked({ email: address }), await booked({ email: address })];
    const email = right();
    const known = await booked({ email });
    const path = ({ id }: Booking) => `/api/admin/bookings/${id}/guest`;
    const note = (booking: Booking, text: string) =>
      send(app, 'PUT', `${path(booking)}/note`, { text }, admin);
    const noteOf = async (booking: Booking) => {
      const response = await app.request(path(booking), { headers: admin });
      return ((await response.json()) as { note: string }).note;
    };
    await note(known, 'Allergic to nuts');
    await note(last, 'Comes by wheelchair');
    await correct(first, email);
    expect([await noteOf(first), await noteOf(last)]).toEqual(['Allergic to nuts', 'Comes by wheelchair']);
    const key = crypto.randomUUID();
    for (let attempt = 0; attempt < 2; attempt += 1) await correct(last, email, { key });
    expect(await noteOf(last)).toBe('Allergic to nuts\nComes by wheelchair');
    const { guestNotes } = await findPersonalData(db, email);
    expect(guestNotes.map((found) => found.get('text') as string)).toEqual([await noteOf(last)]);
    expect((await findPersonalData(db, address)).guestNotes).toEqual([]);
  });

  it('gets no mail that was queued for the former one, which is sent to nobody', async () => {
    const booking = await booked();
    const store = firestoreBookingStore(deps);
    await store.transaction(async (tx) => {
      const { events } = await tx.read({ events: [booking.eventId] });
      tx.queueMail('changed', booking, events.get(booking.eventId));
    });
    const [queued] = await mailsTo(booking.email!);
    await correct(booking, right());
    const server = await startMailServer();
    const sender = { ...deps, log: () => {}, send: smtpSender(server.url) };
    for (const { id } of await mailsTo(booking.email!)) await deliverMail(sender, id);
    expect(server.taken.map(({ subject }) => subject)).toEqual([expect.stringContaining('no longer send')]);
    expect((await db.collection(COLLECTIONS.mail).doc(queued!.id).get()).exists).toBe(false);
  });

  it('is refused for a guest without an address, a cancelled booking and an event that has begun', async () => {
    const { email: _, ...unknown } = aBooking((await booked()).eventId);
    await storedBooking(db, unknown);
    await expectProblem(await correct(unknown, right()), 404, 'not_found');
    await expectProblem(await correct({ id: crypto.randomUUID() }, right()), 404, 'not_found');
    const cancelled = await booked({ status: 'cancelled' });
    await expectProblem(await correct(cancelled, right()), 409, 'status_change_refused');
    const begun = await booked({}, { dateTime: new Date('2020-05-02T09:30:00Z') });
    await expectProblem(await correct(begun, right()), 409, 'event_closed');
    const open = await booked();
    await expectProblem(
      await correct(open, right(), { headers: {} as SessionHeader }),
      401,
      'unauthenticated',
    );
  });
});
