import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BRAND } from '../../domain/src/brand.ts';
import { COLLECTIONS, ORDER_EVENTS } from '../../domain/src/collections.ts';
import { ledgerOf } from '../../domain/src/order/order-ledger.ts';
import { orderSchema } from '../../domain/src/order/order-schema.ts';
import { ORDER_STATES } from '../../domain/src/order/order.ts';
import { parseEnvironment } from '../../functions/src/env.ts';
import { firebaseDeps } from '../../functions/src/firebase-deps.ts';
import { reconcileOrders } from '../../functions/src/orders/reconcile-orders.ts';
import { readOrderEvents } from '../../functions/src/orders/stored-orders.ts';
import { fromDocument, toDocument } from '../../functions/src/store/documents.ts';
import { COFFEES } from '../../seed/src/content/coffees.ts';
import { LOCAL_SHOP } from './payment-provider/payment-provider.ts';
import { placeSampleOrders, type SamplePayment } from './sample-orders.ts';

const NOW = new Date('2026-11-23T05:00:00Z');
const app = initializeApp({ projectId: `demo-samples-${crypto.randomUUID().slice(0, 8)}` }, 'samples');
const db = getFirestore(app);
const deps = firebaseDeps(parseEnvironment(process.env), () => {}, {
  db,
  clock: { now: () => NOW, wait: async () => {} },
});
let payments: SamplePayment[];

const ordersOf = async () =>
  (await db.collection(COLLECTIONS.orders).get()).docs.map((found) => fromDocument(orderSchema, found)!);

beforeAll(async () => {
  for (const coffee of COFFEES)
    await db.collection(COLLECTIONS.products).doc(coffee.id).set(toDocument(coffee));
  payments = await placeSampleOrders(deps, { shopId: BRAND.payment.shopId, ...LOCAL_SHOP }, NOW);
}, 60_000);
afterAll(() => deleteApp(app));

it('places orders in every state, each of which follows from its events', async () => {
  const orders = await ordersOf();
  expect(new Set(orders.map(({ ledger }) => ledger.state))).toEqual(new Set(ORDER_STATES));
  expect(orders.some(({ cashReceiptDueSince }) => cashReceiptDueSince)).toBe(true);
  for (const { id, ledger, createdAt } of orders) {
    const events = readOrderEvents(
      await db.collection(COLLECTIONS.orders).doc(id).collection(ORDER_EVENTS).get(),
    );
    expect(ledgerOf(events)).toEqual(ledger);
    expect(events.every(({ at }) => createdAt <= at && at <= NOW)).toBe(true);
  }
});

it('leaves nothing for the owner to check, and sends no mail', async () => {
  expect(await reconcileOrders(deps, 'test', { isOver: () => false })).toBe(0);
  expect((await db.collection(COLLECTIONS.mail).count().get()).data().count).toBe(0);
});

it('returns the payments as the orders have recorded them', async () => {
  const recorded = (await ordersOf()).flatMap(({ ledger }) => ledger.payments);
  const known = payments.map(({ mulNo, fields, cancelled }) => [mulNo, Number(fields['price']), cancelled]);
  expect(known.toSorted()).toEqual(
    recorded.map(({ paymentNo, won, refundedWon }) => [paymentNo, won, refundedWon]).toSorted(),
  );
});
