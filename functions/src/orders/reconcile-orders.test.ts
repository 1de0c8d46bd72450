import { describe, expect, it } from 'vitest';
import { type CollectionReference, type Firestore, Query } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { processDueOrders } from '../jobs/process-due-orders.ts';
import { isolatedProject } from '../../testing/isolated-project.ts';
import { openShop, PRICE } from '../../testing/shop.ts';
import { withOverrides } from '../../testing/with-overrides.ts';
import { reconcileOrders } from './reconcile-orders.ts';

const NO_DEADLINE = { isOver: () => false };

// All orders of a database are compared, so these tests have one without those of others.
const { db } = isolatedProject();

/** Opens a shop with a function that returns the kinds of the lines about an order. */
function openBooks() {
  const shop = openShop({ db });
  const lines = async (orderId: string) =>
    (await db.collection(COLLECTIONS.orderMismatches).where('orderId', '==', orderId).get()).docs.map(
      (line) => line.get('kind') as string,
    );
  /** The parts that failed, as they were logged. */
  const failedParts = () => shop.lines.flatMap((line) => ('part' in line ? [line.part] : []));
  return {
    ...shop,
    db,
    failedParts,
    lines,
    reconcile: () => reconcileOrders(shop.deps, 'test', NO_DEADLINE),
  };
}

/** Returns the database, where `happens` takes place after each query of orders and before its result is used. */
function withQueriesFollowedBy(db: Firestore, happens: () => Promise<unknown>): Firestore {
  const followed = (query: Query): Query =>
    new Proxy(query, {
      get(_, property) {
        const value: unknown = Reflect.get(query, property);
        if (typeof value !== 'function') return value;
        if (property === 'get')
          return async () => {
            const found = await query.get();
            await happens();
            return found;
          };
        return (...given: unknown[]) => {
          const result: unknown = value.apply(query, given);
          return result instanceof Query ? followed(result) : result;
        };
      },
    });
  const collection = (name: string) =>
    name === COLLECTIONS.orders
      ? (followed(db.collection(name)) as CollectionReference)
      : db.collection(name);
  return withOverrides(db, { collection });
}

