import { describe, expect, it } from 'vitest';
import type { Event } from '@app/domain/event/event-schema.ts';
import { agreedTerms } from '@app/domain/booking/agreed-terms.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { type MonthlySummary, monthlySummarySchema } from '@app/domain/numbers/monthly-summary-schema.ts';
import { aBooking, anEvent, anOrder, aPayment } from '@app/domain/testing/factories.ts';
import { fromDocument, toDocument } from '../store/documents.ts';
import { adminSession } from '../../testing/accounts.ts';
import { NO_DEADLINE } from '../../testing/deadlines.ts';
import { emulatedApp } from '../../testing/emulated.ts';
import { isolatedProject } from '../../testing/isolated-project.ts';
import { updateSummaries } from './update-summaries.ts';

const NOW = new Date('2026-11-21T00:00:00Z');

/** Opens an empty database whose clock shows `now`. */
function openBooks(now = NOW) {
  const { db } = isolatedProject();
  const store = <Item extends { id: string }>(collection: keyof typeof COLLECTIONS, item: Item) =>
    db.collection(collection).doc(item.id).set(toDocument(item));
  const summaryOf = async (month: string): Promise<MonthlySummary | undefined> =>
    fromDocument(monthlySummarySchema, await db.collection(COLLECTIONS.monthlySummaries).doc(month).get());
  const update = (at = now, deadline = NO_DEADLINE) =>
    updateSummaries({ db, clock: { now: () => at } }, deadline);
  /** Counts an event whose booking was cancelled, then deletes it and counts again. */
  const updateAroundDeletion = async (event: Event) => {
    await Promise.all([
      store('events', event),
      store('bookings', aBooking(event.id, { status: 'cancelled' })),
    ]);
    await update();
    await db.doc(`events/${event.id}`).delete();
    await update();
  };
  return { db, store, summaryOf, update, updateAroundDeletion };
}

