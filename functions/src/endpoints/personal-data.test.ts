import { describe, expect, it } from 'vitest';
import { agreedTerms } from '@app/domain/booking/agreed-terms.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { FORM_TYPE } from '@app/domain/api/form-name.ts';
import { aBooking, aContactSubmission } from '@app/domain/testing/factories.ts';
import { subscriptionId } from '../mail/link-tokens.ts';
import { guestId, storeNote } from '../bookings/guests.ts';
import { continueErasures } from '../contacts/data-requests.ts';
import { toDocument } from '../store/documents.ts';
import { adminSession } from '../../testing/accounts.ts';
import { NO_DEADLINE } from '../../testing/deadlines.ts';
import { emulatedApp, expectProblem, send } from '../../testing/emulated.ts';
import { bookingsOf, seatsOf, storedBooking, storedEvent } from '../../testing/stored.ts';

const time = { now: new Date('2026-11-23T05:00:00Z') };
const { app, deps } = emulatedApp({ clock: { now: () => time.now, wait: async () => {} } });
const { db } = deps;
const [ORIGIN] = deps.config.allowedOrigins as [string];

const anAddress = () => `${crypto.randomUUID()}@example.com`;
const request = (email: string, language = 'en') =>
  send(app, 'POST', '/api/personal-data', { email, language });

/** Returns the path of the link in the mail to an address. */
async function linkTo(email: string): Promise<string> {
  await request(email);
  const { docs } = await db.collection(COLLECTIONS.mail).where('to', '==', email).get();
  const texts = docs.map((mail) => mail.get('message.text') as string);
  const link = texts.flatMap((text) => /https?:\S+\/api\/personal-data\/\S+/.exec(text) ?? []).at(-1)!;
  return new URL(link).pathname;
}
const pageOf = async (path: string) => {
  const response = await app.request(path);
  return { status: response.status, text: await response.text() };
};
const erase = async (path: string) => {
  const response = await app.request(`${path}/erasure`, {
    method: 'POST',
    headers: { Origin: ORIGIN },
    body: new URLSearchParams({ confirm: 'yes' }),
  });
  expect(response.status).toBe(200);
  return response.text();
};

/** Stores a booking of an event that begins `hours` from now. */
async function book(email: string, hours: number, price: number, changes: Partial<Booking> = {}) {
  const dateTime = new Date(time.now.getTime() + hours * 3_600_000);
  const event = await storedEvent(db, { dateTime, duration: 60, price }, 2);
  const booking = aBooking(event.id, {
    email,
    status: 'confirmed',
    numberOfParticipants: 2,
    agreed: agreedTerms(event),
    ...changes,
  });
  return storedBooking(db, booking);
}
const isStored = async ({ eventId }: Booking) => (await bookingsOf(db, eventId)).length > 0;

describe('a request for personal data', () => {
  it('is answered alike for known and unknown addresses, and the mails are alike', async () => {
    const [known, unknown] = [anAddress(), anAddress()];
    await book(known, -48, 0);
    const responses = [await request(known), await request(unknown)];
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    expect(await Promise.all(responses.map((response) => response.text()))).toEqual([
      '{"success":true}',
      '{"success":true}',
    ]);
    const mailTo = async (email: string) => {
      const { docs } = await db.collection(COLLECTIONS.mail).where('to', '==', email).get();
      expect(docs).toHaveLength(1);
      return (docs[0]!.get('message.text') as string).replace(/personal-data\/\S+/, '');
    };
    expect(await mailTo(known)).toBe(await mailTo(unknown));
  });

  it('is sent by a page without scripts, which keeps a wrong address', async () => {
    const page = await pageOf('/api/personal-data?language=en');
    expect(page.status).toBe(200);
    expect(page.text).toContain('action="/api/personal-data"');
    const post = (email: string) =>
      app.request('/api/personal-data', {
        method: 'POST',
        headers: { 'Content-Type': FORM_TYPE, Origin: ORIGIN },
        body: new URLSearchParams({ email, language: 'en', website: '' }).toString(),
      });
    const wrong = await post('nobody@');
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('nobody@');
    const sent = await post(anAddress());
    expect(sent.status).toBe(303);
    expect((await pageOf(sent.headers.get('Location')!)).text).toContain('Please check your email');
  });

  it('sends a mailbox at most three links a day, with the same answer afterwards', async () => {
    const email = anAddress();
    const answers: number[] = [];
    for (let count = 0; count < 5; count += 1) answers.push((await request(email)).status);
    expect(answers).toEqual(Array(5).fill(201));
    expect((await db.collection(COLLECTIONS.mail).where('to', '==', email).get()).size).toBe(3);
  });
});

describe('the link to personal data', () => {
  it('shows and exports what is stored, however often it is opened, and changes nothing', async () => {
    const email = anAddress();
    const booking = await book(email, -48, 0);
    const contact = aContactSubmission({ email: email.toUpperCase(), message: 'My own message.' });
    await db.collection(COLLECTIONS.contacts).doc(contact.id).set(toDocument(contact));
    await storeNote(deps, email, 'Likes the window seat');
    const link = await linkTo(email);
    for (const { status, text } of [await pageOf(link), await pageOf(link)]) {
      expect(status).toBe(200);
      for (const kind of ['Bookings', 'Inquiries', 'Notes for looking after you'])
        expect(text).toContain(kind);
    }
    const exported = JSON.stringify(await (await app.request(`${link}/export`)).json());
    for (const text of ['My own message.', 'Likes the window seat', booking.eventId])
      expect(exported).toContain(text);
    expect(await isStored(booking)).toBe(true);
  });

  it('is refused when it is forged, cut off, made for something else or older than three days', async () => {
    const link = await linkTo(anAddress());
    const [id, signature] = link.split('/').at(-1)!.split('.') as [string, string];
    const base = '/api/personal-data';
    const forged = [
      `${base}/${id}`,
      `${base}/${id}.`,
      `${base}/${id}.${signature.slice(0, -1)}`,
      `${base}/${crypto.randomUUID()}.${signature}`,
      `${base}/${id}.${'A'.repeat(43)}`,
    ];
    for (const path of forged) {
      expect((await pageOf(path)).status).toBe(404);
      await expectProblem(await app.request(`${path}/export`), 404, 'not_found');
    }
    time.now = new Date(time.now.getTime() + 3 * 24 * 3_600_000);
    expect((await pageOf(link)).status).toBe(404);
  });
});

