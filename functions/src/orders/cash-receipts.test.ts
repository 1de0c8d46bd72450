import { expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { aCoffee, anOrderInput } from '@app/domain/testing/factories.ts';
import { adminSession } from '../../testing/accounts.ts';
import { expectProblem, send } from '../../testing/emulated.ts';
import { openShop, PRICE } from '../../testing/shop.ts';
import { viewToken } from './order-token.ts';

const CARD = { pay_type: '1' };
const BANK_TRANSFER = { pay_type: '6' };
const WANTED = { purpose: 'incomeDeduction', number: '010-0000-0000' };
const DIGITS = '01000000000';
const APPROVAL = '123456789';

async function openDesk() {
  const shop = openShop();
  const { app, deps } = shop;
  const session = await adminSession(deps);
  const path = (id: string) => `/api/orders/${viewToken(deps.config, { id })}`;
  return {
    ...shop,
    ask: (id: string, body: object = WANTED) => send(app, 'POST', `${path(id)}/cash-receipt`, body),
    view: async (id: string) => (await (await app.request(path(id))).json()) as { cashReceipt?: object },
    record: (id: string, won: number, { number = DIGITS, approvalNo = APPROVAL } = {}) =>
      send(app, 'POST', `/api/admin/orders/${id}/cash-receipt`, { won, number, approvalNo }, session),
    due: async () =>
      (
        await deps.db.collection(COLLECTIONS.orders).where('cashReceiptDueSince', '>', new Date(0)).get()
      ).docs.map(({ id }) => id),
  };
}

it('is asked for by the buyer who paid by bank transfer, and recorded by the admin', async () => {
  const desk = await openDesk();
  const { id } = await desk.place();
  await desk.notify(id, BANK_TRANSFER);
  expect(await desk.view(id)).toMatchObject({ cashReceipt: { isIssued: false } });
  expect(await desk.due()).not.toContain(id);

  const asked = await desk.ask(id);
  expect(asked.status).toBe(201);
  expect(await asked.json()).toMatchObject({
    cashReceipt: { purpose: 'incomeDeduction', numberEnd: '0000', isIssued: false },
  });
  expect(await desk.due()).toContain(id);

  expect((await desk.record(id, PRICE)).status).toBe(201);
  expect(await desk.due()).not.toContain(id);
  expect(await desk.view(id)).toMatchObject({ cashReceipt: { isIssued: true } });
  const { ledger, rebuilt, events } = await desk.stored(id);
  expect(rebuilt).toEqual(ledger);
  expect(ledger.cashReceipt).toEqual({
    purpose: 'incomeDeduction',
    number: DIGITS,
    issuedWon: PRICE,
    approvalNo: APPROVAL,
  });
  expect(events.at(-1)).toMatchObject({ type: 'cashReceiptIssued', by: expect.any(String) as string });
});

it('is due unasked from 100,000 won up', async () => {
  const desk = await openDesk();
  const product = await desk.addProduct(aCoffee({ priceKrw: 100_000 }));
  const id = crypto.randomUUID();
  await desk.order(anOrderInput(product.id, { totalWon: 100_000 }), id);
  await desk.notify(id, { ...BANK_TRANSFER, price: '100000' });
  expect(await desk.due()).toContain(id);
});

it('tells the buyer in the mail about a payment by bank transfer, and in no other', async () => {
  const desk = await openDesk();
  const { id: transferred } = await desk.place();
  const { id: byCard } = await desk.place();
  await desk.notify(transferred, BANK_TRANSFER);
  await desk.notify(byCard, CARD);
  expect((await desk.mailsAbout(transferred))[0]!.message.text).toContain('cash receipt');
  expect((await desk.mailsAbout(byCard))[0]!.message.text).not.toContain('cash receipt');
});

it('is not offered or taken for a card payment or an unpaid order', async () => {
  const desk = await openDesk();
  const { id } = await desk.place();
  await expectProblem(await desk.ask(id), 409, 'order_change_refused');
  await desk.notify(id, CARD);
  await expectProblem(await desk.ask(id), 409, 'order_change_refused');
  expect(await desk.view(id)).not.toHaveProperty('cashReceipt');
});

it.each([
  ['a number that does not fit the purpose', { purpose: 'businessExpense', number: '010-0000-0000' }],
  ['no number', { purpose: 'incomeDeduction', number: '' }],
])('is refused with %s, naming the field', async (_, body) => {
  const desk = await openDesk();
  const { id } = await desk.place();
  await desk.notify(id, BANK_TRANSFER);
  const problem = await expectProblem(await desk.ask(id, body), 400, 'validation_failed');
  expect(problem.errors?.map(({ field }) => field)).toContain('number');
});

it('is not found at a forged address', async () => {
  const desk = await openDesk();
  await desk.place();
  const forged = await send(desk.app, 'POST', '/api/orders/forged/cash-receipt', WANTED);
  await expectProblem(forged, 404, 'not_found');
});

it('takes another number until it is issued, a repeated request once, and no record for the earlier number', async () => {
  const desk = await openDesk();
  const { id } = await desk.place();
  await desk.notify(id, BANK_TRANSFER);
  const other = { purpose: 'businessExpense', number: '123-45-67891' };
  for (const body of [WANTED, WANTED, other]) expect((await desk.ask(id, body)).status).toBe(201);
  const { events, ledger } = await desk.stored(id);
  expect(events.filter(({ type }) => type === 'cashReceiptRequested')).toHaveLength(2);
  expect(ledger.cashReceipt).toMatchObject({ purpose: 'businessExpense', number: '1234567891' });
  await expectProblem(await desk.record(id, PRICE), 409, 'order_change_refused');
  expect((await desk.record(id, PRICE, { number: '1234567891' })).status).toBe(201);
  await expectProblem(await desk.ask(id), 409, 'order_change_refused');
});

it('is recorded only over the amount that is due, and once', async () => {
  const desk = await openDesk();
  const { id } = await desk.place();
  await desk.notify(id, BANK_TRANSFER);
  await expectProblem(await desk.record(id, PRICE), 409, 'order_change_refused');
  await desk.ask(id);
  await expectProblem(await desk.record(id, PRICE - 1), 409, 'order_change_refused');
  await Promise.all([desk.record(id, PRICE), desk.record(id, PRICE)]);
  const { events } = await desk.stored(id);
  expect(events.filter(({ type }) => type === 'cashReceiptIssued')).toHaveLength(1);
});

it('is due again, to be corrected, after a refund', async () => {
  const desk = await openDesk();
  const { id } = await desk.place();
  await desk.notify(id, BANK_TRANSFER);
  await desk.ask(id);
  await desk.record(id, PRICE);
  await desk.notify(id, { ...BANK_TRANSFER, pay_state: '9' });
  expect(await desk.due()).toContain(id);
  expect((await desk.record(id, 0, { approvalNo: '987654321' })).status).toBe(201);
  expect(await desk.due()).not.toContain(id);
});
