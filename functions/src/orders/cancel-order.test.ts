import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { OrderView } from '@app/domain/order/order-schema.ts';
import { PAYMENT_MINUTES } from '@app/domain/order/order.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import { processDueOrders } from '../jobs/process-due-orders.ts';
import { adminSession } from '../../testing/accounts.ts';
import { expectProblem, send } from '../../testing/emulated.ts';
import { openShop, PRICE } from '../../testing/shop.ts';
import { storedEvent } from '../../testing/stored.ts';
import { viewToken } from './order-token.ts';

async function openDesk() {
  const shop = openShop();
  const session = await adminSession(shop.deps);
  const step = (id: string, body: object) =>
    send(shop.app, 'POST', `/api/admin/orders/${id}/steps`, body, session);
  const refund = (id: string, won: number) =>
    send(
      shop.app,
      'POST',
      `/api/admin/orders/${id}/refunds`,
      { paymentNo: '1001', won, reason: 'Sample reason' },
      session,
    );
  const cancel = (id: string, reason = 'The coffee was damaged.') => step(id, { type: 'cancelled', reason });
  return { ...shop, cancel, step, refund };
}

it('cancels an unpaid order with its reason, returns the stock and tells the buyer once', async () => {
  const desk = await openDesk();
  const { id, productId } = await desk.place(1);
  expect(await desk.leftOf(productId)).toBe(0);
  expect((await desk.cancel(id)).status).toBe(201);
  await expectProblem(await desk.cancel(id), 409, 'order_change_refused');
  expect(await desk.leftOf(productId)).toBe(1);
  const { ledger, rebuilt, events } = await desk.stored(id);
  expect(rebuilt).toEqual(ledger);
  expect(ledger).toMatchObject({ state: 'cancelled', holdsGoods: false });
  expect(events[1]).toMatchObject({
    type: 'cancelled',
    reason: 'The coffee was damaged.',
    by: expect.any(String) as string,
  });
  const mails = await desk.mailsAbout(id);
  expect(mails.map(({ message }) => message.text)).toEqual([
    expect.stringContaining('Your unpaid order has been cancelled.') as string,
  ]);
  expect(mails[0]!.message.text).not.toContain('damaged');
});

it('refunds a payment that arrives after the cancellation, and leaves the stock alone', async () => {
  const desk = await openDesk();
  const { id, productId } = await desk.place(1);
  await desk.cancel(id);
  await desk.notify(id);
  expect(desk.refunds).toMatchObject([{ paymentNo: '1001', won: PRICE, isWhole: true }]);
  const { ledger } = await desk.stored(id);
  expect(ledger).toMatchObject({ state: 'refunded', holdsGoods: false });
  expect(await desk.leftOf(productId)).toBe(1);
});

it('does not cancel an order that is paid, nor one without a reason', async () => {
  const desk = await openDesk();
  const { id } = await desk.place();
  await expectProblem(await desk.cancel(id, ' '), 400, 'validation_failed');
  await desk.notify(id);
  await expectProblem(await desk.cancel(id), 409, 'order_change_refused');
  expect((await desk.stored(id)).ledger.state).toBe('paid');
});

it('refuses to cancel the order of a booking, whose seats the booking holds', async () => {
  const desk = await openDesk();
  const event = await storedEvent(desk.deps.db, {
    price: 30_000,
    dateTime: new Date('2026-12-24T05:00:00Z'),
  });
  const response = await send(desk.app, 'POST', '/api/bookings', aBookingInput(event.id));
  const { id } = (await response.json()) as { id: string };
  const problem = await expectProblem(await desk.cancel(id), 409, 'order_change_refused');
  expect(problem.detail).toContain('Cancel the booking');
  expect((await desk.stored(id)).ledger.state).toBe('awaitingPayment');
});

