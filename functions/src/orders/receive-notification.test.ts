import { IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import { describe, expect, it } from 'vitest';
import { MAX_REFUSALS } from '@app/domain/order/refund-command.ts';
import { adminSession } from '../../testing/accounts.ts';
import { expectProblem, send } from '../../testing/emulated.ts';
import { genuine, openShop, PRICE, SHOP } from '../../testing/shop.ts';
import { processDueOrders } from '../jobs/process-due-orders.ts';
import { RETURN_PATH, viewToken } from './order-token.ts';
import { orderView } from './order-view.ts';

const SUCCESS = { status: 200, text: 'SUCCESS' };

/** Checks that the ledger of an order equals the one rebuilt from its events, and returns it. */
async function ledgerOf(shop: ReturnType<typeof openShop>, id: string) {
  const { ledger, rebuilt, events } = await shop.stored(id);
  expect(rebuilt).toEqual(ledger);
  return { ...ledger, types: events.map(({ type }) => type) };
}

async function expireAll(shop: ReturnType<typeof openShop>) {
  shop.pass(61);
  await processDueOrders(shop.deps, 'test');
}

describe('a genuine notification', () => {
  it('pays the order once, however often it is delivered', async () => {
    const shop = openShop();
    const { id } = await shop.place();
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.notify(id)));
    expect(answers).toEqual(Array.from({ length: 5 }, () => SUCCESS));
    expect(await ledgerOf(shop, id)).toMatchObject({ state: 'paid', types: ['placed', 'paid'] });
    expect(await shop.notify(id, { canceldate: '' })).toEqual(SUCCESS);
    expect(shop.refunds).toEqual([]);
  });

  it('is stored with its verdict, without card data, personal data or secrets', async () => {
    const shop = openShop();
    const { id } = await shop.place();
    await shop.notify(id, { memo: 'Sample Person', vbankno: '000-00', recvphone: '01099999999' });
    const [stored] = await shop.notifications(id);
    expect(stored).toMatchObject({
      verdict: 'applied',
      isGenuine: true,
      fields: { mul_no: '1001', pay_state: '4' },
    });
    const text = JSON.stringify(stored);
    for (const secret of [
      'Sample Card',
      'Sample Person',
      '000-00',
      '01099999999',
      SHOP.linkKey,
      SHOP.linkValue,
    ])
      expect(text).not.toContain(secret);
  });

  it.each(['1', '10', '8', '16', '31', '32'])('with state %s changes nothing', async (pay_state) => {
    const shop = openShop();
    const { id } = await shop.place();
    expect(await shop.notify(id, { pay_state })).toEqual(SUCCESS);
    expect(await ledgerOf(shop, id)).toMatchObject({ state: 'awaitingPayment', types: ['placed'] });
  });

  it('reserves the goods again for a payment after the expiry if they are available', async () => {
    const shop = openShop();
    const { id, productId } = await shop.place(1);
    await expireAll(shop);
    expect(await shop.notify(id)).toEqual(SUCCESS);
    expect(await ledgerOf(shop, id)).toMatchObject({ state: 'paid', holdsGoods: true });
    expect(await shop.leftOf(productId)).toBe(0);
    expect(shop.refunds).toEqual([]);
  });

  it('causes a refund of a payment after the expiry if the goods are sold out', async () => {
    const shop = openShop();
    const { id, productId } = await shop.place(1);
    await expireAll(shop);
    await shop.deps.db.doc(`productStock/${productId}`).set({ left: 0 });
    expect(await shop.notify(id)).toEqual(SUCCESS);
    expect(shop.refunds).toMatchObject([{ paymentNo: '1001', won: PRICE, isWhole: true }]);
    expect(await ledgerOf(shop, id)).toMatchObject({ state: 'refunded', holdsGoods: false });
    expect(await shop.leftOf(productId)).toBe(0);
  });

  it('causes a refund of a second payment, and the order stays paid', async () => {
    const shop = openShop();
    const { id } = await shop.place();
    await shop.notify(id);
    expect(await shop.notify(id, { mul_no: '1002' })).toEqual(SUCCESS);
    expect(shop.refunds).toMatchObject([{ paymentNo: '1002', won: PRICE, isWhole: true }]);
    const { state, payments } = await ledgerOf(shop, id);
    expect(state).toBe('paid');
    expect(payments.map(({ refundedWon }) => refundedWon)).toEqual([0, PRICE]);
  });

  it('pays the order by one of two simultaneous payments', async () => {
    const shop = openShop();
    const { id } = await shop.place();
    await Promise.all([shop.notify(id), shop.notify(id, { mul_no: '1002' })]);
    const { state, payments } = await ledgerOf(shop, id);
    expect(state).toBe('paid');
    expect(payments.map(({ refundedWon }) => refundedWon).toSorted()).toEqual([0, PRICE]);
    expect(shop.refunds).toHaveLength(1);
  });

  it.each([
    ['1000', 20_000],
    ['20999', 1_000],
  ])('of %s won, less than the price, lets the page ask for %s won more', async (price, won) => {
    const shop = openShop();
    const { id } = await shop.place();
    expect(await shop.notify(id, { price })).toEqual(SUCCESS);
    expect(await ledgerOf(shop, id)).toMatchObject({
      state: 'disputed',
      payments: [{ role: 'held', won: Number(price) }],
    });
    const view = orderView(await shop.stored(id), shop.deps);
    expect(view).toMatchObject({ rest: { won, paidWon: Number(price) }, checkout: { price: String(won) } });
    expect(shop.refunds).toEqual([]);
  });

  it('of the rest pays the order, and what is more than the rest is refunded', async () => {
    const shop = openShop();
    const { id } = await shop.place();
    await shop.notify(id, { price: '20999' });
    await shop.notify(id, { mul_no: '1002', price: '1000' });
    expect(await ledgerOf(shop, id)).toMatchObject({
      state: 'partlyRefunded',
      holdsGoods: true,
      payments: [
        { role: 'price', won: 20_999, refundedWon: 0 },
        { role: 'price', won: 1_000, refundedWon: 999 },
      ],
    });
  });

  it('of more than the price pays the order, refunds the rest at once and says so', async () => {
    const shop = openShop();
    const { id } = await shop.place();
    expect(await shop.notify(id, { price: '60000' })).toEqual(SUCCESS);
    expect(await ledgerOf(shop, id)).toMatchObject({
      state: 'partlyRefunded',
      holdsGoods: true,
      payments: [{ role: 'price', refundedWon: 60_000 - PRICE }],
    });
    expect(shop.refunds.map(({ won }) => won)).toEqual([60_000 - PRICE]);
    expect(orderView(await shop.stored(id), shop.deps).returnableWon).toBe(PRICE);
    const texts = (await shop.mailsAbout(id)).map(({ message }) => message.text);
    expect(texts.filter((text) => text.includes('We are refunding ₩39,000'))).toHaveLength(1);
  });

  it('of less than the price is refunded when the time to pay is over, and frees the goods', async () => {
    const shop = openShop();
    const { id, productId } = await shop.place(1);
    await shop.notify(id, { price: '1000' });
    shop.pass(61);
    await processDueOrders(shop.deps, 'test');
    expect(await ledgerOf(shop, id)).toMatchObject({ state: 'refunded', payments: [{ refundedWon: 1_000 }] });
    expect(await shop.leftOf(productId)).toBe(1);
    await shop.notify(id, { mul_no: '1002', price: '20000' });
    expect(await ledgerOf(shop, id)).toMatchObject({ payments: [{}, { refundedWon: 20_000 }] });
  });

  it.each(['9', '64'])(
    'of a cancellation at the provider (state %s) ends the order and frees its goods',
    async (pay_state) => {
      const shop = openShop();
      const { id, productId } = await shop.place(1);
      await shop.notify(id);
      const cancellation = { pay_state, canceldate: '2026-11-24 10:00:00' };
      expect(await shop.notify(id, cancellation)).toEqual(SUCCESS);
      expect(await shop.notify(id, cancellation)).toEqual(SUCCESS);
      expect(await ledgerOf(shop, id)).toMatchObject({
        state: 'refunded',
        payments: [{ refundedWon: PRICE }],
      });
      expect(await shop.leftOf(productId)).toBe(1);
      expect(shop.refunds).toEqual([]);
    },
  );

  it('of a cancellation before that of the payment is rejected until it is delivered again', async () => {
    const shop = openShop();
    const { id } = await shop.place();
    const cancellation = { pay_state: '9', canceldate: '2026-11-24 10:00:00' };
    expect(await shop.notify(id, cancellation)).toMatchObject({ text: 'FAIL' });
    expect(await shop.notify(id)).toEqual(SUCCESS);
    expect(await shop.notify(id, cancellation)).toEqual(SUCCESS);
    expect(await ledgerOf(shop, id)).toMatchObject({ state: 'refunded' });
  });

  it('is not confirmed when the change cannot be committed', async () => {
    const open = openShop();
    const transaction = async () => {
      throw Object.assign(new Error('ABORTED'), { code: 10 });
    };
    const shop = openShop({ transaction, limiter: open.deps.limiter });
    const { id } = await open.place();
    expect(await shop.notify(id)).toMatchObject({ text: 'FAIL', status: 503 });
    expect((await shop.notifications(id)).map(({ verdict }) => verdict as string)).toEqual(['received']);
    expect(await open.notify(id)).toEqual(SUCCESS);
    expect(await ledgerOf(open, id)).toMatchObject({ state: 'paid' });
  });
});