describe('monthly summaries', () => {
  it('count the seats and cancellations of the events that take place in the month of Seoul', async () => {
    const { store, summaryOf, update } = openBooks();
    // Midnight of 1 December in Seoul.
    const first = anEvent({ dateTime: new Date('2026-11-30T15:00:00Z'), capacity: 6 });
    const last = anEvent({ dateTime: new Date('2026-11-30T14:59:00Z') });
    const agreed = agreedTerms(anEvent({ price: 20_000 }));
    await Promise.all([
      store('events', first),
      store('events', last),
      store('eventSeats', { id: first.id, booked: 3, held: 1, isActive: true }),
      store('bookings', aBooking(first.id, { numberOfParticipants: 2, agreed })),
      store('bookings', aBooking(first.id, { status: 'confirmed', isNoShow: true, agreed })),
      store('bookings', aBooking(first.id, { status: 'cancelled', agreed })),
    ]);
    await update();
    expect((await summaryOf('2026-12'))?.events).toEqual([
      {
        eventId: first.id,
        title: first.title,
        titleKr: first.titleKr,
        dateTime: first.dateTime,
        capacity: 6,
        sold: 3,
        held: 1,
        bookedWon: 0,
        cancelled: 1,
        noShows: 1,
      },
    ]);
    expect(await summaryOf('2026-11')).toMatchObject({ events: [{ eventId: last.id, sold: 0 }] });
  });

  it('count the bookings of more events than one query can name', async () => {
    const { store, summaryOf, update } = openBooks();
    const events = Array.from({ length: 31 }, () => anEvent({ dateTime: NOW }));
    await Promise.all(
      events.flatMap((event) => [store('events', event), store('bookings', aBooking(event.id))]),
    );
    await update();
    const { events: counted } = (await summaryOf('2026-11'))!;
    expect(counted.map(({ sold }) => sold)).toEqual(events.map(() => 1));
  });

  it('leave out events that another site books, and hidden ones without a booking', async () => {
    const { store, summaryOf, update } = openBooks();
    const booked = anEvent({ dateTime: NOW, isActive: false });
    await Promise.all([
      store('events', booked),
      store('bookings', aBooking(booked.id)),
      store('events', anEvent({ dateTime: NOW, isActive: false })),
      store('events', anEvent({ dateTime: NOW, bookingUrl: 'https://example.com/book' })),
    ]);
    await update();
    expect((await summaryOf('2026-11'))?.events).toMatchObject([{ eventId: booked.id }]);
  });

  it('count no free seats of an event that was called off, also once it is deleted, and its cancellations', async () => {
    const { db, store, summaryOf, update } = openBooks();
    const event = anEvent({ dateTime: NOW, capacity: 12, isActive: false });
    await Promise.all([
      store('events', event),
      store('eventSeats', { id: event.id, booked: 0, held: 2, isActive: false }),
      store('bookings', aBooking(event.id, { status: 'cancelled' })),
    ]);
    const numbers = [{ capacity: 2, held: 2, sold: 0, cancelled: 1 }];
    await update();
    expect((await summaryOf('2026-11'))?.events).toMatchObject(numbers);
    await db.doc(`events/${event.id}`).delete();
    await update();
    expect((await summaryOf('2026-11'))?.events).toMatchObject(numbers);
  });

  it('keep the capacity of a past event that is deleted after all its bookings were cancelled', async () => {
    const { summaryOf, updateAroundDeletion } = openBooks();
    await updateAroundDeletion(anEvent({ dateTime: NOW, capacity: 12 }));
    expect((await summaryOf('2026-11'))?.events).toMatchObject([{ capacity: 12, cancelled: 1 }]);
  });

  it('count what was paid online for an event ahead, and what is paid at one that has begun, without who did not come', async () => {
    const { store, summaryOf, update } = openBooks();
    const agreed = agreedTerms(anEvent({ price: 20_000 }));
    const begun = anEvent({ dateTime: NOW });
    const ahead = anEvent({ dateTime: new Date(NOW.getTime() + 1) });
    const order = anOrder({ kind: 'booking', createdAt: NOW });
    const payment = aPayment({ won: 20_000 });
    const walkIn = (eventId: string, changes = {}) =>
      store('bookings', aBooking(eventId, { status: 'confirmed', agreed, ...changes }));
    await Promise.all([
      store('events', begun),
      store('events', ahead),
      walkIn(begun.id, { numberOfParticipants: 3 }),
      walkIn(begun.id, { isNoShow: true }),
      walkIn(begun.id, { status: 'pending' }),
      walkIn(ahead.id, { numberOfParticipants: 2 }),
      walkIn(ahead.id, { id: order.id, payBy: NOW }),
      store('orders', { ...order, ledger: { ...order.ledger, state: 'paid', payments: [payment] } }),
    ]);
    await update();
    expect((await summaryOf('2026-11'))?.events).toMatchObject([
      { eventId: begun.id, bookedWon: 60_000 },
      { eventId: ahead.id, bookedWon: 20_000 },
    ]);
  });

  it('count orders of products and not those of bookings', async () => {
    const { store, summaryOf, update } = openBooks();
    const order = anOrder({ createdAt: NOW });
    const payment = aPayment({ refundedWon: 1_000 });
    await Promise.all([
      store('orders', { ...order, ledger: { ...order.ledger, state: 'paid', payments: [payment] } }),
      store('orders', anOrder({ createdAt: NOW, items: order.items })),
      store('orders', anOrder({ createdAt: NOW, kind: 'booking' })),
    ]);
    await update();
    expect(await summaryOf('2026-11')).toMatchObject({
      orders: { count: 1, won: 20_000 },
      products: [{ productId: order.items[0]!.itemId, quantity: 2, won: 36_000 }],
    });
  });

  it('count confirmed and ended subscriptions in their months', async () => {
    const { db, summaryOf, update } = openBooks();
    const subscriptions = db.collection(COLLECTIONS.newsletterSubscriptions);
    await Promise.all([
      subscriptions.add({ confirmedAt: NOW }),
      subscriptions.add({ confirmedAt: new Date('2026-10-20T00:00:00Z'), unsubscribedAt: NOW }),
      subscriptions.add({ subscribedAt: NOW }),
    ]);
    await update();
    expect((await summaryOf('2026-11'))?.newsletter).toEqual({ joined: 1, left: 1 });
    expect((await summaryOf('2026-10'))?.newsletter).toEqual({ joined: 1, left: 0 });
  });

  it('keep the figures of earlier months when the records are deleted', async () => {
    const { db, store, summaryOf, update } = openBooks();
    const [old, recent] = [new Date('2026-03-10T00:00:00Z'), new Date('2026-10-10T00:00:00Z')].map(
      (dateTime) => anEvent({ dateTime }),
    ) as [ReturnType<typeof anEvent>, ReturnType<typeof anEvent>];
    await Promise.all([store('events', old), store('events', recent)]);
    expect(await update()).toBe(19);
    await Promise.all([old, recent].map(({ id }) => db.doc(`events/${id}`).delete()));
    expect(await update()).toBe(8);
    expect((await summaryOf('2026-03'))?.events).toMatchObject([{ eventId: old.id }]);
    expect((await summaryOf('2026-10'))?.events).toEqual([]);
  });

  it('keep a past event that is deleted, with what its bookings say since', async () => {
    const { db, store, summaryOf, update } = openBooks();
    const deleted = anEvent({ dateTime: new Date('2026-11-20T00:00:00Z'), capacity: 6 });
    const later = anEvent({ dateTime: NOW });
    const agreed = agreedTerms(anEvent({ price: 20_000 }));
    const booking = aBooking(deleted.id, { status: 'confirmed', numberOfParticipants: 2, agreed });
    await Promise.all([
      store('events', deleted),
      store('events', later),
      store('eventSeats', { id: deleted.id, booked: 3, held: 1, isActive: true }),
      store('bookings', booking),
      store('bookings', aBooking(deleted.id, { status: 'cancelled', agreed })),
    ]);
    await update();
    await Promise.all([
      db.doc(`events/${deleted.id}`).delete(),
      db.doc(`eventSeats/${deleted.id}`).delete(),
      store('bookings', { ...booking, isNoShow: true }),
    ]);
    await update();
    await update();
    expect((await summaryOf('2026-11'))?.events).toMatchObject([
      {
        eventId: deleted.id,
        title: deleted.title,
        dateTime: deleted.dateTime,
        capacity: 6,
        sold: 2,
        held: 1,
        bookedWon: 0,
        cancelled: 1,
        noShows: 1,
      },
      { eventId: later.id },
    ]);
  });

  it('count an event in no month but its own after it is moved', async () => {
    const { store, summaryOf, update } = openBooks();
    const event = anEvent({ dateTime: new Date('2026-11-20T00:00:00Z') });
    await Promise.all([store('events', event), store('bookings', aBooking(event.id))]);
    await update();
    await store('events', { ...event, dateTime: new Date('2026-12-20T00:00:00Z') });
    await update();
    expect((await summaryOf('2026-11'))?.events).toEqual([]);
    expect((await summaryOf('2026-12'))?.events).toMatchObject([{ eventId: event.id, sold: 1 }]);
  });

  it('leave out a coming event that is deleted', async () => {
    const { summaryOf, updateAroundDeletion } = openBooks();
    await updateAroundDeletion(anEvent({ dateTime: new Date('2026-11-25T00:00:00Z') }));
    expect((await summaryOf('2026-11'))?.events).toEqual([]);
  });

  it('start no month after the deadline', async () => {
    const { update } = openBooks();
    expect(await update(NOW, { isOver: () => true })).toBe(0);
  });
});

describe('POST /api/admin/monthly-summaries', () => {
  it('updates the summaries at once', async () => {
    const { app, deps } = emulatedApp({ clock: { now: () => NOW, wait: async () => {} } });
    const event = anEvent({ dateTime: NOW });
    await deps.db.doc(`events/${event.id}`).set(toDocument(event));
    const headers = await adminSession(deps);
    const answer = await app.request('/api/admin/monthly-summaries', { method: 'POST', headers });
    expect(answer.status).toBe(204);
    const summary = await deps.db.doc(`${COLLECTIONS.monthlySummaries}/2026-11`).get();
    expect(fromDocument(monthlySummarySchema, summary)?.events.map(({ eventId }) => eventId)).toContain(
      event.id,
    );
  });
});
