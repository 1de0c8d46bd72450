import { expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { aCoffee, anOrderInput } from '@app/domain/testing/factories.ts';
import { handleChange } from '../audit/handle-change.ts';
import { processDueOrders } from '../jobs/process-due-orders.ts';
import { deadlineAfter, NO_DEADLINE } from '../../testing/deadlines.ts';
import { auditEntriesOf } from '../../testing/stored.ts';
import { adminSession } from '../../testing/accounts.ts';
import { expectProblem, send } from '../../testing/emulated.ts';
import { openShop } from '../../testing/shop.ts';
import { updateAllNoneLeft, updateNoneLeft } from './none-left.ts';

const shop = openShop();
const { app, deps, order, place, addProduct, pass } = shop;
const { db } = deps;

const productOf = (id: string) => db.collection(COLLECTIONS.products).doc(id);
const stockOf = (id: string) => db.collection(COLLECTIONS.productStock).doc(id);
const isMarked = async (id: string) => (await productOf(id).get()).get('hasNoneLeft') as boolean | undefined;
const update = (id: string) => updateNoneLeft(deps, id);

it('marks a product when an order takes the last piece, and not any more when the order expires', async () => {
  const { productId } = await place(1);
  expect(await update(productId)).toBe(true);
  expect(await isMarked(productId)).toBe(true);
  pass(60);
  await processDueOrders(deps, 'test');
  expect(await update(productId)).toBe(true);
  expect(await isMarked(productId)).toBe(false);
});

it.each([
  [1, 0, true],
  [0, 3, true],
  // Most orders are such changes, so it costs no read.
  [5, 4, undefined],
])('follows a reported change of the stock from %s to %s: %s', async (before, after, isFollowed) => {
  const { id } = await addProduct(aCoffee(), 0);
  const change = { document: stockOf(id), before: { left: before }, after: { left: after } };
  const event = { eventId: crypto.randomUUID(), when: new Date() };
  await handleChange(deps, change, { authType: 'service_account' }, event);
  expect(await isMarked(id)).toBe(isFollowed);
});

it('does not mark a product while pieces are left or are not counted', async () => {
  const [{ productId: counted }, { productId: uncounted }] = [await place(2), await place()];
  expect([await update(counted), await update(uncounted)]).toEqual([false, false]);
  expect([await isMarked(counted), await isMarked(uncounted)]).toEqual([undefined, undefined]);
});

it.each([5, null])('removes the mark when the owner sets the stock to %j', async (left) => {
  const { id } = await addProduct(aCoffee(), 0);
  await update(id);
  const path = `/api/admin/products/${id}/stock`;
  await send(app, 'PUT', path, { before: 0, left }, await adminSession(deps));
  await update(id);
  expect(await isMarked(id)).toBe(false);
});

it('follows the stock when changes are reported repeatedly, concurrently and late', async () => {
  const { id } = await addProduct(aCoffee(), 0);
  const runs = await Promise.all([update(id), update(id), update(id)]);
  expect(runs.filter(Boolean)).toHaveLength(1);
  await stockOf(id).set({ left: 3 });
  await update(id);
  // The event of the last piece is delivered after that of the new ones.
  expect(await update(id)).toBe(false);
  expect(await isMarked(id)).toBe(false);
});

it('creates no product that was deleted meanwhile, and marks one again that is restored', async () => {
  const product = await addProduct(aCoffee(), 0);
  await productOf(product.id).delete();
  expect(await update(product.id)).toBe(false);
  expect((await productOf(product.id).get()).exists).toBe(false);
  await addProduct(product);
  const document = productOf(product.id);
  const change = { document, before: undefined, after: (await document.get()).data() };
  const event = { eventId: crypto.randomUUID(), when: new Date() };
  await handleChange(deps, change, { authType: 'unknown', authId: 'admin-uid' }, event);
  expect(await isMarked(product.id)).toBe(true);
});

it('neither records the mark as an edit nor keeps a version of the product for it', async () => {
  const { id } = await addProduct(aCoffee(), 0);
  const document = productOf(id);
  const before = (await document.get()).data();
  await update(id);
  const change = { document, before, after: (await document.get()).data() };
  const event = { eventId: crypto.randomUUID(), when: new Date() };
  await handleChange(deps, change, { authType: 'unknown', authId: 'admin-uid' }, event);
  expect(await auditEntriesOf(db, id)).toEqual([]);
  const versions = await db.collection(COLLECTIONS.contentHistory).where('item', '==', id).get();
  expect(versions.size).toBe(0);
});

it('keeps the mark when the product is replaced', async () => {
  const { id: stored, createdAt: _, ...input } = await addProduct(aCoffee(), 0);
  await update(stored);
  const path = `/api/admin/products/${stored}`;
  const response = await send(app, 'PUT', path, { ...input, title: 'Another' }, await adminSession(deps));
  expect(await response.json()).toMatchObject({ title: 'Another', hasNoneLeft: true });
  expect(await isMarked(stored)).toBe(true);
});

it('accepts an order by the stock, whatever the mark says', async () => {
  const [back, gone] = [await addProduct(aCoffee({ hasNoneLeft: true }), 1), await addProduct(aCoffee(), 0)];
  expect((await order(anOrderInput(back.id))).status).toBe(201);
  await update(gone.id);
  await expectProblem(await order(anOrderInput(gone.id)), 409, 'out_of_stock');
});

it('corrects the mark every night for products whose event was lost', async () => {
  const [gone, back] = [await addProduct(aCoffee(), 0), await addProduct(aCoffee({ hasNoneLeft: true }), 2)];
  expect(await updateAllNoneLeft(deps, deadlineAfter(0))).toBe(0);
  await updateAllNoneLeft(deps, NO_DEADLINE);
  expect([await isMarked(gone.id), await isMarked(back.id)]).toEqual([true, false]);
});

it('records in the activity a stock that the owner sets, and none that a buyer’s order changes', async () => {
  const { id } = await addProduct(aCoffee(), 5);
  await order(anOrderInput(id));
  expect(await auditEntriesOf(db, id)).toEqual([]);
  const session = await adminSession(deps);
  const left = (await stockOf(id).get()).get('left') as number;
  await send(app, 'PUT', `/api/admin/products/${id}/stock`, { before: left, left: 9 }, session);
  const entry = {
    collection: 'productStock',
    what: 'updated',
    changes: { left: { before: left, after: 9 } },
  };
  expect(await auditEntriesOf(db, id)).toMatchObject([entry]);
  const change = { document: stockOf(id), before: { left: 9 }, after: { left: 7 } };
  const event = { eventId: crypto.randomUUID(), when: new Date() };
  await handleChange(deps, change, { authType: 'unknown', authId: 'owner' }, event);
  await handleChange(deps, change, { authType: 'service_account' }, { ...event, eventId: 'order' });
  const entries = await auditEntriesOf(db, id);
  expect(entries).toHaveLength(2);
  expect(entries).toContainEqual(
    expect.objectContaining({ who: 'owner', changes: { left: { before: 9, after: 7 } } }),
  );
});
