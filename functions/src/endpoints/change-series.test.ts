import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { type Event, eventSchema } from '@app/domain/event/event-schema.ts';
import { seriesChangeResultSchema } from '@app/domain/event/series-change-schema.ts';
import { entityTag } from '@app/domain/shared/entity-tag.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
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

async function requestOf(edited: Event, others: readonly Event[], changes: Partial<Event>) {
  return {
    path: `/api/admin/events/${edited.id}/series-change`,
    body: {
      after: inputOf({ ...edited, ...changes }),
      fields: Object.keys(changes),
      dates: others.map(({ id }) => id),
    },
    headers: { ...admin, 'If-Match': await entityTag(eventSchema.parse(edited)) },
  };
}

async function change(edited: Event, others: readonly Event[], changes: Partial<Event>) {
  const { path, body, headers } = await requestOf(edited, others, changes);
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
  send(app, 'POST', '/api/bookings', aBookingInput(event.id, { numberOfParticipants: 2 }));

describe('a change of several dates of a series', () => {
  it('is made on top of what is stored of each date, which keeps its day, and is in the audit log', async () => {
    const dates = await storedSeries();
    const [edited, ...others] = dates;
    await db.collection(COLLECTIONS.events).doc(others[0].id).update({ title: 'Title of another admin' });
    const changes = { price: 900, dateTime: new Date('2099-05-01T07:30:00Z') };
    expect(await outcomesOf(await change(edited, others, changes))).toEqual([
      'changed',
      'changed',
      'changed',
    ]);
    expect(await stored(dates)).toMatchObject([
      { price: 900, dateTime: new Date('2099-05-01T07:30:00Z'), createdAt: edited.createdAt },
      { price: 900, dateTime: new Date('2099-05-02T07:30:00Z'), title: 'Title of another admin' },
      { price: 900, dateTime: new Date('2099-05-03T07:30:00Z') },
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

  it('leaves a date as it is whose guests agreed to what changes, and names a deleted one', async () => {
    const dates = await storedSeries();
    const [edited, booked, deleted] = dates;
    expect((await book(booked)).status).toBe(201);
    await db.collection(COLLECTIONS.events).doc(deleted.id).delete();
    expect(await outcomesOf(await change(edited, [booked, deleted], { price: 900 }))).toEqual([
      'changed',
      'booked',
      'gone',
    ]);
    expect(await pricesOf(dates)).toEqual([900, 500, undefined]);
    // What no guest agreed to changes there too.
    const now = { ...edited, price: 900 };
    expect(await outcomesOf(await change(now, [booked], { title: 'A new title' }))).toEqual([
      'changed',
      'changed',
    ]);
  });

  it('leaves the edited date as it is when it was booked in the meantime', async () => {
    const [edited, other] = await storedSeries();
    await book(edited);
    expect(await outcomesOf(await change(edited, [other], { price: 900 }))).toEqual(['booked', 'changed']);
    expect(await pricesOf([edited, other])).toEqual([500, 900]);
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
    const [, outcome] = await outcomesOf(response);
    const price = outcome === 'booked' ? 500 : 900;
    expect(await pricesOf([other])).toEqual([price]);
    const bookings = await bookingsOf(db, other.id);
    expect(bookings.map(({ agreed }) => agreed.price)).toEqual([price]);
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
