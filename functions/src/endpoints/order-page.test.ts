import { describe, expect, it } from 'vitest';
import { ORDER_LIMITS } from '@app/domain/order/order.ts';
import { adminSession } from '../../testing/accounts.ts';
import { htmlErrors, send } from '../../testing/emulated.ts';
import { limitedApp, MAX } from '../../testing/limited-app.ts';
import { openShop } from '../../testing/shop.ts';
import { viewToken } from '../orders/order-token.ts';

const DAY = 24 * 60;

/** Opens a shop with a paid order, and the order's page without JavaScript. */
async function openBuyer() {
  const shop = openShop();
  const session = await adminSession(shop.deps);
  const { id } = await shop.place();
  await shop.notify(id);
  const path = `/api/orders/${viewToken(shop.deps.config, { id })}/page`;
  return {
    ...shop,
    id,
    path,
    step: (body: object) => send(shop.app, 'POST', `/api/admin/orders/${id}/steps`, body, session),
    open: async () => (await shop.app.request(path)).text(),
    press: (action: 'cancel' | 'return', fields: Record<string, string> = {}) =>
      shop.app.request(`${path}/${action}`, {
        method: 'POST',
        body: new URLSearchParams({ ...fields, confirm: 'yes' }),
      }),
  };
}

/** Opens the same for an order that was sent. */
async function openSent() {
  const shop = await openBuyer();
  await shop.step({ type: 'sent', carrier: 'Sample', trackingNo: '1' });
  return shop;
}

describe('the page of an order without JavaScript', () => {
  it('requests a return once and then says what follows', async () => {
    const { id, path, open, press, stored, mailsAbout } = await openSent();
    const before = await open();
    expect(await htmlErrors(before)).toEqual([]);
    for (const text of ['On its way', 'we refund ₩18,000 once we have it', `action="${path}/return"`])
      expect(before).toContain(text);
    const fields = { why: 'defective', text: 'The bag leaks.' };
    const answers = await Promise.all([press('return', fields), press('return', fields)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(answers[0]!.headers.get('Location')).toBe(path);
    const after = await open();
    expect(await htmlErrors(after)).toEqual([]);
    expect(after).toContain('We will write to you how to send the products back.');
    expect(after).not.toContain('<form');
    expect((await stored(id)).ledger.returnRequest).toMatchObject(fields);
    const told = (await mailsAbout(id)).filter(({ message }) =>
      message.text.includes('request for a return'),
    );
    expect(told).toHaveLength(1);
  });

  it('keeps a text that is too long, and says so beside it', async () => {
    const { id, press, stored } = await openSent();
    const text = 'x'.repeat(ORDER_LIMITS.returnTextMax + 1);
    const answer = await press('return', { why: 'defective', text });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(await htmlErrors(html)).toEqual([]);
    expect(html).toContain(`\n${text}</textarea`);
    expect(html).toContain(`Please use at most ${ORDER_LIMITS.returnTextMax} characters.`);
    expect(html).toMatch(/value="defective"\s+selected/);
    expect((await stored(id)).ledger.returnRequest).toBeUndefined();
  });

  it('shows the end of the return period, and no form, once it is over', async () => {
    const { id, pass, open, press, step, stored } = await openSent();
    await step({ type: 'done' });
    pass(200 * DAY);
    const html = await open();
    expect(html).toContain('The return period for a defect ended on');
    expect(html).not.toContain('<form');
    const late = await press('return', { why: 'defective', text: '' });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('That was no longer possible');
    expect((await stored(id)).ledger.returnRequest).toBeUndefined();
  });

  it('says that nothing was cancelled when the order was sent before the press', async () => {
    const { id, press, stored } = await openSent();
    const answer = await press('cancel');
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(await htmlErrors(html)).toEqual([]);
    for (const text of ['That was no longer possible', 'On its way']) expect(html).toContain(text);
    expect((await stored(id)).ledger.state).toBe('sent');
  });

  it('keeps the text of a return that comes after too many requests', async () => {
    const { path, deps } = await openSent();
    const { clock, payments } = deps;
    const { app: limited } = limitedApp({ clock, payments });
    const text = 'x'.repeat(ORDER_LIMITS.returnTextMax + 1);
    const press = () =>
      limited.request(`${path}/return`, {
        method: 'POST',
        body: new URLSearchParams({ why: 'defective', text, confirm: 'yes' }),
      });
    for (let count = 0; count < MAX; count += 1) expect((await press()).status).toBe(400);
    const refused = await press();
    expect(refused.status).toBe(429);
    const html = await refused.text();
    expect(html).toMatch(/Please try again in \d+ minutes?\./);
    expect(html).toContain(`\n${text}</textarea`);
  });

  it('changes nothing for a form of another site', async () => {
    const { app, id, path, stored } = await openBuyer();
    const { status } = await app.request(`${path}/cancel`, {
      method: 'POST',
      headers: { Origin: 'https://other.example' },
      body: new URLSearchParams({ confirm: 'yes' }),
    });
    expect(status).toBe(403);
    expect((await stored(id)).ledger.state).toBe('paid');
  });

  it('says until when an unpaid order can be paid, and no more once it is cancelled', async () => {
    const shop = openShop();
    const { id } = await shop.place();
    const path = `/api/orders/${viewToken(shop.deps.config, { id })}/page`;
    const open = async () => (await shop.app.request(path)).text();
    expect(await open()).toContain('To pay, which is possible until');
    const body = new URLSearchParams({ confirm: 'yes' });
    expect((await shop.app.request(`${path}/cancel`, { method: 'POST', body })).status).toBe(303);
    const after = await open();
    expect(after).toContain('Order cancelled');
    expect(after).not.toContain('JavaScript');
  });

  it('cancels an order that was not sent, and offers no return before', async () => {
    const { id, path, open, press, stored } = await openBuyer();
    const html = await open();
    expect(await htmlErrors(html)).toEqual([]);
    expect(html).toContain(`action="${path}/cancel"`);
    expect(html).not.toContain(`action="${path}/return"`);
    expect((await press('cancel')).status).toBe(303);
    expect(['refundDue', 'refunded']).toContain((await stored(id)).ledger.state);
    expect(await open()).not.toContain('<form');
  });

  it('is not found behind a forged link, which changes nothing', async () => {
    const { app, id, path, press, stored } = await openSent();
    const forged = path.replace('/page', 'x/page');
    expect((await app.request(forged)).status).toBe(404);
    const body = new URLSearchParams({ why: 'defective', text: '' });
    expect((await app.request(`${forged}/return`, { method: 'POST', body })).status).toBe(404);
    expect((await press('return', { why: 'unknown', text: '' })).status).toBe(400);
    expect((await stored(id)).ledger.returnRequest).toBeUndefined();
  });
});
