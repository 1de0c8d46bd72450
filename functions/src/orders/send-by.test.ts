import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { adminSession } from '../../testing/accounts.ts';
import { send } from '../../testing/emulated.ts';
import { openShop } from '../../testing/shop.ts';
import { fillOrderTimes } from './fill-order-times.ts';
import { orderDocuments } from './stored-orders.ts';

/** Opens a shop with an order. */
async function openShopWithOrder() {
  const opened = openShop();
  const session = await adminSession(opened.deps);
  const { id } = await opened.place();
  const command = (path: string, body: object) =>
    send(opened.app, 'POST', `/api/admin/orders/${id}/${path}`, body, session);
  return {
    ...opened,
    id,
    document: orderDocuments(opened.deps.db).order(id),
    step: (body: object) => command('steps', body),
    refund: (won: number) => command('refunds', { paymentNo: '1001', won, reason: '' }),
    sendBy: async () => (await opened.stored(id)).sendBy,
  };
}

it('stores by when a paid order must be sent until it is sent, a partial refund before included', async () => {
  const shop = await openShopWithOrder();
  expect(await shop.sendBy()).toBeUndefined();
  await shop.notify(shop.id);
  const by = await shop.sendBy();
  expect(by).toBeInstanceOf(Date);
  await shop.refund(1_000);
  expect((await shop.stored(shop.id)).ledger.state).toBe('partlyRefunded');
  expect(await shop.sendBy()).toEqual(by);
  await shop.step({ type: 'sent', carrier: 'Sample', trackingNo: '1' });
  expect(await shop.sendBy()).toBeUndefined();
});

it('is added to orders of an earlier version, once', async () => {
  const shop = await openShopWithOrder();
  await shop.notify(shop.id);
  const by = await shop.sendBy();
  await shop.document.update({ sendBy: FieldValue.delete() });
  expect(await fillOrderTimes(shop.deps.db)).toBeGreaterThanOrEqual(1);
  expect(await shop.sendBy()).toEqual(by);
  const { updateTime } = await shop.document.get();
  await fillOrderTimes(shop.deps.db);
  expect((await shop.document.get()).updateTime).toEqual(updateTime);
});

it('gives an order of an earlier version, of which a part is paid, the time at which it ends', async () => {
  const shop = await openShopWithOrder();
  await shop.notify(shop.id, { price: '1000' });
  const { payBy, expiresAt } = await shop.stored(shop.id);
  expect(expiresAt).toEqual(payBy);
  await shop.document.update({ expiresAt: FieldValue.delete() });
  await fillOrderTimes(shop.deps.db);
  expect((await shop.stored(shop.id)).expiresAt).toEqual(payBy);
});
