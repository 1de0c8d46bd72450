import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { OrderView } from '@app/domain/order/order-schema.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { adminSession } from '../../testing/accounts.ts';
import { expectProblem, send } from '../../testing/emulated.ts';
import { openShop, PRICE } from '../../testing/shop.ts';
import { viewToken } from './order-token.ts';

const DAY = 24 * 60;
const SENT = { type: 'sent', carrier: 'Sample', trackingNo: '1' };
const DEFECT = { why: 'defective', text: 'The bag leaks.' };
const CHANGED_MIND = { why: 'changedMind' };

/** Opens a shop with a paid order. */
async function openBuyer() {
  const shop = openShop();
  const session = await adminSession(shop.deps);
  const { id } = await shop.place();
  await shop.notify(id);
  const token = viewToken(shop.deps.config, { id });
  const command = (path: string, body: object) =>
    send(shop.app, 'POST', `/api/admin/orders/${id}/${path}`, body, session);
  return {
    ...shop,
    id,
    step: (body: object) => command('steps', body),
    refund: (won: number, settlesReturn?: true) =>
      command('refunds', { paymentNo: '1001', won, reason: '', settlesReturn }),
    requestReturn: (body: object) => send(shop.app, 'POST', `/api/orders/${token}/return`, body),
    view: async () => (await (await shop.app.request(`/api/orders/${token}`)).json()) as OrderView,
    openSince: async () => (await shop.stored(id)).returnOpenSince,
    notices: async () => {
      const notices = shop.deps.db.collection(COLLECTIONS.ownerNotices).where('kind', '==', 'return');
      const about = (await notices.get()).docs.map((notice) => String(notice.get('about')));
      return about.filter((path) => path.endsWith(id));
    },
    texts: async () => (await shop.mailsAbout(id)).map(({ message }) => message.text),
  };
}

describe('a return that the buyer requests', () => {
  it('is recorded once, with a mail that quotes the refund and one notice', async () => {
    const shop = await openBuyer();
    await shop.step(SENT);
    expect((await shop.view()).returnPeriods).toMatchObject([
      { why: 'changedMind', isOpen: true, refundWon: PRICE - 3_000 },
      { why: 'defective', isOpen: true, refundWon: PRICE },
    ]);
    const both = await Promise.all([shop.requestReturn(DEFECT), shop.requestReturn(DEFECT)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const again = await shop.requestReturn(CHANGED_MIND);
    expect(((await again.json()) as OrderView).returnRequest).toEqual({
      why: DEFECT.why,
      at: expect.any(String) as string,
    });
    expect(await shop.notices()).toHaveLength(1);
    expect(await shop.openSince()).toBeInstanceOf(Date);
    const told = (await shop.texts()).filter((text) => text.includes('received your request for a return'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('we refund ₩21,000 once we have checked it');
  });

  it.each([
    ['of all that is left', PRICE, undefined],
    ['of a part that says so', 1_000, true],
  ] as const)('is granted by a refund %s', async (_, won, settlesReturn) => {
    const shop = await openBuyer();
    await shop.step(SENT);
    await shop.requestReturn(DEFECT);
    await shop.refund(won, settlesReturn);
    expect((await shop.view()).returnRequest).toMatchObject({ why: DEFECT.why, outcome: 'refunded' });
    expect(await shop.openSince()).toBeUndefined();
    expect((await shop.texts()).join('')).toContain(`We have refunded ${formatWon(won)}.`);
    const { ledger, rebuilt } = await shop.stored(shop.id);
    expect(rebuilt).toEqual(ledger);
  });

  it('still waits after another refund', async () => {
    const shop = await openBuyer();
    await shop.step(SENT);
    await shop.requestReturn(DEFECT);
    await shop.refund(1_000);
    expect((await shop.view()).returnRequest).not.toHaveProperty('outcome');
    expect(await shop.openSince()).toBeInstanceOf(Date);
  });

  it('is declined with words, which the buyer gets by mail', async () => {
    const shop = await openBuyer();
    const decline = () => shop.step({ type: 'returnDeclined', reason: 'The bags were opened.' });
    await shop.step(SENT);
    await expectProblem(await decline(), 409, 'order_change_refused');
    await shop.requestReturn(CHANGED_MIND);
    expect((await decline()).status).toBe(201);
    await expectProblem(await decline(), 409, 'order_change_refused');
    const texts = await shop.texts();
    for (const part of [
      'we refund ₩18,000 once we have it, after taking off ₩3,000',
      'The bags were opened.',
    ])
      expect(texts.filter((text) => text.includes(part))).toHaveLength(1);
    expect((await shop.view()).returnRequest).toMatchObject({ outcome: 'declined' });
    expect(await shop.openSince()).toBeUndefined();
  });

  it('is refused before sending and after the period of its reason', async () => {
    const shop = await openBuyer();
    await expectProblem(await shop.requestReturn(DEFECT), 409, 'order_change_refused');
    await shop.step(SENT);
    await shop.step({ type: 'done' });
    // Delivered on Monday 23 November at 14:00, the last moment is 30 November at 23:59.
    shop.pass(7 * DAY + 10 * 60);
    await expectProblem(await shop.requestReturn(CHANGED_MIND), 409, 'order_change_refused');
    shop.pass(-1);
    expect((await shop.view()).returnPeriods.map(({ isOpen }) => isOpen)).toEqual([true, true]);
    shop.pass(1);
    expect((await shop.view()).returnPeriods.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    expect((await shop.requestReturn(DEFECT)).status).toBe(201);
  });

  it('does not move the end of the order, from which its retention counts, and needs a genuine link', async () => {
    const shop = await openBuyer();
    await shop.step(SENT);
    await shop.step({ type: 'done' });
    const { suppliedAt } = await shop.stored(shop.id);
    shop.pass(DAY);
    await shop.requestReturn(DEFECT);
    expect((await shop.stored(shop.id)).suppliedAt).toEqual(suppliedAt);
    const forged = await send(shop.app, 'POST', '/api/orders/forged/return', DEFECT);
    await expectProblem(forged, 404, 'not_found');
  });
});
