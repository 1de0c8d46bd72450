import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { subscriptionId, unsubscribeToken } from '../hashing.ts';
import { adminSession } from '../testing/accounts.ts';
import { emulatedApp, expectProblem, send } from '../testing/emulated.ts';
import { spellings } from '../testing/spellings.ts';
import { auditEntriesOf } from '../testing/stored.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const clock = { now: () => NOW, wait: async () => {} };
const { app, deps } = emulatedApp({ clock });
const subscriptions = deps.db.collection(COLLECTIONS.newsletterSubscriptions);
const subscribe = (email: string) => send(app, 'POST', '/api/newsletter', { email });
const anAddress = () => `reader-${crypto.randomUUID()}@example.com`;
const stored = async (email: string) => (await subscriptions.doc(subscriptionId(email)).get()).data();
const linkFor = (email: string) =>
  `/api/newsletter/unsubscribe?token=${unsubscribeToken(deps.config.hashSecret, subscriptionId(email))}`;

async function welcomesTo(email: string) {
  const { docs } = await deps.db.collection(COLLECTIONS.mail).where('to', '==', email).get();
  return docs.map((mail) => mail.data());
}

describe('a subscription', () => {
  it('is stored under the hash of the address, and its welcome is queued', async () => {
    const email = anAddress();
    const response = await subscribe(` ${email} `);
    expect([response.status, await response.json()]).toEqual([201, { success: true }]);
    const { subscribedAt, ...fields } = (await stored(email))!;
    expect(fields).toEqual({ email, isActive: true });
    expect((subscribedAt as { toDate(): Date }).toDate()).toEqual(NOW);
    const [welcome, ...others] = await welcomesTo(email);
    expect(others).toEqual([]);
    expect(JSON.stringify(welcome)).toContain(linkFor(email));
  });

  it('is there once, however the address is written', { timeout: 60_000 }, async () => {
    const email = anAddress();
    const written = spellings(email);
    expect(new Set(written).size).toBe(20);
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, index) => subscribe(written[index % 20]!)),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(199);
    const { docs } = await subscriptions.where('email', 'in', written.slice(0, 20)).get();
    expect(docs.length).toBeLessThanOrEqual(1);
  });

  it('answers a second one with what the form looks for', async () => {
    const email = anAddress();
    await subscribe(email);
    const { title } = await expectProblem(await subscribe(email), 409, 'already_subscribed');
    expect(title).toBe('This email is already subscribed');
  });

  it.each(['', ' ', 'reader', 'reader@', '@example.com', 'a@b', 'a b@example.com'])(
    'is not taken for "%s"',
    async (email) => {
      const { errors } = await expectProblem(await subscribe(email), 400, 'validation_failed');
      expect(errors).toContainEqual({ field: 'email', message: 'Please enter a valid email address' });
    },
  );

  it('is not taken for an address that is too long, and says so', async () => {
    const email = `${'a'.repeat(250)}@example.com`;
    const { errors } = await expectProblem(await subscribe(email), 400, 'validation_failed');
    expect(errors).toContainEqual({ field: 'email', message: 'Email must be at most 254 characters' });
  });
});

describe('the end of a subscription', () => {
  const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const oneClick = (link: string) =>
    app.request(link, { method: 'POST', headers: FORM, body: 'List-Unsubscribe=One-Click' });

  it('comes with one click, without a cookie or a redirect, and may come twice', async () => {
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

  it('is asked for by a page in both languages that changes nothing and loads nothing', async () => {
    const email = anAddress();
    await subscribe(email);
    const response = await app.request(linkFor(email));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toContain('<span lang="ko">수신 거부</span>');
    expect(page).toContain('<span lang="en">Unsubscribe</span>');
    expect(page).toContain('<form method="post">');
    expect(page).not.toMatch(/<script|https?:\/\//);
    expect(await stored(email)).toMatchObject({ isActive: true });
  });

  it('does not come by a link that somebody made up', async () => {
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

  it('does not come from a page of another site', async () => {
    const email = anAddress();
    await subscribe(email);
    const headers = { ...FORM, Host: 'shop.example.com', Origin: 'https://evil.example.com' };
    await expectProblem(
      await app.request(linkFor(email), { method: 'POST', headers }),
      403,
      'foreign_origin',
    );
    expect(await stored(email)).toMatchObject({ isActive: true });
  });

  it('is none for an address that never subscribed', async () => {
    expect((await oneClick(linkFor(anAddress()))).status).toBe(404);
  });

  it('can be followed by a new beginning', async () => {
    const email = anAddress();
    await subscribe(email);
    await oneClick(linkFor(email));
    expect((await subscribe(email)).status).toBe(201);
    expect(await stored(email)).toMatchObject({ isActive: true });
    expect(await stored(email)).not.toHaveProperty('unsubscribedAt');
    expect(await welcomesTo(email)).toHaveLength(2);
  });
});

describe('the end of a subscription by the admin', () => {
  const end = async (id: string) =>
    app.request(`/api/admin/newsletter/${id}/unsubscribe`, {
      method: 'POST',
      headers: await adminSession(deps),
    });

  it('ends it as the reader would, once, and is recorded without the address', async () => {
    const email = anAddress();
    await subscribe(email);
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

  it('is none where there is no subscription', async () => {
    await expectProblem(await end(subscriptionId(anAddress())), 404, 'not_found');
  });
});