describe('a forged or contradictory notification', () => {
  const shop = openShop();

  it('is stored for the owner with the reason', async () => {
    const { id } = await shop.place();
    await shop.notify(id, { linkkey: 'x' });
    expect(await shop.notifications(id)).toMatchObject([
      { verdict: 'contradictory', reason: 'the shop id or a secret differs', isGenuine: false },
    ]);
    expect(shop.lines.at(-2)).toMatchObject({ severity: 'ERROR', message: 'payment notification refused' });
  });

  it('is limited in number for each order', async () => {
    const { id } = await shop.place();
    const answers = await Promise.all(Array.from({ length: 70 }, () => shop.notify(id, { linkkey: 'x' })));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    shop.pass(2);
    expect(await shop.notify(id)).toEqual(SUCCESS);
  });

  it('cannot cancel or refund: unknown payments and unknown amounts change nothing', async () => {
    const { id } = await shop.place();
    await shop.notify(id);
    for (const fields of [
      { pay_state: '9', mul_no: '7' },
      { pay_state: '70', price: String(PRICE + 1), canceldate: '1' },
      { pay_state: '71', price: String(PRICE), canceldate: '2' },
      { pay_state: '8' },
      { price: '1000', canceldate: '3' },
    ])
      expect(await shop.notify(id, fields)).toMatchObject({ text: 'FAIL' });
    expect(await ledgerOf(shop, id)).toMatchObject({ state: 'paid', types: ['placed', 'paid'] });
  });
});

