import { describe, expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import { MAX_REFUSALS } from '@app/domain/order/refund-command.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { processDueOrders } from '../jobs/process-due-orders.ts';
import { adminSession } from '../../testing/accounts.ts';
import { expectProblem, send } from '../../testing/emulated.ts';
import { openShop, PRICE } from '../../testing/shop.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import { sendDueRefunds } from './refund-order.ts';

const SUCCESS = { status: 200, text: 'SUCCESS' };
const PART = 6_000;
const part = (won: number, canceldate = '1') => ({ pay_state: '70', price: String(won), canceldate });
const WHOLE = { pay_state: '9', canceldate: '9' };

/** Opens a shop with a paid order. */
async function paidOrder() {
  const shop = openShop();
  const { app, deps } = shop;
  const { id, productId } = await shop.place(1);
  await shop.notify(id);
  const session = await adminSession(deps);
  const post = (path: string, body: object, key: string = crypto.randomUUID()) =>
    send(app, 'POST', `/api/admin/orders/${id}/refunds${path}`, body, {
      ...session,
      [IDEMPOTENCY_HEADER]: key,
    });
  return {
    ...shop,
    id,
    productId,
    refund: (won: number) => post('', { paymentNo: '1001', won, reason: 'Sample' }),
    see: (won: number, isCommanded: boolean, key?: string) =>
      post('/seen', { paymentNo: '1001', won, isCommanded }, key),
    maintain: () => processDueOrders(deps, 'test'),
    /** Returns state and payment of the order, whose ledger follows from its events. */
    async ledger() {
      const { ledger, rebuilt } = await shop.stored(id);
      expect(rebuilt).toEqual(ledger);
      const [{ refundedWon, dueWon, attemptedAt, unnotified } = {}] = ledger.payments;
      return { state: ledger.state, refundedWon, dueWon, isOpen: attemptedAt !== undefined, unnotified };
    },
    async mismatches() {
      await reconcileOrders(deps, 'test', { isOver: () => false });
      const lines = deps.db.collection(COLLECTIONS.orderMismatches).where('orderId', '==', id);
      return (await lines.get()).docs.map((line) => line.get('kind') as string);
    },
  };
}

describe('a refund of a settled payment', () => {
  it.each([
    [PRICE, WHOLE, 'refunded'],
    [PART, part(PART), 'partlyRefunded'],
  ])('of %i won is requested once and is complete with its notification', async (won, notice, state) => {
    const shop = await paidOrder();
    shop.provider.answer = { result: 'accepted' };
    await shop.refund(won);
    shop.pass(24 * 60);
    await shop.maintain();
    expect(shop.refunds).toHaveLength(1);
    expect(await shop.ledger()).toMatchObject({ state: 'refundDue', dueWon: won });
    expect(await shop.mismatches()).toEqual([]);
    expect(await shop.notify(shop.id, notice)).toEqual(SUCCESS);
    expect(await shop.notify(shop.id, notice)).toEqual(SUCCESS);
    expect(await shop.ledger()).toEqual({
      state,
      refundedWon: won,
      dueWon: 0,
      isOpen: false,
      unnotified: [],
    });
    expect(await shop.leftOf(shop.productId)).toBe(won === PRICE ? 1 : 0);
  });

  it('that is never made is listed once its legal day is over', async () => {
    const shop = await paidOrder();
    shop.provider.answer = { result: 'accepted' };
    await shop.refund(PART);
    shop.pass(5 * 24 * 60);
    expect(await shop.mismatches()).toEqual(['refundOverdue']);
  });

  it('that neither command makes stays due, with the day since which it is', async () => {
    const shop = await paidOrder();
    shop.provider.answer = { result: 'refused', reason: 'Settled / not possible' };
    await shop.refund(PART);
    for (let run = 0; run < 4; run += 1) await shop.maintain();
    expect(shop.refunds).toHaveLength(MAX_REFUSALS);
    const { refundDueSince, ledger } = await shop.stored(shop.id);
    expect(ledger.state).toBe('refundDue');
    expect(refundDueSince).toBeInstanceOf(Date);
    // The owner makes it on PayApp's pages.
    expect(await shop.notify(shop.id, part(PART))).toEqual(SUCCESS);
    expect(await shop.ledger()).toMatchObject({ state: 'partlyRefunded', refundedWon: PART, dueWon: 0 });
  });
});

describe('a process that is suspended between recording a command and sending it', () => {
  it('does not send the command, because an admin may have been asked about it', async () => {
    const shop = await paidOrder();
    shop.provider.answer = { result: 'refused', reason: 'Sample' };
    await shop.refund(PART);
    const transaction: typeof shop.deps.transaction = async (run) => {
      const result = await shop.deps.transaction(run);
      shop.pass(11);
      return result;
    };
    await sendDueRefunds({ ...shop.deps, transaction }, shop.id, 'test');
    expect(shop.refunds).toHaveLength(1);
    expect(await shop.ledger()).toMatchObject({ dueWon: PART, isOpen: true });
  });
});

describe('a partial refund without an answer', () => {
  async function unanswered() {
    const shop = await paidOrder();
    shop.provider.answer = new Error('no answer');
    await shop.refund(PART);
    shop.provider.answer = { result: 'made' };
    shop.pass(11);
    return shop;
  }

  it('that the admin has seen at PayApp is recorded once, and its late notification is no second refund', async () => {
    const shop = await unanswered();
    const key = crypto.randomUUID();
    const presses = await Promise.all([shop.see(PART, true, key), shop.see(PART, true, key)]);
    expect(presses.map(({ status }) => status)).toEqual([201, 201]);
    expect(await shop.ledger()).toMatchObject({ state: 'partlyRefunded', refundedWon: PART, isOpen: false });
    await expectProblem(await shop.see(PART, true), 409, 'order_change_refused');
    expect(await shop.notify(shop.id, part(PART))).toEqual(SUCCESS);
    expect(await shop.ledger()).toMatchObject({ refundedWon: PART, unnotified: [] });
    expect(shop.refunds).toHaveLength(1);
    const subjects = (await shop.mailsAbout(shop.id)).map(({ message }) => message.subject);
    expect(subjects.filter((subject) => /refund/i.test(subject))).toHaveLength(1);
  });

  it('that was not made is sent again, and of one that was made in part only the rest', async () => {
    const none = await unanswered();
    expect((await none.see(0, true)).status).toBe(201);
    expect(none.refunds.map(({ won }) => won)).toEqual([PART, PART]);
    expect(await none.ledger()).toMatchObject({ state: 'partlyRefunded', refundedWon: PART, dueWon: 0 });

    const some = await unanswered();
    expect((await some.see(1_000, true)).status).toBe(201);
    expect(some.refunds.map(({ won }) => won)).toEqual([PART, PART - 1_000]);
    expect(await some.ledger()).toMatchObject({ refundedWon: PART, dueWon: 0 });
  });

  it('cannot be settled while its answer may still come, without a command, or beyond the payment', async () => {
    const shop = await paidOrder();
    await expectProblem(await shop.see(0, true), 409, 'order_change_refused');
    shop.provider.answer = new Error('no answer');
    await shop.refund(PART);
    await expectProblem(await shop.see(PART, true), 409, 'order_change_refused');
    shop.pass(11);
    await expectProblem(await shop.see(PRICE + 1, true), 409, 'order_change_refused');
    await expectProblem(await shop.see(-1, true), 400, 'validation_failed');
    shop.pass(20);
    expect(await shop.mismatches()).toEqual(['refundUnknown']);
    await shop.see(PART, true);
    expect(await shop.mismatches()).toEqual([]);
  });
});

describe('a part that was cancelled on PayApp’s own pages', () => {
  it('follows into order and ledger, beside the shop’s own refunds', async () => {
    const shop = await paidOrder();
    expect(await shop.notify(shop.id, part(2_000, '1'))).toEqual(SUCCESS);
    expect(await shop.ledger()).toMatchObject({ state: 'partlyRefunded', refundedWon: 2_000 });
    await shop.refund(PART);
    // The notification of another cancellation arrives before that of the shop's refund.
    expect(await shop.notify(shop.id, part(3_000, '2'))).toEqual(SUCCESS);
    expect(await shop.notify(shop.id, part(PART, '3'))).toEqual(SUCCESS);
    expect(await shop.ledger()).toMatchObject({ refundedWon: 5_000 + PART, dueWon: 0, unnotified: [] });
    expect(shop.refunds).toHaveLength(1);
  });

  it('does not settle a refund whose outcome is unknown', async () => {
    const shop = await paidOrder();
    shop.provider.answer = new Error('no answer');
    await shop.refund(PART);
    expect(await shop.notify(shop.id, part(3_000, '1'))).toEqual(SUCCESS);
    expect(await shop.ledger()).toMatchObject({ refundedWon: 3_000, dueWon: PART, isOpen: true });
    expect(await shop.notify(shop.id, part(PART, '2'))).toEqual(SUCCESS);
    expect(await shop.ledger()).toMatchObject({ refundedWon: 3_000 + PART, dueWon: 0, isOpen: false });
  });

  it('whose notification does not tell the amount is recorded by the admin, once', async () => {
    const shop = await paidOrder();
    expect(await shop.notify(shop.id, part(PRICE))).toMatchObject({ text: 'FAIL' });
    expect(await shop.mismatches()).toEqual(['notification']);
    const key = crypto.randomUUID();
    expect((await shop.see(PART, false, key)).status).toBe(201);
    expect((await shop.see(PART, false, key)).status).toBe(201);
    expect(await shop.ledger()).toMatchObject({ state: 'partlyRefunded', refundedWon: PART });
    // PayApp delivers the notification again, which is accepted now and leaves the list.
    expect(await shop.notify(shop.id, part(PRICE))).toEqual(SUCCESS);
    expect(await shop.ledger()).toMatchObject({ refundedWon: PART, unnotified: [] });
    expect(await shop.mismatches()).toEqual([]);
    await expectProblem(await shop.see(PRICE, false), 409, 'order_change_refused');
    await expectProblem(await shop.see(0, false), 409, 'order_change_refused');
  });
});
