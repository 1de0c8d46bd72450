import { afterEach, describe, expect, it } from 'vitest';
import { subscriptionId } from '../mail/link-tokens.ts';
import { removeUnconfirmed } from '../newsletter/maintain-subscriptions.ts';
import { adminSession } from '../../testing/accounts.ts';
import { expectProblem } from '../../testing/emulated.ts';
import { auditEntriesOf } from '../../testing/stored.ts';
import {
  NOW,
  daysLater,
  time,
  subscribe,
  anAddress,
  stored,
  linkFor,
  confirmLinkFor,
  FORM,
  oneClick,
  press,
  subscribeAndConfirm,
  app,
  deps,
} from '../../testing/newsletter.ts';

afterEach(() => void (time.now = NOW));

describe('unsubscribing', () => {
  it('takes one click, without cookie or redirect, and is idempotent', async () => {
    const email = anAddress();
    await subscribe(email);
    for (let click = 0; click < 2; click += 1) {
      const response = await oneClick(linkFor(email));
      expect(response.status).toBe(200);
      expect(response.headers.has('Set-Cookie')).toBe(false);
      expect(await response.text()).toContain('수신 거부가 완료되었습니다');
    }
    expect(await stored(email)).toMatchObject({ isActive: false, unsubscribedAt: expect.anything() });
  });

  it('opens a page in both languages that changes nothing and loads no resources', async () => {
    const email = anAddress();
    await subscribe(email);
    const response = await app.request(linkFor(email));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toMatch(/>\s*수신 거부\s*<\/button>/);
    expect(page).toMatch(/>\s*Unsubscribe\s*<\/button>/);
    expect(page).toMatch(/<form method="post" action="\?token=[^"]+">/);
    expect(page).not.toMatch(/<script|https?:\/\//);
    expect(await stored(email)).toMatchObject({ isActive: true });
  });

  it('is refused for a forged link', async () => {
    const email = anAddress();
    await subscribe(email);
    const link = linkFor(email);
    for (const forged of [
      link.slice(0, -1),
      `${link}A`,
      link.replace(/\..*/, ''),
      link.replace(/\./, '.A'),
    ]) {
      const response = await oneClick(forged);
      expect([response.status, response.headers.get('Content-Type')]).toEqual([
        404,
        'text/html; charset=UTF-8',
      ]);
    }
    expect(await stored(email)).toMatchObject({ isActive: true });
  });

  it('is refused for a request from a page of another site', async () => {
    const email = anAddress();
    await subscribe(email);
    const headers = { ...FORM, Host: 'shop.example.com', Origin: 'https://evil.example.com' };
    expect((await app.request(linkFor(email), { method: 'POST', headers })).status).toBe(403);
    expect(await stored(email)).toMatchObject({ isActive: true });
  });

  it('answers not_found for an address that never subscribed', async () => {
    expect((await oneClick(linkFor(anAddress()))).status).toBe(404);
  });

  it('can be followed by a new subscription, which keeps the record of the withdrawal', async () => {
    const email = anAddress();
    await subscribeAndConfirm(email);
    time.now = daysLater(1);
    await oneClick(linkFor(email));
    time.now = daysLater(2);
    expect((await subscribe(email)).status).toBe(201);
    const withdrawals = [{ subscribedAt: NOW, confirmedAt: NOW, unsubscribedAt: daysLater(1) }];
    expect(await stored(email)).toMatchObject({ isActive: true, subscribedAt: daysLater(2), withdrawals });
    expect(await stored(email)).not.toHaveProperty('confirmedAt');
    await press(confirmLinkFor(email));
    expect(await stored(email)).toMatchObject({ confirmedAt: daysLater(2), withdrawals });
  });

  it('stays in effect when a new subscription is never confirmed', async () => {
    const email = anAddress();
    await subscribeAndConfirm(email);
    time.now = daysLater(1);
    await oneClick(linkFor(email));
    time.now = daysLater(2);
    await subscribe(email);
    time.now = daysLater(9);
    await removeUnconfirmed(deps);
    expect(await stored(email)).toEqual({
      email,
      language: 'kr',
      isActive: false,
      subscribedAt: NOW,
      confirmedAt: NOW,
      unsubscribedAt: daysLater(1),
    });
  });
});

describe('unsubscribing by the admin', () => {
  const end = async (id: string) =>
    app.request(`/api/admin/newsletter/${id}/unsubscribe`, {
      method: 'POST',
      headers: await adminSession(deps),
    });

  it('ends the subscription once, and is recorded without the address', async () => {
    const email = anAddress();
    await subscribeAndConfirm(email);
    const id = subscriptionId(email);
    const answers = [await end(id), await end(id)];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await stored(email)).toMatchObject({ isActive: false, unsubscribedAt: expect.anything() });
    const entries = await auditEntriesOf(deps.db, id);
    expect(entries).toMatchObject([
      {
        what: 'updated',
        collection: 'newsletterSubscriptions',
        changes: { isActive: { before: true, after: false }, unsubscribedAt: {} },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain(email);
  });

  it('answers not_found for an unknown subscription', async () => {
    await expectProblem(await end(subscriptionId(anAddress())), 404, 'not_found');
  });
});