describe('the URLs for the provider', () => {
  const shop = openShop();
  const foreign = { Origin: 'https://www.payapp.kr' };

  it('are the only ones that accept a POST with a foreign Origin', async () => {
    const { id } = await shop.place();
    expect(await shop.notify(id, {}, { headers: foreign })).toEqual(SUCCESS);
    await expectProblem(await send(shop.app, 'POST', '/api/orders', {}, foreign), 403, 'foreign_origin');
    await expectProblem(await send(shop.app, 'POST', '/api/payments', {}, foreign), 403, 'foreign_origin');
  });

  it('redirect the buyer’s browser to the order or the booking and change nothing', async () => {
    const { id } = await shop.place();
    const token = viewToken(shop.deps.config, { id });
    const arrive = (path: string) =>
      shop.app.request(`${RETURN_PATH}/${path}`, {
        method: 'POST',
        headers: foreign,
        body: new URLSearchParams(genuine(id)),
      });
    const [korean, english, booking, forged] = [
      await arrive(token),
      await arrive(`${token}?language=en&kind=product`),
      await arrive(`${token}?language=en&kind=booking`),
      await arrive('%2F%2Fexample.com'),
    ];
    expect(
      [korean, english, booking, forged].map(({ status, headers }) => [status, headers.get('Location')]),
    ).toEqual([
      [303, `/orders/${token}#returned`],
      [303, `/en/orders/${token}#returned`],
      [303, `/en/booking/${token}#returned`],
      [303, '/'],
    ]);
    expect(await ledgerOf(shop, id)).toMatchObject({ state: 'awaitingPayment', types: ['placed'] });
  });
});

