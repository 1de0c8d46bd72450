import { expect, it } from 'vitest';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import { adminSession } from '../testing/accounts.ts';
import { expectProblem, send } from '../testing/emulated.ts';
import { openShop, PRICE } from '../testing/shop.ts';
import { storedEvent } from '../testing/stored.ts';

async function openDesk() {
  const shop = openShop();
  const session = await adminSession(shop.deps);
  const cancel = (id: string, reason = 'The coffee was damaged.') =>
    send(shop.app, 'POST', `/api/admin/orders/${id}/steps`, { type: 'cancelled', reason }, session);
  return { ...shop, cancel };
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