describe('a cancellation by the buyer', () => {
  async function openBuyer(left?: number) {
    const desk = await openDesk();
    const placed = await desk.place(left);
    const token = viewToken(desk.deps.config, placed);
    return {
      ...desk,
      ...placed,
      cancelAsBuyer: () => send(desk.app, 'POST', `/api/orders/${token}/cancel`, undefined),
      view: async () => (await (await desk.app.request(`/api/orders/${token}`)).json()) as OrderView,
      step: (step: object) => desk.step(placed.id, step),
      expire() {
        desk.pass(PAYMENT_MINUTES + 1);
        return processDueOrders(desk.deps, 'test');
      },
      notices: async () =>
        (
          await desk.deps.db.collection(COLLECTIONS.ownerNotices).where('kind', '==', 'cancellation').get()
        ).docs
          .map((notice) => String(notice.get('about')))
          .filter((about) => about.endsWith(placed.id)),
    };
  }

  it('refunds all of a paid order once, returns the goods, and notifies the buyer and the owner', async () => {
    const shop = await openBuyer(1);
    await shop.notify(shop.id);
    expect(await shop.view()).toMatchObject({ state: 'paid', cancelRefundWon: PRICE });
    const responses = await Promise.all([shop.cancelAsBuyer(), shop.cancelAsBuyer()]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await shop.cancelAsBuyer()).status).toBe(200);
    expect(shop.refunds).toMatchObject([{ paymentNo: '1001', won: PRICE, isWhole: true }]);
    const view = await shop.view();
    expect(view).toMatchObject({ state: 'refunded', refundedWon: PRICE });
    expect(view).not.toHaveProperty('cancelRefundWon');
    const { ledger, rebuilt } = await shop.stored(shop.id);
    expect(rebuilt).toEqual(ledger);
    expect(await shop.leftOf(shop.productId)).toBe(1);
    expect(await shop.notices()).toEqual([`${COLLECTIONS.orders}/${shop.id}`]);
    const texts = (await shop.mailsAbout(shop.id)).map(({ message }) => message.text);
    expect(texts.filter((text) => text.includes('As you asked, we have cancelled your order.'))).toHaveLength(
      1,
    );
    expect(texts.join('')).toContain('We are refunding ₩');
  });

  it('ends an unpaid order without a notice to the owner', async () => {
    const shop = await openBuyer(1);
    expect(await shop.view()).toMatchObject({ cancelRefundWon: 0 });
    expect((await shop.cancelAsBuyer()).status).toBe(200);
    expect((await shop.stored(shop.id)).ledger).toMatchObject({ state: 'cancelled', holdsGoods: false });
    expect(await shop.leftOf(shop.productId)).toBe(1);
    expect(await shop.notices()).toEqual([]);
    expect((await shop.mailsAbout(shop.id)).map(({ message }) => message.text).join('')).not.toContain(
      'refund',
    );
    await shop.notify(shop.id);
    expect(shop.refunds).toMatchObject([{ won: PRICE, isWhole: true }]);
  });

  it('ends an expired order too, so that a payment that is still under way comes back', async () => {
    const shop = await openBuyer(1);
    await shop.expire();
    expect(await shop.view()).not.toHaveProperty('cancelRefundWon');
    expect((await shop.cancelAsBuyer()).status).toBe(200);
    expect((await shop.cancelAsBuyer()).status).toBe(200);
    expect(await shop.view()).toMatchObject({ state: 'cancelled' });
    expect(await shop.leftOf(shop.productId)).toBe(1);
    await shop.notify(shop.id);
    expect(shop.refunds).toMatchObject([{ won: PRICE, isWhole: true }]);
    expect((await shop.stored(shop.id)).ledger).toMatchObject({ state: 'refunded', holdsGoods: false });
    expect(await shop.leftOf(shop.productId)).toBe(1);
    const texts = (await shop.mailsAbout(shop.id)).map(({ message }) => message.text).join('');
    expect(texts).toContain('was cancelled');
  });

  it('and "sent" at the same instant leave the order either cancelled or sent', async () => {
    const shop = await openBuyer(1);
    await shop.notify(shop.id);
    const [cancelled, sent] = await Promise.all([
      shop.cancelAsBuyer(),
      shop.step({ type: 'sent', carrier: 'Sample', trackingNo: '1' }),
    ]);
    const { ledger, rebuilt } = await shop.stored(shop.id);
    expect(rebuilt).toEqual(ledger);
    const outcomes = [
      { cancelled: 200, sent: 409, state: 'refunded', refunds: 1 },
      { cancelled: 409, sent: 201, state: 'sent', refunds: 0 },
    ];
    expect(outcomes).toContainEqual({
      cancelled: cancelled.status,
      sent: sent.status,
      state: ledger.state,
      refunds: shop.refunds.length,
    });
  });

  it('is possible while the order is prepared, and after a part was refunded gives back the rest', async () => {
    const shop = await openBuyer();
    await shop.notify(shop.id);
    await shop.step({ type: 'preparing' });
    await shop.refund(shop.id, 5_000);
    expect(await shop.view()).toMatchObject({ cancelRefundWon: PRICE - 5_000 });
    await shop.cancelAsBuyer();
    expect(shop.refunds.map(({ won }) => won)).toEqual([5_000, PRICE - 5_000]);
    expect(await shop.view()).toMatchObject({ state: 'refunded', refundedWon: PRICE });
  });

  it('is refused once the order was sent, also after a refund', async () => {
    const shop = await openBuyer();
    await shop.notify(shop.id);
    await shop.step({ type: 'sent', carrier: 'Sample', trackingNo: '1' });
    await expectProblem(await shop.cancelAsBuyer(), 409, 'order_change_refused');
    await shop.refund(shop.id, 5_000);
    expect(await shop.view()).not.toHaveProperty('cancelRefundWon');
    await expectProblem(await shop.cancelAsBuyer(), 409, 'order_change_refused');
    expect(shop.refunds.map(({ won }) => won)).toEqual([5_000]);
  });

  it('is not sent by an admin who has not seen it yet', async () => {
    const shop = await openBuyer();
    await shop.notify(shop.id);
    await shop.cancelAsBuyer();
    const sent = await shop.step({ type: 'sent', carrier: 'Sample', trackingNo: '1' });
    await expectProblem(sent, 409, 'order_change_refused');
  });

  it('is refused for the order of a booking and for a forged link', async () => {
    const desk = await openDesk();
    const event = await storedEvent(desk.deps.db, {
      price: PRICE,
      dateTime: new Date('2026-12-24T05:00:00Z'),
    });
    const booked = await send(desk.app, 'POST', '/api/bookings', aBookingInput(event.id));
    const { payment } = (await booked.json()) as { payment: { token: string } };
    const cancelled = await send(desk.app, 'POST', `/api/orders/${payment.token}/cancel`, undefined);
    await expectProblem(cancelled, 409, 'order_change_refused');
    await expectProblem(
      await send(desk.app, 'POST', '/api/orders/forged/cancel', undefined),
      404,
      'not_found',
    );
  });
});
