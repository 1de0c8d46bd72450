import { expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { aCoffee, anOrderInput } from '@app/domain/testing/factories.ts';
import { handleChange } from '../audit/handle-change.ts';
import { maintainOrders } from '../cleanup/maintain-orders.ts';
import { deadlineAfter, NO_DEADLINE } from '../testing/deadlines.ts';
import { auditEntriesOf } from '../testing/stored.ts';
import { adminSession } from '../testing/accounts.ts';
import { expectProblem, send } from '../testing/emulated.ts';
import { openShop } from '../testing/shop.ts';
import { updateAllNoneLeft, updateNoneLeft } from './none-left.ts';

const shop = openShop();
const { app, deps, order, place, addProduct, pass } = shop;
const { db } = deps;

const productOf = (id: string) => db.collection(COLLECTIONS.products).doc(id);
const stockOf = (id: string) => db.collection(COLLECTIONS.productStock).doc(id);
const stated = async (id: string) => (await productOf(id).get()).get('hasNoneLeft') as boolean | undefined;
const update = (id: string) => updateNoneLeft(deps, id);

it('is stated when an order takes the last piece, and no longer when the order expires', async () => {
  const { productId } = await place(1);
  expect(await update(productId)).toBe(true);
  expect(await stated(productId)).toBe(true);
  pass(60);
  await maintainOrders(deps, 'test');
  expect(await update(productId)).toBe(true);
  expect(await stated(productId)).toBe(false);
});

it('is not stated while pieces are left or are not counted', async () => {
  const [{ productId: counted }, { productId: uncounted }] = [await place(2), await place()];
  expect([await update(counted), await update(uncounted)]).toEqual([false, false]);
  expect([await stated(counted), await stated(uncounted)]).toEqual([undefined, undefined]);
});

it.each([5, null])('is no longer stated when the owner sets the stock to %j', async (left) => {
  const { id } = await addProduct(aCoffee(), 0);
  await update(id);
  const path = `/api/admin/products/${id}/stock`;
  await send(app, 'PUT', path, { before: 0, left }, await adminSession(deps));
  await update(id);
  expect(await stated(id)).toBe(false);
});

it('follows the stock when changes are reported repeatedly, at once and late', async () => {
  const { id } = await addProduct(aCoffee(), 0);
  const runs = await Promise.all([update(id), update(id), update(id)]);
  expect(runs.filter(Boolean)).toHaveLength(1);
  await stockOf(id).set({ left: 3 });
  await update(id);
  // The event of the last piece is delivered after that of the new ones.
  expect(await update(id)).toBe(false);
  expect(await stated(id)).toBe(false);
});

it('creates no product that was deleted meanwhile, and is stated again of one that is restored', async () => {
  const product = await addProduct(aCoffee(), 0);
  await productOf(product.id).delete();
  expect(await update(product.id)).toBe(false);
  expect((await productOf(product.id).get()).exists).toBe(false);
  await addProduct(product);
  const document = productOf(product.id);
  const change = { document, before: undefined, after: (await document.get()).data() };
  const event = { eventId: crypto.randomUUID(), when: new Date() };
  await handleChange(deps, change, { authType: 'unknown', authId: 'admin-uid' }, event);
  expect(await stated(product.id)).toBe(true);
});

it('is not recorded as an edit, and keeps no version of the product', async () => {
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

it('survives the replacement of the product', async () => {
  const { id: stored, createdAt: _, ...input } = await addProduct(aCoffee(), 0);
  await update(stored);
  const path = `/api/admin/products/${stored}`;
  const response = await send(app, 'PUT', path, { ...input, title: 'Another' }, await adminSession(deps));
  expect(await response.json()).toMatchObject({ title: 'Another', hasNoneLeft: true });
  expect(await stated(stored)).toBe(true);
});

it('decides on no order: the stock does', async () => {
  const [back, gone] = [await addProduct(aCoffee({ hasNoneLeft: true }), 1), await addProduct(aCoffee(), 0)];
  expect((await order(anOrderInput(back.id))).status).toBe(201);
  await update(gone.id);
  await expectProblem(await order(anOrderInput(gone.id)), 409, 'out_of_stock');
});

it('is corrected every night for products whose event was lost', async () => {
  const [gone, back] = [await addProduct(aCoffee(), 0), await addProduct(aCoffee({ hasNoneLeft: true }), 2)];
  expect(await updateAllNoneLeft(deps, deadlineAfter(0))).toBe(0);
  await updateAllNoneLeft(deps, NO_DEADLINE);
  expect([await stated(gone.id), await stated(back.id)]).toEqual([true, false]);
});
