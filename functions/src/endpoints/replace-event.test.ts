import { beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { eventChangePreviewSchema } from '@app/domain/booking/event-notice-schema.ts';
import { type Event, eventSchema } from '@app/domain/event/event-schema.ts';
import { mailSchema } from '@app/domain/mail/mail-schema.ts';
import { entityTag } from '@app/domain/shared/entity-tag.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import type { GuestBooking } from '@app/domain/booking/guest-booking-schema.ts';
import { guestToken } from '../bookings/guest-booking.ts';
import { firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import { holdSeats } from '../bookings/hold-seats.ts';
import { joinWaitlist } from '../bookings/waitlist/join-waitlist.ts';
import { offerSeats } from '../bookings/waitlist/offer-seats.ts';
import { replaceEvent } from '../events/replace-event.ts';
import { continueNotice, continueNotices } from '../events/tell-guests.ts';
import { fromDocument } from '../store/documents.ts';
import { adminSession, type SessionHeader } from '../../testing/accounts.ts';
import { inputOf } from '../../testing/contract-samples.ts';
import { NO_DEADLINE } from '../../testing/deadlines.ts';
import { emulatedApp, expectProblem, send } from '../../testing/emulated.ts';
import {
  auditEntriesOf,
  bookingsOf,
  seatChangesOf,
  seatSumsOf,
  storedEvent,
  storedStore,
} from '../../testing/stored.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const BEFORE = new Date('2026-12-24T05:00:00Z');
const AFTER = new Date('2026-12-26T06:00:00Z');
const { app, deps } = emulatedApp({ clock: { now: () => NOW, wait: async () => {} } });
let admin: SessionHeader;
beforeAll(async () => {
  admin = await adminSession(deps);
});

/** Stores an event and books it for a guest of each language, with two seats each. */
async function bookedEvent(changes: Partial<Event> = {}) {
  const event = await storedEvent(deps.db, { dateTime: BEFORE, capacity: 6, price: 0, ...changes });
  for (const language of ['kr', 'en'] as const) {
    const input = aBookingInput(event.id, {
      email: `${language}-${event.id}@example.com`,
      language,
      numberOfParticipants: 2,
    });
    expect((await send(app, 'POST', '/api/bookings', input)).status).toBe(201);
  }
  return event;
}

const cancelStored = (id: string) =>
  deps.db
    .collection(COLLECTIONS.bookings)
    .doc(id)
    .update({ status: 'cancelled' } satisfies Partial<Booking>);

/** Lets a guest wait for two seats. */
async function waitFor(event: Event) {
  const store = firestoreBookingStore(deps);
  const id = crypto.randomUUID();
  const guest = { name: 'Waiting Guest', email: `wait-${id}@example.com`, language: 'en' } as const;
  await joinWaitlist(store, { ...guest, id, eventId: event.id, partySize: 2, acceptsFewer: false });
  return { store, id };
}

const put = (
  event: Event,
  changes: Partial<Event>,
  { query = '', ...headers }: Record<string, string> = {},
) =>
  send(app, 'PUT', `/api/admin/events/${event.id}${query}`, inputOf({ ...event, ...changes }), {
    ...admin,
    ...headers,
  });

/** Returns the mails to the guest of a language, oldest first. */
async function mailsTo(event: Event, language: 'kr' | 'en') {
  const to = `${language}-${event.id}@example.com`;
  const { docs } = await deps.db.collection(COLLECTIONS.mail).where('to', '==', to).get();
  return docs
    .map((mail) => fromDocument(mailSchema, mail)!)
    .toSorted((a, b) => sequenceOf(a) - sequenceOf(b));
}

const calendarOf = ({ message }: { message: { attachments?: { content: string }[] | undefined } }) =>
  message.attachments![0]!.content;
const sequenceOf = (mail: Parameters<typeof calendarOf>[0]) =>
  Number(/^SEQUENCE:(\d+)/mu.exec(calendarOf(mail))![1]);

const TELL = { query: '?tellGuests=true' };

describe('PUT /api/admin/events/{id} of an event with bookings', () => {
  it('moves the event and tells each guest once, in their language, with the same appointment', async () => {
    const event = await bookedEvent();
    const key = crypto.randomUUID();
    const headers = { ...TELL, 'Idempotency-Key': key };
    const changes = { dateTime: AFTER, locationKr: '새 공방', location: 'New room' };
    const responses = [await put(event, changes, headers), await put(event, changes, headers)];
    for (const response of responses) {
      expect(response.status).toBe(200);
      expect(eventSchema.parse(await response.json()).dateTime).toEqual(AFTER);
    }
    for (const [language, subject] of [
      ['kr', '내용이 바뀌었습니다'],
      ['en', 'A change to the experience you booked'],
    ] as const) {
      const [received, changed, ...others] = await mailsTo(event, language);
      expect(others).toEqual([]);
      expect(changed!.message.subject).toContain(subject);
      expect(changed!.message.text).toContain(formatEventTime(AFTER, language));
      const uid = /^UID:.*$/mu;
      expect(uid.exec(calendarOf(changed!))![0]).toBe(uid.exec(calendarOf(received!))![0]);
      expect(sequenceOf(changed!)).toBe(sequenceOf(received!) + 1);
      expect(calendarOf(changed!)).toContain('DTSTART:20261226T060000Z');
    }
    const changesOfSeats = await seatChangesOf(deps.db, event.id);
    expect(changesOfSeats.filter(({ kind }) => kind === 'change_event')).toMatchObject([{ id: key }]);
    expect(await auditEntriesOf(deps.db, event.id)).toMatchObject([
      { what: 'updated', changes: { dateTime: { before: BEFORE, after: AFTER } } },
    ]);
  });

  it('keeps each earlier start, in order, until the event is moved back', async () => {
    const event = await storedEvent(deps.db, { dateTime: BEFORE });
    const dates = async (dateTime: Date) => {
      const response = await put(event, { dateTime });
      return eventSchema.parse(await response.json()).previousDates;
    };
    const later = new Date('2026-12-30T05:00:00Z');
    expect(await dates(AFTER)).toEqual([BEFORE]);
    expect(await dates(later)).toEqual([BEFORE, AFTER]);
    expect(await dates(AFTER)).toEqual([BEFORE]);
    expect(await dates(BEFORE)).toBeUndefined();
  });

  it('tells the address of the new store, which the first mail and the preview name too', async () => {
    const before = await storedStore(deps.db, { addressKr: '서울 예시로 1' });
    const after = await storedStore(deps.db, { addressKr: '전주 예시로 2' });
    const event = await bookedEvent({ storeLocationId: before.id });
    const changes = { storeLocationId: after.id };
    const body = { ...inputOf(event), ...changes };
    const response = await send(app, 'POST', `/api/admin/events/${event.id}/change-preview`, body, admin);
    const { mails } = eventChangePreviewSchema.parse(await response.json());
    await put(event, changes, TELL);
    const [received, changed] = await mailsTo(event, 'kr');
    expect(received!.message.text).toContain('주소: 서울 예시로 1\n');
    for (const { text } of [changed!.message, mails[0]!]) expect(text).toContain('주소: 전주 예시로 2\n');
  });

  it('tells no address of a store that visitors do not see', async () => {
    const { id, addressKr } = await storedStore(deps.db, { isActive: false });
    const [received] = await mailsTo(await bookedEvent({ storeLocationId: id }), 'kr');
    expect(received!.message.text).not.toContain(addressKr);
  });

  it('leaves the agreed price of a booking as it is', async () => {
    const event = await bookedEvent({ price: 500 });
    await put(event, { price: 900 }, TELL);
    const bookings = await bookingsOf(deps.db, event.id);
    expect(bookings.map(({ agreed }) => agreed.price)).toEqual([500, 500]);
  });

  it('gives every guest a full refund again, which mail, page and cancellation follow', async () => {
    // The free period of this event is over.
    const event = await bookedEvent({ price: 500, dateTime: new Date('2026-11-23T05:00:00Z') });
    const tagged = (await bookingsOf(deps.db, event.id)).find(({ language }) => language === 'en')!;
    const path = `/api/bookings/${guestToken(deps.config, tagged)}`;
    const freeUntil = async () => ((await (await app.request(path)).json()) as GuestBooking).freeUntil;
    expect(await freeUntil()).toBe('2026-11-20T15:00:00.000Z');
    const postponed = new Date('2027-01-05T05:00:00Z');
    const body = { ...inputOf(event), dateTime: postponed };
    const response = await send(app, 'POST', `/api/admin/events/${event.id}/change-preview`, body, admin);
    const { mails } = eventChangePreviewSchema.parse(await response.json());
    await put(event, { dateTime: postponed }, TELL);
    expect(await freeUntil()).toBe('2027-01-02T15:00:00.000Z');
    const [, changed] = await mailsTo(event, 'en');
    for (const text of [changed!.message.text, mails[1]!.text])
      expect(text).toContain('We refund the full price if you cancel by Jan 02, 2027, Korean time.');
  });

  it.each([
    ['an earlier date', { dateTime: new Date('2026-11-23T05:00:00Z') }, '2026-11-23T05:00:00.000Z'],
    [
      'another store',
      { storeLocationId: '6f1f2d3c-0000-4000-8000-000000000000' },
      '2026-12-21T15:00:00.000Z',
    ],
    ['another price', { price: 900 }, undefined],
  ])('stores the end of the full refund with the bookings after %s', async (_case, changes, end) => {
    const event = await bookedEvent({ price: 500 });
    await put(event, changes);
    const bookings = await bookingsOf(deps.db, event.id);
    expect(bookings.map(({ agreed }) => agreed.refund.freeUntil?.toISOString())).toEqual([end, end]);
  });

  it('writes no mail and keeps the calendar entries unless the guests are to be told', async () => {
    const event = await bookedEvent();
    await put(event, { dateTime: AFTER });
    expect(await mailsTo(event, 'kr')).toHaveLength(1);
  });

  it('refuses a capacity below the seats that are booked and held, and names the field', async () => {
    const event = await bookedEvent();
    const hold = { id: crypto.randomUUID(), eventId: event.id, seats: 1 };
    await holdSeats(firestoreBookingStore(deps), hold, { by: { role: 'admin' }, reason: 'Press' });
    const { errors } = await expectProblem(await put(event, { capacity: 4 }), 409, 'capacity_below_taken');
    expect(errors).toEqual([{ field: 'capacity', message: expect.stringContaining('4') as string }]);
    expect((await put(event, { capacity: 5 })).status).toBe(200);
    const entries = (await seatChangesOf(deps.db, event.id)).filter(({ kind }) => kind === 'change_capacity');
    expect(entries).toMatchObject([{ reason: '6 → 5', booked: 0, held: 0, by: { role: 'admin' } }]);
    expect(await seatSumsOf(deps.db, event.id)).toEqual({ booked: 4, held: 1 });
  });

  it('refuses to replace an event that is not the one that the admin saw', async () => {
    const event = await bookedEvent();
    const seen = await entityTag(eventSchema.parse(event));
    expect((await put(event, { capacity: 8 }, { 'If-Match': seen })).status).toBe(200);
    const late = await put(event, { capacity: 9 }, { 'If-Match': seen });
    await expectProblem(late, 412, 'changed_meanwhile');
  });

  it('does not undo a later change when it is repeated', async () => {
    const event = await bookedEvent();
    const first = { 'Idempotency-Key': crypto.randomUUID() };
    await put(event, { capacity: 8 }, first);
    await put(event, { capacity: 9 });
    const repeated = eventSchema.parse(await (await put(event, { capacity: 8 }, first)).json());
    expect(repeated.capacity).toBe(9);
  });

  it('offers the seats of a raised capacity to the waitlist', async () => {
    const event = await bookedEvent({ capacity: 4 });
    const { store, id } = await waitFor(event);
    await put(event, { capacity: 6 });
    await offerSeats(store, event.id);
    expect((await store.read({ entries: [id] })).entries.get(id)).toMatchObject({
      state: 'offered',
      offer: { seats: 2 },
    });
  });

  it('tells guests on the waitlist of another date and price, once, and they keep their place', async () => {
    const event = await bookedEvent({ capacity: 4 });
    const { store, id } = await waitFor(event);
    const request = { key: crypto.randomUUID(), uid: 'sample-admin', expected: undefined, tellsGuests: true };
    const changed = { ...inputOf(event), dateTime: AFTER, price: 40_000 } as Event;
    await replaceEvent(deps, event.id, changed, request);
    await Promise.all([
      continueNotices(deps, 'test', NO_DEADLINE),
      continueNotice(deps, event.id, 'test', NO_DEADLINE),
    ]);
    await continueNotice(deps, event.id, 'test', NO_DEADLINE);
    const about = `${COLLECTIONS.waitlistEntries}/${id}`;
    const { docs } = await deps.db.collection(COLLECTIONS.mail).where('about', '==', about).get();
    const told = docs.filter((mail) => String(mail.get('message.subject')).includes('has changed'));
    expect(told).toHaveLength(1);
    expect(told[0]!.get('message.text')).toContain('Price per person: ₩40,000 (when you joined: ');
    expect(told[0]!.get('message.text')).toMatch(/When: .*\(when you joined: /);
    expect((await store.read({ entries: [id] })).entries.get(id)).toMatchObject({ state: 'waiting' });
  });

  it('continues to tell guests after an interruption, without telling anybody twice', async () => {
    const event = await bookedEvent();
    const key = crypto.randomUUID();
    const request = { key, uid: 'sample-admin', expected: undefined, tellsGuests: true };
    await replaceEvent(deps, event.id, { ...inputOf(event), dateTime: AFTER } as Event, request);
    let asked = 0;
    await continueNotice(deps, event.id, 'test', { isOver: () => (asked += 1) > 1 });
    const told = async () => [
      (await mailsTo(event, 'kr')).length - 1,
      (await mailsTo(event, 'en')).length - 1,
    ];
    expect((await told()).toSorted()).toEqual([0, 1]);
    await Promise.all([
      continueNotices(deps, 'test', NO_DEADLINE),
      continueNotice(deps, event.id, 'test', NO_DEADLINE),
    ]);
    expect(await told()).toEqual([1, 1]);
    const job = await deps.db.collection(COLLECTIONS.eventNotices).doc(event.id).get();
    expect(job.get('state')).toBe('done');
  });
});

describe('POST /api/admin/events/{id}/change-preview', () => {
  it('names the guests and shows the mail in both languages, and writes nothing', async () => {
    const event = await bookedEvent();
    const [first] = (await bookingsOf(deps.db, event.id)).filter(({ language }) => language === 'en');
    await cancelStored(first!.id);
    const body = { ...inputOf(event), dateTime: AFTER };
    const response = await send(app, 'POST', `/api/admin/events/${event.id}/change-preview`, body, admin);
    const preview = eventChangePreviewSchema.parse(await response.json());
    expect(preview).toMatchObject({
      taken: 4,
      guests: [{ language: 'kr', numberOfParticipants: 2 }],
      waiting: 0,
    });
    const [korean, english] = preview.mails;
    expect(korean!.text).toContain(formatEventTime(AFTER, 'kr'));
    expect(korean!.text).toContain(formatEventTime(BEFORE, 'kr'));
    // Nobody reads it in English: the preview is addressed to nobody.
    expect(english!.text).toContain('Sample Guest');
    expect(english!.text).toContain(formatEventTime(AFTER, 'en'));
    expect(await mailsTo(event, 'kr')).toHaveLength(1);
  });

  it('counts the guests on the waitlist, and shows their mail if nobody has booked', async () => {
    const event = await bookedEvent({ capacity: 4, price: 30_000 });
    await waitFor(event);
    for (const { id } of await bookingsOf(deps.db, event.id)) await cancelStored(id);
    const body = { ...inputOf(event), price: 40_000 };
    const response = await send(app, 'POST', `/api/admin/events/${event.id}/change-preview`, body, admin);
    const preview = eventChangePreviewSchema.parse(await response.json());
    expect(preview).toMatchObject({ guests: [], waiting: 1 });
    const [korean, english] = preview.mails;
    expect(korean!.text).not.toContain('Waiting Guest');
    expect(korean!.text).toContain('₩40,000');
    expect(english!.text).toContain('Waiting Guest');
    expect(english!.text).toContain('Price per person: ₩40,000 (when you joined: ₩30,000');
    expect(english!.text).not.toContain('/waitlist/');
  });

  it('answers not_found for an unknown event', async () => {
    const path = `/api/admin/events/${crypto.randomUUID()}/change-preview`;
    const event = await storedEvent(deps.db);
    await expectProblem(await send(app, 'POST', path, inputOf(event), admin), 404, 'not_found');
  });
});
