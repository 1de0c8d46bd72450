import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { adminSession } from '../../testing/accounts.ts';
import { expectProblem, send } from '../../testing/emulated.ts';
import { openShop } from '../../testing/shop.ts';
import { fillSendBy } from './fill-send-by.ts';
import { orderDocuments } from './stored-orders.ts';

/** Opens a shop with a paid order. */
async function openDesk() {
  const shop = openShop();
  const session = await adminSession(shop.deps);
  const { id } = await shop.place();
  const command = (path: string, body: object) =>
    send(shop.app, 'POST', `/api/admin/orders/${id}/${path}`, body, session);
  return {
    ...shop,
    id,
    document: orderDocuments(shop.deps.db).order(id),
    step: (body: object) => command('steps', body),
    refund: (won: number) => command('refunds', { paymentNo: '1001', won, reason: '' }),
    sendBy: async () => (await shop.stored(id)).sendBy,
  };
}

it('stores by when a paid order must be sent until it is sent, a partial refund before included', async () => {
  const desk = await openDesk();
  expect(await desk.sendBy()).toBeUndefined();
  await desk.notify(desk.id);
  const by = await desk.sendBy();
  expect(by).toBeInstanceOf(Date);
  await desk.refund(1_000);
  expect((await desk.stored(desk.id)).ledger.state).toBe('partlyRefunded');
  expect(await desk.sendBy()).toEqual(by);
  await expectProblem(await desk.step({ type: 'done' }), 409, 'order_change_refused');
  await desk.step({ type: 'sent', carrier: 'Sample', trackingNo: '1' });
  expect(await desk.sendBy()).toBeUndefined();
});

it('is added to orders of an earlier version, once', async () => {
  const desk = await openDesk();
  await desk.notify(desk.id);
  const by = await desk.sendBy();
  await desk.document.update({ sendBy: FieldValue.delete() });
  expect(await fillSendBy(desk.deps.db)).toBeGreaterThanOrEqual(1);
  expect(await desk.sendBy()).toEqual(by);
  const { updateTime } = await desk.document.get();
  await fillSendBy(desk.deps.db);
  expect((await desk.document.get()).updateTime).toEqual(updateTime);
});
