import { afterAll, beforeAll, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { BRAND } from '@app/domain/brand.ts';
import { type KillableServer, startKillableServer } from '../../testing/killable-server.ts';
import { genuine, openShop, SHOP } from '../../testing/shop.ts';

let server: KillableServer;
beforeAll(async () => {
  server = await startKillableServer({
    PAYAPP_LINK_KEY: SHOP.linkKey,
    PAYAPP_LINK_VALUE: SHOP.linkValue,
    PAYAPP_API_URL: SHOP.apiUrl,
  });
});
afterAll(() => server.stop());

it('pays an order once when the server is killed between a notification and its commit', async () => {
  const shop = openShop();
  const { db } = shop.deps;
  const { id } = await shop.place();
  const notify = () =>
    server.call(shop.addressOf(id), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...genuine(id), userid: BRAND.payment.shopId }).toString(),
    });

  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // While this transaction has read the order, no other can change it.
  let lock: Promise<void> | undefined;
  await new Promise<void>((resolve) => {
    lock = db.runTransaction(async (tx) => {
      await tx.get(db.collection(COLLECTIONS.orders).doc(id));
      resolve();
      await released;
    });
  });
  const arrivals = db.collection(COLLECTIONS.paymentNotifications).where('orderId', '==', id);
  const isStored = new Promise<void>((resolve) => {
    const stop = arrivals.onSnapshot(({ size }) => {
      if (size === 0) return;
      stop();
      resolve();
    });
  });

  const unanswered = notify();
  await isStored;
  server.kill();
  expect(await unanswered).toBeNull();
  release();
  await lock;
  expect((await arrivals.get()).size).toBe(1);

  const answer = await notify();
  expect(await answer?.text()).toBe('SUCCESS');
  const { ledger, rebuilt, events } = await shop.stored(id);
  expect(rebuilt).toEqual(ledger);
  expect(events.map(({ type }) => type)).toEqual(['placed', 'paid']);
  expect(await shop.mailsAbout(id)).toHaveLength(1);
});