describe('reconciliation', () => {
  it('lists nothing about a paid and a refunded order', async () => {
    const shop = openBooks();
    const { id } = await shop.place();
    await shop.notify(id);
    await shop.reconcile();
    expect(await shop.lines(id)).toEqual([]);
    await shop.notify(id, { pay_state: '9', canceldate: '2026-11-24 10:00:00' });
    await shop.reconcile();
    expect(await shop.lines(id)).toEqual([]);
  });

  it('lists an order whose ledger was changed without an event, until it is right again', async () => {
    const shop = openBooks();
    const { id } = await shop.place();
    const order = shop.db.doc(`orders/${id}`);
    await order.update({ 'ledger.state': 'paid' });
    await shop.reconcile();
    await shop.reconcile();
    expect(await shop.lines(id)).toEqual(['ledger']);
    await order.update({ 'ledger.state': 'awaitingPayment' });
    await shop.reconcile();
    expect(await shop.lines(id)).toEqual([]);
  });

  it('lists an order whose entry in the journal is missing', async () => {
    const shop = openBooks();
    const { id } = await shop.place();
    await shop.notify(id);
    const entry = shop.db.doc(`${COLLECTIONS.journalEntries}/${id}-2`);
    const booked = (await entry.get()).data()!;
    await entry.delete();
    await shop.reconcile();
    expect(await shop.lines(id)).toEqual(['journal']);
    await entry.set(booked);
    await shop.reconcile();
    expect(await shop.lines(id)).toEqual([]);
  });

  it('compares an old order that was refunded lately', async () => {
    const shop = openBooks();
    const { id } = await shop.place();
    await shop.notify(id);
    shop.pass(61 * 24 * 60);
    await shop.notify(id, { pay_state: '70', price: '1000', canceldate: '2027-01-23 14:00:00' });
    await shop.db.doc(`orders/${id}`).update({ 'ledger.state': 'paid' });
    await shop.reconcile();
    expect(await shop.lines(id)).toEqual(['ledger']);
  });

  it('lists an unpaid order that the scheduled function has missed', async () => {
    const shop = openBooks();
    const { id } = await shop.place();
    shop.pass(120);
    await shop.reconcile();
    expect(await shop.lines(id)).toEqual(['unexpired']);
    await processDueOrders(shop.deps, 'test');
    await shop.reconcile();
    expect(await shop.lines(id)).toEqual([]);
  });

  it('lists a refund that is overdue, until it is made', async () => {
    const shop = openBooks();
    const { id } = await shop.place();
    shop.provider.answer = { result: 'refused', reason: 'Sample' };
    await shop.notify(id);
    await shop.notify(id, { mul_no: '1002' });
    shop.pass(5 * 24 * 60);
    await shop.reconcile();
    expect(await shop.lines(id)).toEqual(['refundOverdue']);
    await shop.notify(id, { mul_no: '1002', pay_state: '9', canceldate: '2026-11-24 10:00:00' });
    await shop.reconcile();
    expect(await shop.lines(id)).toEqual([]);
  });

  it('lists nothing about an order that changes while it is compared', async () => {
    const shop = openBooks();
    const { id } = await shop.place();
    const db = withQueriesFollowedBy(shop.db, () => shop.notify(id));
    await reconcileOrders({ ...shop.deps, db }, 'test', NO_DEADLINE);
    expect((await shop.stored(id)).ledger.state).toBe('paid');
    expect(await shop.lines(id)).toEqual([]);
  });

  it('compares the other orders when one cannot be read', async () => {
    const shop = openBooks();
    const { id } = await shop.place();
    await shop.db.doc(`orders/${id}`).update({ 'ledger.state': 'paid' });
    const unreadable = shop.db.doc(`orders/${crypto.randomUUID()}`);
    // Newer than the other order, so that it is compared first.
    const createdAt = new Date(shop.deps.clock.now().getTime() + 1);
    await unreadable.set({ createdAt, kind: 'product' });
    await shop.reconcile();
    expect(await shop.lines(id)).toEqual(['ledger']);
    expect(shop.failedParts()).toEqual([`order ${unreadable.id}`]);
    await unreadable.delete();
  });

  it('lists a notification that was never judged once, so that its line can be removed', async () => {
    const shop = openBooks();
    const id = crypto.randomUUID();
    expect(await shop.notify(id)).toMatchObject({ text: 'FAIL' });
    await shop.reconcile();
    expect(await shop.lines(id)).toEqual([]);
    shop.pass(61);
    await shop.reconcile();
    expect(await shop.lines(id)).toEqual(['notification']);
    const { docs } = await shop.db.collection(COLLECTIONS.orderMismatches).where('orderId', '==', id).get();
    await docs[0]!.ref.delete();
    await shop.reconcile();
    expect(await shop.lines(id)).toEqual([]);
  });
});

describe('a contradictory notification', () => {
  it('is listed at once, and once for all its deliveries', async () => {
    const shop = openBooks();
    const { id } = await shop.place();
    await shop.notify(id, { linkval: 'guessed' });
    await shop.notify(id, { linkval: 'guessed' });
    expect(await shop.lines(id)).toEqual(['notification']);
    await shop.reconcile();
    expect(await shop.lines(id)).toEqual(['notification']);
  });

  it.each([
    ['a payment', {}, '1000'],
    [
      'a cancelled part',
      { pay_state: '70', price: '1000', canceldate: '2026-11-24 10:00:00' },
      String(PRICE + 1),
    ],
  ])('stays listed when it repeats %s with another amount', async (_, fields, price) => {
    const shop = openBooks();
    const { id } = await shop.place();
    await shop.notify(id);
    await shop.notify(id, fields);
    expect(await shop.notify(id, { ...fields, price })).toMatchObject({ text: 'FAIL' });
    expect(await shop.notify(id, fields)).toMatchObject({ text: 'SUCCESS' });
    expect(await shop.lines(id)).toEqual(['notification']);
  });

  it('is no longer listed when a later delivery is accepted', async () => {
    const shop = openBooks();
    const { id } = await shop.place();
    const cancellation = { pay_state: '9', price: String(PRICE), canceldate: '2026-11-24 10:00:00' };
    await shop.notify(id, cancellation);
    expect(await shop.lines(id)).toEqual(['notification']);
    await shop.notify(id);
    await shop.notify(id, cancellation);
    expect(await shop.lines(id)).toEqual([]);
  });
});
