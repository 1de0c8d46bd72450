import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { type Event, eventSchema } from '@app/domain/event/event-schema.ts';
import { seriesChangeResultSchema } from '@app/domain/event/series-change-schema.ts';
import { entityTag } from '@app/domain/shared/entity-tag.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import { firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import { joinWaitlist } from '../bookings/waitlist/join-waitlist.ts';
import { fromDocument } from '../store/documents.ts';
import { adminSession, type SessionHeader } from '../../testing/accounts.ts';
import { inputOf } from '../../testing/contract-samples.ts';
import { emulatedApp, expectProblem, send } from '../../testing/emulated.ts';
import { type KillableServer, startKillableServer } from '../../testing/killable-server.ts';
import { auditEntriesOf, bookingsOf, seatChangesOf, storedEvent } from '../../testing/stored.ts';

const { app, deps } = emulatedApp();
const { db } = deps;
let admin: SessionHeader;
let server: KillableServer;
beforeAll(async () => {
  admin = await adminSession(deps);
  server = await startKillableServer({});
});
afterAll(() => server.stop());

/** Stores three dates of a new series, one day after the other. */
async function storedSeries(): Promise<[Event, Event, Event]> {
  const seriesId = `Series ${crypto.randomUUID()}`;
  const store = (day: number) =>
    storedEvent(db, { seriesId, price: 500, dateTime: new Date(`2099-05-0${day}T05:00:00Z`) });
  return [await store(1), await store(2), await store(3)];
}

interface Options {
  /** By how many days the edited date and the others move. */
  days?: number;
  tellsGuests?: boolean;
}

const later = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);

async function requestOf(
  edited: Event,
  others: readonly Event[],
  changes: Partial<Event>,
  { days = 0, tellsGuests = false }: Options = {},
) {
  return {
    path: `/api/admin/events/${edited.id}/series-change`,
    body: {
      after: inputOf({ ...edited, dateTime: later(edited.dateTime, days), ...changes }),
      fields: Object.keys(changes),
      dates: others.map(({ id, dateTime }) => ({
        id,
        ...(days !== 0 && { move: { from: dateTime, to: later(dateTime, days) } }),
      })),
      tellsGuests,
    },
    headers: { ...admin, 'If-Match': await entityTag(eventSchema.parse(edited)) },
  };
}

async function change(edited: Event, others: readonly Event[], changes: Partial<Event>, options?: Options) {
  const { path, body, headers } = await requestOf(edited, others, changes, options);
  return send(app, 'POST', path, body, headers);
}

/** Returns the outcomes of a response in the order of the dates. */
async function outcomesOf(response: Response) {
  expect(response.status).toBe(200);
  return seriesChangeResultSchema.parse(await response.json()).dates.map(({ outcome }) => outcome);
}

const stored = async (events: readonly Event[]) =>
  (await db.getAll(...events.map(({ id }) => db.collection(COLLECTIONS.events).doc(id)))).map((snapshot) =>
    fromDocument(eventSchema, snapshot),
  );
const pricesOf = async (events: readonly Event[]) => (await stored(events)).map((event) => event?.price);

const book = (event: Event) =>
  send(
    app,
    'POST',
    '/api/bookings',
    aBookingInput(event.id, { numberOfParticipants: 2, email: `guest@${event.id}.example.com` }),
  );

/** Returns the subjects of the mails to the guest of an event. */
async function mailsTo(event: Event): Promise<string[]> {
  const to = `guest@${event.id}.example.com`;
  const { docs } = await db.collection(COLLECTIONS.mail).where('to', '==', to).get();
  return docs.map((mail) => String(mail.get('message.subject')));
}