describe('refunds', () => {
  async function paidOrder() {
    const shop = openShop();
    const { id, productId } = await shop.place(1);
    await shop.notify(id);
    const session = await adminSession(shop.deps);
    const refund = (won: number, paymentNo = '1001') =>
      send(
        shop.app,
        'POST',
        `/api/admin/orders/${id}/refunds`,
        { paymentNo, won, reason: 'Sample' },
        session,
      );
    return { shop, id, productId, refund, session };
  }
  const part = (price: string, canceldate: string) => ({ pay_state: '70', price, canceldate });

  it('return a part, then the rest, and match the notifications', async () => {
    const { shop, id, refund } = await paidOrder();
    expect((await refund(1_000)).status).toBe(201);
    expect(await ledgerOf(shop, id)).toMatchObject({ state: 'partlyRefunded' });
    expect(await shop.notify(id, part('1000', '1'))).toEqual(SUCCESS);
    expect((await refund(PRICE - 1_000)).status).toBe(201);
    expect(await shop.notify(id, { pay_state: '9', canceldate: '2' })).toEqual(SUCCESS);
    expect(await ledgerOf(shop, id)).toMatchObject({
      state: 'refunded',
      payments: [{ refundedWon: PRICE, dueWon: 0 }],
    });
    expect(shop.refunds.map(({ won, isWhole }) => [won, isWhole])).toEqual([
      [1_000, false],
      [PRICE - 1_000, false],
    ]);
  });

  it('are made once for each key, also when requests with it are concurrent', async () => {
    const { shop, id, session } = await paidOrder();
    const refund = (key: string) =>
      send(
        shop.app,
        'POST',
        `/api/admin/orders/${id}/refunds`,
        { paymentNo: '1001', won: 1_000, reason: 'Sample' },
        { ...session, [IDEMPOTENCY_HEADER]: key },
      );
    const key = crypto.randomUUID();
    const repeated = await Promise.all([refund(key), refund(key)]);
    repeated.push(await refund(key));
    expect(repeated.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(shop.refunds).toHaveLength(1);
    expect((await refund(crypto.randomUUID())).status).toBe(201);
    expect(await ledgerOf(shop, id)).toMatchObject({ payments: [{ refundedWon: 2_000 }] });
  });

  it('are rejected beyond the paid amount, and for an order without payment', async () => {
    const { shop, refund, session } = await paidOrder();
    await expectProblem(await refund(PRICE + 1), 409, 'order_change_refused');
    await expectProblem(await refund(1_000, '9'), 409, 'order_change_refused');
    const both = await Promise.all([refund(PRICE), refund(PRICE)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(shop.refunds).toHaveLength(1);
    const { id } = await shop.place();
    const path = `/api/admin/orders/${id}/refunds`;
    const body = { paymentNo: '1001', won: 1, reason: '' };
    await expectProblem(await send(shop.app, 'POST', path, body, session), 409, 'order_change_refused');
  });

  it('that the provider rejects are repeated a few times and stay due for the owner', async () => {
    const { shop, id, refund } = await paidOrder();
    shop.provider.answer = { result: 'refused', reason: 'The settlement is over' };
    await refund(PRICE);
    for (let run = 0; run < 5; run += 1) await processDueOrders(shop.deps, 'test');
    expect(shop.refunds).toHaveLength(MAX_REFUSALS);
    expect(await ledgerOf(shop, id)).toMatchObject({ state: 'refundDue', payments: [{ dueWon: PRICE }] });
    // The owner cancels at the provider instead.
    expect(await shop.notify(id, { pay_state: '9', canceldate: '1' })).toEqual(SUCCESS);
    expect(await ledgerOf(shop, id)).toMatchObject({ state: 'refunded' });
  });

  it('without a response are repeated later if they are complete, and never if they are partial', async () => {
    const whole = await paidOrder();
    whole.shop.provider.answer = new Error('no answer');
    await whole.refund(PRICE);
    whole.shop.provider.answer = { result: 'made' };
    await processDueOrders(whole.shop.deps, 'test');
    expect(whole.shop.refunds).toHaveLength(1);
    whole.shop.pass(11);
    await processDueOrders(whole.shop.deps, 'test');
    expect(whole.shop.refunds).toHaveLength(2);
    expect(await ledgerOf(whole.shop, whole.id)).toMatchObject({ state: 'refunded' });

    const some = await paidOrder();
    some.shop.provider.answer = new Error('no answer');
    await some.refund(1_000);
    some.shop.pass(11);
    await processDueOrders(some.shop.deps, 'test');
    expect(some.shop.refunds).toHaveLength(1);
    expect(await some.shop.notify(some.id, part('1000', '1'))).toEqual(SUCCESS);
    expect(await ledgerOf(some.shop, some.id)).toMatchObject({ state: 'partlyRefunded' });
  });

  it('release the goods of an order that was not sent', async () => {
    const { shop, productId, refund } = await paidOrder();
    expect(await shop.leftOf(productId)).toBe(0);
    await refund(PRICE);
    expect(await shop.leftOf(productId)).toBe(1);
  });
});
