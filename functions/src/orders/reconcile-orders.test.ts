import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { maintainOrders } from '../cleanup/maintain-orders.ts';
import { openShop, PRICE } from '../testing/shop.ts';
import { reconcileOrders } from './reconcile-orders.ts';

const NO_DEADLINE = { isOver: () => false };

/** Opens a shop with a function that returns the kinds of the lines about an order. */
function openBooks() {
  const shop = openShop();
  const { db } = shop.deps;
  const lines = async (orderId: string) =>
    (await db.collection(COLLECTIONS.orderMismatches).where('orderId', '==', orderId).get()).docs.map(
      (line) => line.get('kind') as string,
    );
  return { ...shop, db, lines, reconcile: () => reconcileOrders(shop.deps, NO_DEADLINE) };
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

  it('lists an unpaid order that the scheduled function has missed', async () => {
    const shop = openBooks();
    const { id } = await shop.place();
    shop.pass(120);
    await shop.reconcile();
    expect(await shop.lines(id)).toEqual(['unexpired']);
    await maintainOrders(shop.deps, 'test');
    await shop.reconcile();
    expect(await shop.lines(id)).toEqual([]);
  });

  it('lists a refund that is overdue, until it is made', async () => {
    const shop = openBooks();
    const { id } = await shop.place();
    shop.provider.answer = 'refused';
    await shop.notify(id);
    await shop.notify(id, { mul_no: '1002' });
    shop.pass(5 * 24 * 60);
    await shop.reconcile();
    expect(await shop.lines(id)).toEqual(['refundOverdue']);
    await shop.notify(id, { mul_no: '1002', pay_state: '9', canceldate: '2026-11-24 10:00:00' });
    await shop.reconcile();
    expect(await shop.lines(id)).toEqual([]);
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