describe('a change of several dates of a series', () => {
  it('notifies guests on the waitlist of a date that nobody has booked any more', async () => {
    const [edited, waited] = await storedSeries();
    await db.collection(COLLECTIONS.events).doc(waited.id).update({ capacity: 2 });
    await book(waited);
    const guest = aBookingInput(waited.id, { email: `waiting@${waited.id}.example.com` });
    const { numberOfParticipants: partySize, ...entry } = guest;
    await joinWaitlist(firestoreBookingStore(deps), {
      ...entry,
      id: crypto.randomUUID(),
      partySize,
      acceptsFewer: false,
    });
    const [booking] = await bookingsOf(db, waited.id);
    await db.collection(COLLECTIONS.bookings).doc(booking!.id).delete();
    await db.collection(COLLECTIONS.eventSeats).doc(waited.id).update({ booked: 0 });
    const response = await change(edited, [waited], { price: 900 }, { tellsGuests: true });
    expect(seriesChangeResultSchema.parse(await response.json()).dates).toMatchObject([
      { id: edited.id, isTold: false },
      { id: waited.id, isTold: true },
    ]);
  });

  it('is made on top of what is stored of each date, and is in the audit log', async () => {
    const dates = await storedSeries();
    const [edited, ...others] = dates;
    await db.collection(COLLECTIONS.events).doc(others[0].id).update({ title: 'Title of another admin' });
    expect(await outcomesOf(await change(edited, others, { price: 900 }))).toEqual([
      'changed',
      'changed',
      'changed',
    ]);
    expect(await stored(dates)).toMatchObject([
      { price: 900, dateTime: edited.dateTime, createdAt: edited.createdAt },
      { price: 900, dateTime: others[0].dateTime, title: 'Title of another admin' },
      { price: 900, dateTime: others[1].dateTime },
    ]);
    expect(await auditEntriesOf(db, others[1].id)).toMatchObject([
      { what: 'updated', changes: { price: { before: 500, after: 900 } } },
    ]);
  });

  it('leaves an event as it is that belongs to another series', async () => {
    const [edited] = await storedSeries();
    const [other] = await storedSeries();
    expect(await outcomesOf(await change(edited, [other], { price: 900 }))).toEqual(['changed', 'gone']);
    expect(await pricesOf([edited, other])).toEqual([900, 500]);
  });

  it('moves all dates by the same number of days, and those not again when it is repeated', async () => {
    const dates = await storedSeries();
    const [edited, ...others] = dates;
    const moved = dates.map(({ dateTime }) => ({ dateTime: later(dateTime, 7) }));
    for (let time = 1; time <= 2; time += 1) {
      await change(edited, others, {}, { days: 7 });
      expect(await stored(dates)).toMatchObject(moved);
    }
  });

  it('reaches booked dates: guests may have a full refund, are notified once, and see the earlier date', async () => {
    const dates = await storedSeries();
    const [edited, booked, free] = dates;
    await book(edited);
    await book(booked);
    for (let time = 1; time <= 2; time += 1) {
      const response = await change(edited, [booked, free], {}, { days: 7, tellsGuests: true });
      expect(await outcomesOf(response)).toEqual(['changed', 'changed', 'changed']);
    }
    for (const event of [edited, booked]) {
      const [booking] = await bookingsOf(db, event.id);
      expect(booking?.agreed.refund.freeUntil).toBeInstanceOf(Date);
      const told = (await mailsTo(event)).filter((subject) => /바뀌|change/i.test(subject));
      expect(told).toHaveLength(1);
      expect(await seatChangesOf(db, event.id)).toContainEqual(
        expect.objectContaining({ kind: 'change_event' }),
      );
    }
    expect((await stored(dates)).map((event) => event?.previousDates)).toEqual([
      [edited.dateTime],
      [booked.dateTime],
      undefined,
    ]);
  });

  it('notifies nobody unless it is requested, and nobody about a new title', async () => {
    const [edited, booked] = await storedSeries();
    await book(booked);
    const { length: before } = await mailsTo(booked);
    await change(edited, [booked], { price: 900 });
    await change({ ...edited, price: 900 }, [booked], { title: 'A new title' }, { tellsGuests: true });
    expect(await mailsTo(booked)).toHaveLength(before);
  });

  it('leaves a date as it is that another admin has moved, or that would begin in the past', async () => {
    const dates = await storedSeries();
    const [edited, moved, other] = dates;
    const elsewhere = new Date('2099-06-01T05:00:00Z');
    await db.collection(COLLECTIONS.events).doc(moved.id).update({ dateTime: elsewhere });
    expect(await outcomesOf(await change(edited, [moved, other], {}, { days: 7 }))).toEqual([
      'changed',
      'changed_meanwhile',
      'changed',
    ]);
    expect((await stored([moved]))[0]?.dateTime).toEqual(elsewhere);
    const [first, second] = await storedSeries();
    expect(await outcomesOf(await change(first, [second], {}, { days: -40_000 }))).toEqual([
      'changed',
      'event_closed',
    ]);
  });

  it('is refused when more seats of the edited date are taken than its new capacity', async () => {
    const [edited, other] = await storedSeries();
    await book(edited);
    await expectProblem(await change(edited, [other], { capacity: 1 }), 409, 'capacity_below_taken');
    expect((await stored([other]))[0]?.capacity).toBe(other.capacity);
  });

  it('leaves a date as it is with more seats taken than the new capacity, and names a deleted one', async () => {
    const dates = await storedSeries();
    const [edited, booked, deleted] = dates;
    expect((await book(booked)).status).toBe(201);
    await db.collection(COLLECTIONS.events).doc(deleted.id).delete();
    expect(await outcomesOf(await change(edited, [booked, deleted], { capacity: 1 }))).toEqual([
      'changed',
      'capacity_below_taken',
      'gone',
    ]);
    const [first, second] = await stored(dates);
    expect([first?.capacity, second?.capacity]).toEqual([1, booked.capacity]);
  });

  it('is refused with no date changed when another admin has changed the edited one', async () => {
    const dates = await storedSeries();
    const [edited, ...others] = dates;
    await change(edited, others, { price: 900 });
    await expectProblem(await change(edited, others, { price: 700 }), 412, 'changed_meanwhile');
    expect(await pricesOf(dates)).toEqual([900, 900, 900]);
    await db.collection(COLLECTIONS.events).doc(edited.id).delete();
    await expectProblem(await change(edited, others, { price: 700 }), 404, 'not_found');
  });

  it('is made once when two admins make different ones at the same moment', async () => {
    const dates = await storedSeries();
    const [edited, ...others] = dates;
    const responses = await Promise.all([
      change(edited, others, { price: 900 }),
      change(edited, others, { price: 700 }),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const price = responses[0].status === 200 ? 900 : 700;
    expect(await pricesOf(dates)).toEqual([price, price, price]);
  });

  it('changes nothing when it is repeated after a lost answer, even if a date was booked since', async () => {
    const dates = await storedSeries();
    const [edited, ...others] = dates;
    await change(edited, others, { price: 900 });
    await book(others[0]);
    expect(await outcomesOf(await change(edited, others, { price: 900 }))).toEqual([
      'changed',
      'changed',
      'changed',
    ]);
    expect(await auditEntriesOf(db, others[1].id)).toHaveLength(1);
  });

  it('is made at all dates or at none when the server is killed, and again by a repetition', async () => {
    const dates = await storedSeries();
    const [edited, ...others] = dates;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let lock: Promise<void> | undefined;
    // While this transaction has read the last date, no other can change it.
    await new Promise<void>((resolve) => {
      lock = db.runTransaction(async (tx) => {
        await tx.get(db.collection(COLLECTIONS.events).doc(others[1].id));
        resolve();
        await released;
      });
    });
    const { path, body, headers } = await requestOf(edited, others, { price: 900 });
    const call = () =>
      server.call(path, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const unanswered = call();
    server.kill();
    expect(await unanswered).toBeNull();
    release();
    await lock;
    expect(await pricesOf(dates)).toEqual([500, 500, 500]);
    expect((await call())?.status).toBe(200);
    expect(await pricesOf(dates)).toEqual([900, 900, 900]);
  });

  it('binds a guest who books at the same moment either to the old price or to the new one', async () => {
    const [edited, other] = await storedSeries();
    const [response] = await Promise.all([change(edited, [other], { price: 900 }), book(other)]);
    expect(await outcomesOf(response)).toEqual(['changed', 'changed']);
    expect(await pricesOf([other])).toEqual([900]);
    const [booking] = await bookingsOf(db, other.id);
    // The change of an event without an account has no entry in the ledger.
    const entries = (await seatChangesOf(db, other.id)).map(({ kind }) => kind);
    expect(booking?.agreed.price).toBe(entries.includes('change_event') ? 500 : 900);
  });

  it('is an entry of the ledger of an event whose seats were given back', async () => {
    const [edited, other] = await storedSeries();
    await db.collection(COLLECTIONS.eventSeats).doc(other.id).set({ booked: 0, held: 0, isActive: true });
    await change(edited, [other], { price: 900 });
    expect(await seatChangesOf(db, other.id)).toMatchObject([
      { kind: 'change_event', booked: 0, by: { role: 'admin' } },
    ]);
  });
});
