import { describe, expect, it } from 'vitest';
import { aCoffee, anOrderInput } from '@app/domain/testing/factories.ts';
import { adminSession } from '../../testing/accounts.ts';
import { expectProblem, send } from '../../testing/emulated.ts';
import { openShop } from '../../testing/shop.ts';

describe('the stock of a product', () => {
  async function counted(left?: number) {
    const shop = openShop();
    const { id } = await shop.addProduct(aCoffee(), left);
    const session = await adminSession(shop.deps);
    const set = (body: unknown, product = id) =>
      send(shop.app, 'PUT', `/api/admin/products/${product}/stock`, body, session);
    return { ...shop, id, set };
  }

  it('is set by the admin and limits orders', async () => {
    const { id, set, order, leftOf } = await counted();
    const response = await set({ before: null, left: 1 });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ left: 1 });
    expect((await order(anOrderInput(id))).status).toBe(201);
    expect(await leftOf(id)).toBe(0);
    await expectProblem(await order(anOrderInput(id)), 409, 'out_of_stock');
  });

  it.each([
    [undefined, 20],
    [0, 0],
    [5, 5],
    [300, 20],
  ])('of %s pieces lets one order have at most %i', async (left, most) => {
    const { id, app } = await counted(left);
    const response = await app.request(`/api/products/${id}/quantity-limit`);
    expect([response.status, await response.json()]).toEqual([200, { most }]);
  });

  it('of a product that visitors do not see stays unknown to them', async () => {
    const { app, addProduct } = openShop();
    const { id } = await addProduct(aCoffee({ isPublished: false }), 5);
    await expectProblem(await app.request(`/api/products/${id}/quantity-limit`), 404, 'not_found');
  });

  it('is not set over a sale that the admin has not seen', async () => {
    const { id, set, order, leftOf } = await counted(3);
    await order(anOrderInput(id));
    await expectProblem(await set({ before: 3, left: 10 }), 409, 'stock_changed');
    expect(await leftOf(id)).toBe(2);
    expect((await set({ before: 2, left: 10 })).status).toBe(200);
    expect(await leftOf(id)).toBe(10);
  });

  it('is no longer counted after null', async () => {
    const { id, set, order, deps } = await counted(0);
    expect((await set({ before: 0, left: null })).status).toBe(200);
    expect((await deps.db.doc(`productStock/${id}`).get()).exists).toBe(false);
    expect((await order(anOrderInput(id))).status).toBe(201);
  });

  it.each([-1, 1.5, 100_001, '3', undefined])('refuses %j pieces', async (left) => {
    const { set } = await counted(1);
    await expectProblem(await set({ before: 1, left }), 400, 'validation_failed');
  });

  it('refuses unknown products and callers who are not the admin', async () => {
    const { id, set, app } = await counted(1);
    await expectProblem(await set({ before: null, left: 1 }, crypto.randomUUID()), 404, 'not_found');
    const anonymous = await send(app, 'PUT', `/api/admin/products/${id}/stock`, { before: 1, left: 2 });
    await expectProblem(anonymous, 401, 'unauthenticated');
  });
});
