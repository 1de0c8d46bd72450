import { COLLECTIONS, ORDER_EVENTS } from '@app/domain/collections.ts';
import { mailSchema } from '@app/domain/mail/mail-schema.ts';
import { ledgerOf } from '@app/domain/order/order-ledger.ts';
import type { OrderInput } from '@app/domain/order/order-schema.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { aCoffee, anOrderInput } from '@app/domain/testing/factories.ts';
import type { Deps } from '../src/deps.ts';
import { NOTIFICATION_PATH } from '../src/orders/order-token.ts';
import { readOrderEvents, requireOrder } from '../src/orders/stored-orders.ts';
import { orderToken } from '../src/mail/link-tokens.ts';
import { payApp } from '../src/orders/payapp.ts';
import type { Refund, RefundAnswer } from '../src/orders/payment-provider.ts';
import { fromDocument, toDocument } from '../src/store/documents.ts';
import { emulatedApp, send } from './emulated.ts';

export const SHOP = {
  shopId: 'sample-shop',
  linkKey: 'sample-link-key',
  linkValue: 'sample-link-value',
  apiUrl: 'http://127.0.0.1:9/',
};
const IDEMPOTENCY = 'Idempotency-Key';
export const PRICE = 21_000;
const MINUTE_MS = 60_000;

/** Creates an application with a shop, whose clock and payment provider the test controls. */
export function openShop(changes: Partial<Deps> = {}) {
  const time = { now: Date.parse('2026-11-23T05:00:00Z') };
  const refunds: Refund[] = [];
  /** What the provider answers to a refund, or an error for no answer. */
  const provider = { answer: { result: 'made' } as RefundAnswer | Error };
  const payments = {
    ...payApp(SHOP),
    refund: async (refund: Refund) => {
      refunds.push(refund);
      if (provider.answer instanceof Error) throw provider.answer;
      return provider.answer;
    },
  };
  const clock = { now: () => new Date(time.now), wait: async () => {} };
  const shop = emulatedApp({ clock, payments, ...changes });
  const { app, deps } = shop;
  const { db, config } = deps;

  async function addProduct(product: Product = aCoffee(), left?: number): Promise<Product> {
    await db.collection(COLLECTIONS.products).doc(product.id).set(toDocument(product));
    if (left !== undefined) await db.collection(COLLECTIONS.productStock).doc(product.id).set({ left });
    return product;
  }

  const order = (input: OrderInput, key: string = crypto.randomUUID()) =>
    send(app, 'POST', '/api/orders', input, { [IDEMPOTENCY]: key });

  /** Places an order of one coffee. Its id is the idempotency key. */
  async function place(left?: number): Promise<{ id: string; productId: string }> {
    const { id: productId } = await addProduct(aCoffee(), left);
    const id = crypto.randomUUID();
    const response = await order(anOrderInput(productId), id);
    if (response.status !== 201) throw new Error(await response.text());
    return { id, productId };
  }

  const addressOf = (id: string) =>
    `${NOTIFICATION_PATH}/${orderToken(config.hashSecret, 'notification', id)}`;

  /** Sends a notification as PayApp does; `changes` replace fields, undefined ones are left out. */
  async function notify(
    id: string,
    given: Record<string, string | undefined> = {},
    { address = addressOf(id), headers = {} }: { address?: string; headers?: Record<string, string> } = {},
  ): Promise<{ status: number; text: string }> {
    const fields = { ...genuine(id), ...given };
    const entries = Object.entries(fields).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    const response = await app.request(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(entries).toString(),
    });
    return { status: response.status, text: await response.text() };
  }

  /** Returns the stored order, and whether its ledger follows from its events alone. */
  async function stored(id: string) {
    const current = await requireOrder(db, db, id);
    const events = readOrderEvents(
      await db.collection(COLLECTIONS.orders).doc(id).collection(ORDER_EVENTS).get(),
    );
    return { ...current, events, rebuilt: ledgerOf(events) };
  }

  const leftOf = async (productId: string) =>
    (await db.collection(COLLECTIONS.productStock).doc(productId).get()).get('left') as number;

  const notifications = async (orderId: string) =>
    (await db.collection(COLLECTIONS.paymentNotifications).where('orderId', '==', orderId).get()).docs.map(
      (document) => document.data(),
    );

  /** Returns the mails about an order, oldest first. */
  const mailsAbout = async (id: string) => {
    const mails = db.collection(COLLECTIONS.mail).where('about', '==', `${COLLECTIONS.orders}/${id}`);
    const found = (await mails.get()).docs.map((snapshot) => fromDocument(mailSchema, snapshot)!);
    return found.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  };

  const pass = (minutes: number) => {
    time.now += minutes * MINUTE_MS;
  };

  return {
    ...shop,
    refunds,
    provider,
    addProduct,
    order,
    place,
    addressOf,
    notify,
    stored,
    leftOf,
    notifications,
    mailsAbout,
    pass,
  };
}

/** The fields of PayApp's notification that the order's price was paid. */
export const genuine = (id: string): Record<string, string> => ({
  userid: SHOP.shopId,
  linkkey: SHOP.linkKey,
  linkval: SHOP.linkValue,
  goodname: 'Sample Coffee',
  price: String(PRICE),
  recvphone: '01000000000',
  memo: '',
  reqaddr: '0',
  reqdate: '2026-11-23 14:00:00',
  pay_date: '2026-11-23 14:00:30',
  pay_type: '1',
  pay_state: '4',
  var1: 'sample',
  var2: id,
  mul_no: '1001',
  card_name: 'Sample Card',
  feedbacktype: '0',
});