describe('the deletion of personal data', () => {
  it('deletes at once what nothing forbids, and keeps records of sales', async () => {
    const email = anAddress();
    const [free, sold] = [await book(email, -48, 0), await book(email, -48, 30_000)];
    const contact = aContactSubmission({ email });
    await db.collection(COLLECTIONS.contacts).doc(contact.id).set(toDocument(contact));
    const subscription = db.collection(COLLECTIONS.newsletterSubscriptions).doc(subscriptionId(email));
    await subscription.set({ email, isActive: true });
    await storeNote(deps, email, 'A note');
    const link = await linkTo(email);
    const page = await erase(link);
    expect(page).toContain('4 records were deleted');
    expect(page).toMatch(/1 record of a booking or order for which money was paid .* is kept for five years/);
    expect(await isStored(free)).toBe(false);
    expect(await isStored(sold)).toBe(true);
    const gone = [
      subscription,
      db.collection(COLLECTIONS.contacts).doc(contact.id),
      db.collection(COLLECTIONS.guestNotes).doc(guestId(email)),
    ];
    for (const document of gone) expect((await document.get()).exists).toBe(false);
    // The request forgets the address, so that its link opens nothing any more.
    expect((await pageOf(link)).status).toBe(404);
    expect((await db.collection(COLLECTIONS.dataRequests).where('email', '==', email).get()).size).toBe(0);
  });

  it('deletes a booking that was never paid, whatever its price', async () => {
    const email = anAddress();
    const lapsed = await book(email, 48, 30_000, { status: 'cancelled', specialRequests: 'A health matter' });
    await erase(await linkTo(email));
    expect(await isStored(lapsed)).toBe(false);
  });

  it.each([
    ['a booking ahead', 24],
    ['a record of a sale', -48],
  ])('deletes the special requests of %s, which stays, and says so', async (_, hours) => {
    const email = anAddress();
    const { eventId } = await book(email, hours, 30_000, { specialRequests: 'A health matter' });
    expect(await erase(await linkTo(email))).toContain('special requests has been deleted');
    const [stored] = await bookingsOf(db, eventId);
    expect(stored).toMatchObject({ name: 'Sample Visitor' });
    expect(stored).not.toHaveProperty('specialRequests');
  });

  it('waits for a booking ahead, is listed with its due day, and is completed at night', async () => {
    const email = anAddress();
    const booking = await book(email, 24, 0);
    const page = await erase(await linkTo(email));
    expect(page).toContain('still open');
    expect(await isStored(booking)).toBe(true);
    expect(await seatsOf(db, booking.eventId)).toEqual({ booked: 2 });
    const { docs } = await db.collection(COLLECTIONS.dataRequests).where('email', '==', email).get();
    expect(docs[0]!.get('state')).toBe('open');
    // The retention of requests does not count while this one is open.
    expect(docs[0]!.get('closedAt')).toBeUndefined();
    const erasure = docs[0]!.get('erasure') as {
      at: FirebaseFirestore.Timestamp;
      dueAt: FirebaseFirestore.Timestamp;
    };
    expect(erasure.dueAt.toMillis() - erasure.at.toMillis()).toBe(10 * 24 * 3_600_000);
    time.now = new Date(time.now.getTime() + 26 * 3_600_000);
    await continueErasures(deps, NO_DEADLINE);
    expect(await isStored(booking)).toBe(false);
    const request = (await docs[0]!.ref.get()).data()!;
    expect(request).toMatchObject({ state: 'done', left: 0 });
    expect(request).not.toHaveProperty('email');
  });

  it('can be continued by the owner alone', async () => {
    const email = anAddress();
    const booking = await book(email, 24, 0);
    await erase(await linkTo(email));
    const { docs } = await db.collection(COLLECTIONS.dataRequests).where('email', '==', email).get();
    const path = `/api/admin/data-requests/${docs[0]!.id}/erasure`;
    await expectProblem(await app.request(path, { method: 'POST' }), 401, 'unauthenticated');
    await db.collection(COLLECTIONS.bookings).doc(booking.id).update({ status: 'cancelled' });
    const admin = await adminSession(deps);
    const response = await app.request(path, { method: 'POST', headers: admin });
    expect(await response.json()).toEqual({ left: 0 });
    expect(await isStored(booking)).toBe(false);
  });

  it('finds a booking whose address was typed in another spelling', async () => {
    const email = anAddress();
    const typed = email.replace(/[a-z]/g, (letter, index: number) =>
      index % 2 ? letter.toUpperCase() : letter,
    );
    const booking = await book(typed, -48, 0, { emailKey: email });
    await erase(await linkTo(email));
    expect(await isStored(booking)).toBe(false);
  });

  it('leaves the data of other addresses', async () => {
    const [mine, other] = [await book(anAddress(), -48, 0), await book(anAddress(), -48, 0)];
    await erase(await linkTo(mine.email!));
    expect([await isStored(mine), await isStored(other)]).toEqual([false, true]);
  });
});
