import { afterEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { subscriptionId } from '../mail/link-tokens.ts';
import { aCoffee } from '@app/domain/testing/factories.ts';
import { toDocument } from '../store/documents.ts';
import { expectProblem, send } from '../../testing/emulated.ts';
import { spellings } from '../../testing/spellings.ts';
import {
  NOW,
  daysLater,
  time,
  subscriptions,
  subscribe,
  anAddress,
  stored,
  linkFor,
  confirmLinkFor,
  oneClick,
  press,
  mailsTo,
  subjectsTo,
  CONFIRMATION,
  WELCOME,
  sendMailsTo,
  subscribeAndConfirm,
  app,
  deps,
} from '../../testing/newsletter.ts';

afterEach(() => void (time.now = NOW));

describe('newsletter subscription', () => {
  it('is stored unconfirmed under the hash of the address, and queues a mail with the confirmation link', async () => {
    const email = anAddress();
    const response = await subscribe(` ${email} `, 'en');
    expect([response.status, await response.json()]).toEqual([201, { success: true }]);
    expect(await stored(email)).toEqual({
      email,
      isActive: true,
      language: 'en',
      subscribedAt: NOW,
      confirmBy: daysLater(7),
      confirmationMail: expect.any(String),
    });
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail!.id).toBe((await stored(email))!.confirmationMail);
    expect(mail!.get('message.text')).toContain(confirmLinkFor(email));
    expect(mail!.get('message.text')).not.toContain('unsubscribe');
  });

  it('is stored once, with one mail, for all spellings of an address', { timeout: 60_000 }, async () => {
    const email = anAddress();
    const written = spellings(email);
    expect(new Set(written).size).toBe(20);
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, index) => subscribe(written[index % 20]!)),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses).toContain(201);
    // Some were refused while the first one was being stored.
    expect(statuses.filter((status) => status !== 201 && status !== 429)).toEqual([]);
    const { docs } = await subscriptions.where('email', 'in', written.slice(0, 20)).get();
    expect(docs).toHaveLength(1);
    const about = `${COLLECTIONS.newsletterSubscriptions}/${subscriptionId(email)}`;
    expect((await deps.db.collection(COLLECTIONS.mail).where('about', '==', about).get()).size).toBe(1);
  });

  it('is refused after ten confirmation mails to one mailbox in a day, with restock requests', async () => {
    const name = crypto.randomUUID();
    for (let tag = 0; tag < 10; tag += 1)
      expect((await subscribe(`${name}+${tag}@example.com`)).status).toBe(201);
    const refused = `${name}@example.com`;
    await expectProblem(await subscribe(refused), 429, 'rate_limited');
    expect(await stored(refused)).toBeUndefined();
    const product = aCoffee({ availability: 'out_of_stock' });
    await deps.db.collection(COLLECTIONS.products).doc(product.id).set(toDocument(product));
    const request = { productId: product.id, email: refused, language: 'kr' };
    await expectProblem(await send(app, 'POST', '/api/restock', request), 429, 'rate_limited');
    expect(await mailsTo(refused)).toEqual([]);
    time.now = daysLater(2);
    expect((await subscribe(refused)).status).toBe(201);
  });

  it('queues the confirmation mail again while it is unconfirmed, after the previous one was sent', async () => {
    const email = anAddress();
    await subscribe(email);
    expect((await subscribe(email)).status).toBe(201);
    expect(await mailsTo(email)).toHaveLength(1);
    await sendMailsTo(email);
    time.now = daysLater(6);
    expect((await subscribe(email)).status).toBe(201);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await stored(email)).toMatchObject({ confirmBy: daysLater(13) });
  });

  it('answers already_subscribed to a second request only when it is confirmed', async () => {
    const email = anAddress();
    await subscribeAndConfirm(email);
    const { title } = await expectProblem(await subscribe(email), 409, 'already_subscribed');
    expect(title).toBe('This email is already subscribed');
  });

  it.each(['', ' ', 'reader', 'reader@', '@example.com', 'a@b', 'a b@example.com'])(
    'is refused for the address "%s"',
    async (email) => {
      const { errors } = await expectProblem(await subscribe(email), 400, 'validation_failed');
      expect(errors).toContainEqual({ field: 'email', message: 'Please enter a valid email address' });
    },
  );

  it('is refused with its own error for an address that is too long', async () => {
    const email = `${'a'.repeat(250)}@example.com`;
    const { errors } = await expectProblem(await subscribe(email), 400, 'validation_failed');
    expect(errors).toContainEqual({ field: 'email', message: 'Email must be at most 254 characters' });
  });
});

describe('confirmation of a subscription', () => {
  it('opens a page in both languages that changes nothing and loads no resources', async () => {
    const email = anAddress();
    await subscribe(email);
    const before = await stored(email);
    const response = await app.request(confirmLinkFor(email));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toMatch(/>\s*구독 확정\s*<\/button>/);
    expect(page).toMatch(/>\s*Confirm subscription\s*<\/button>/);
    expect(page).toMatch(/<form method="post" action="\?token=[^"]+">/);
    expect(page).not.toMatch(/<script|https?:\/\//);
    expect(await stored(email)).toEqual(before);
  });

  it('takes effect with the button of the page, is idempotent, and queues one welcome mail', async () => {
    const email = anAddress();
    await subscribe(email);
    time.now = daysLater(1);
    for (let times = 0; times < 2; times += 1) {
      const response = await press(confirmLinkFor(email));
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('구독이 확정되었습니다');
    }
    expect(await stored(email)).toEqual({
      email,
      isActive: true,
      language: 'kr',
      subscribedAt: NOW,
      confirmedAt: daysLater(1),
      renewalDueAt: new Date('2028-11-08T09:00:00.000Z'),
    });
    expect(await subjectsTo(email)).toEqual([CONFIRMATION, WELCOME]);
    expect((await mailsTo(email))[1]!.get('message.text')).toContain(linkFor(email));
  });

  it('is refused for a forged link and for an unsubscribe link', async () => {
    const email = anAddress();
    await subscribe(email);
    const link = confirmLinkFor(email);
    const forged = [
      link.slice(0, -1),
      `${link}A`,
      link.replace(/\..*/, ''),
      linkFor(email).replace('unsubscribe?', 'confirm?'),
    ];
    for (const other of forged) expect((await press(other)).status).toBe(404);
    expect(await stored(email)).not.toHaveProperty('confirmedAt');
  });

  it('is refused after seven days and when the subscription has ended', async () => {
    const email = anAddress();
    await subscribe(email);
    time.now = daysLater(7);
    expect((await press(confirmLinkFor(email))).status).toBe(404);
    time.now = NOW;
    await press(confirmLinkFor(email));
    await oneClick(linkFor(email));
    expect((await press(confirmLinkFor(email))).status).toBe(404);
    expect(await stored(email)).toMatchObject({ isActive: false });
  });
});
