import { afterEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { NewsletterSubscription } from '@app/domain/newsletter/newsletter-subscription-schema.ts';
import { confirmToken, subscriptionId, unsubscribeToken } from '../hashing.ts';
import { removeUnconfirmed } from '../newsletter/remove-unconfirmed.ts';
import { renewConsents } from '../newsletter/renew-consents.ts';
import { withDates } from '../store/documents.ts';
import { adminSession } from '../testing/accounts.ts';
import { emulatedApp, expectProblem, send } from '../testing/emulated.ts';
import { spellings } from '../testing/spellings.ts';
import { auditEntriesOf } from '../testing/stored.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const daysLater = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
let now = NOW;
const clock = { now: () => now, wait: async () => {} };
afterEach(() => void (now = NOW));

const { app, deps } = emulatedApp({ clock });
const subscriptions = deps.db.collection(COLLECTIONS.newsletterSubscriptions);
const subscribe = (email: string, language = 'kr') =>
  send(app, 'POST', '/api/newsletter', { email, language });
const anAddress = () => `reader-${crypto.randomUUID()}@example.com`;
const stored = async (email: string) =>
  withDates((await subscriptions.doc(subscriptionId(email)).get()).data()) as
    NewsletterSubscription | undefined;
const linkFor = (email: string) =>
  `/api/newsletter/unsubscribe?token=${unsubscribeToken(deps.config.hashSecret, subscriptionId(email))}`;
const confirmLinkFor = (email: string) =>
  `/api/newsletter/confirm?token=${confirmToken(deps.config.hashSecret, subscriptionId(email))}`;

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const oneClick = (link: string) =>
  app.request(link, { method: 'POST', headers: FORM, body: 'List-Unsubscribe=One-Click' });
const press = (link: string) => app.request(link, { method: 'POST', headers: FORM, body: 'confirm=yes' });

/** The mails to a reader, the oldest first. */
async function mailsTo(email: string) {
  const { docs } = await deps.db.collection(COLLECTIONS.mail).where('to', '==', email).get();
  return docs.toSorted((a, b) => a.get('createdAt') - b.get('createdAt'));
}
const subjectsTo = async (email: string) =>
  (await mailsTo(email)).map((mail) => mail.get('message.subject') as string);
const CONFIRMATION = '[볕담] 소식지 구독을 확정해 주세요';
const WELCOME = '(광고) 볕담 소식을 받아 보시게 되었습니다';
const RENEWAL = '[볕담] 광고성 정보 수신 동의 확인 안내';

/** As if the mails that wait had been sent. */
async function sendMailsTo(email: string) {
  for (const { ref } of await mailsTo(email)) await ref.update({ 'delivery.state': 'SUCCESS' });
}
async function subscribeAndConfirm(email: string) {
  await subscribe(email);
  expect((await press(confirmLinkFor(email))).status).toBe(200);
}

describe('a subscription', () => {
  it('is stored under the hash of the address with its language, unconfirmed, and its mail has the link', async () => {
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

  it('is there once, with one mail, however the address is written', { timeout: 60_000 }, async () => {
    const email = anAddress();
    const written = spellings(email);
    expect(new Set(written).size).toBe(20);
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, index) => subscribe(written[index % 20]!)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    const { docs } = await subscriptions.where('email', 'in', written.slice(0, 20)).get();
    expect(docs).toHaveLength(1);
    const about = `${COLLECTIONS.newsletterSubscriptions}/${subscriptionId(email)}`;
    expect((await deps.db.collection(COLLECTIONS.mail).where('about', '==', about).get()).size).toBe(1);
  });

  it('is sent its mail again while it is unconfirmed, once the one before has left', async () => {
    const email = anAddress();
    await subscribe(email);
    expect((await subscribe(email)).status).toBe(201);
    expect(await mailsTo(email)).toHaveLength(1);
    await sendMailsTo(email);
    now = daysLater(6);
    expect((await subscribe(email)).status).toBe(201);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await stored(email)).toMatchObject({ confirmBy: daysLater(13) });
  });

  it('answers a second one with what the form looks for, only when it is confirmed', async () => {
    const email = anAddress();
    await subscribeAndConfirm(email);
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

describe('the confirmation of a subscription', () => {
  it('is asked for by a page in both languages that changes nothing and loads nothing', async () => {
    const email = anAddress();
    await subscribe(email);
    const before = await stored(email);
    const response = await app.request(confirmLinkFor(email));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toContain('<span lang="ko">구독 확정</span>');
    expect(page).toContain('<span lang="en">Confirm subscription</span>');
    expect(page).toContain('<form method="post">');
    expect(page).not.toMatch(/<script|https?:\/\//);
    expect(await stored(email)).toEqual(before);
  });

  it('comes by the button, may come twice, and is followed by one welcome', async () => {
    const email = anAddress();
    await subscribe(email);
    now = daysLater(1);
    for (let times = 0; times < 2; times += 1) {
      const response = await press(confirmLinkFor(email));
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('구독이 확정되었습니다.');
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

  it('does not come by a link that somebody made up, nor by the one that unsubscribes', async () => {
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

  it('does not come after seven days, nor when the subscription has ended', async () => {
    const email = anAddress();
    await subscribe(email);
    now = daysLater(7);
    expect((await press(confirmLinkFor(email))).status).toBe(404);
    now = NOW;
    await press(confirmLinkFor(email));
    await oneClick(linkFor(email));
    expect((await press(confirmLinkFor(email))).status).toBe(404);
    expect(await stored(email)).toMatchObject({ isActive: false });
  });
});

describe('a subscription that is not confirmed', () => {
  it('is removed after seven days, and not a moment earlier; a confirmed one stays', async () => {
    const [email, confirmed] = [anAddress(), anAddress()];
    await subscribe(email);
    await subscribeAndConfirm(confirmed);
    now = new Date(daysLater(7).getTime() - 1);
    await removeUnconfirmed(deps);
    expect(await stored(email)).toBeDefined();
    now = daysLater(7);
    await removeUnconfirmed(deps);
    expect(await stored(email)).toBeUndefined();
    expect(await stored(confirmed)).toMatchObject({ isActive: true });
    expect(await removeUnconfirmed(deps)).toBe(0);
  });

  it('is removed although another one cannot be', async () => {
    const [first, second] = [anAddress(), anAddress()].toSorted((a, b) =>
      subscriptionId(a).localeCompare(subscriptionId(b)),
    ) as [string, string];
    await subscribe(first);
    await subscribe(second);
    now = daysLater(7);
    let calls = 0;
    const transaction: typeof deps.transaction = (work) =>
      (calls += 1) === 1 ? Promise.reject(new Error('No transaction now.')) : deps.transaction(work);
    await expect(removeUnconfirmed({ ...deps, transaction, log: () => {} })).rejects.toThrow('failed');
    const left = [await stored(first), await stored(second)].filter((each) => each !== undefined);
    expect(left).toHaveLength(1);
    await removeUnconfirmed(deps);
    expect(await stored(first)).toBeUndefined();
    expect(await stored(second)).toBeUndefined();
  });
});

describe('the consent of a subscription', () => {
  /** Two years less two weeks after the confirmation. */
  const DUE = new Date('2028-11-07T09:00:00.000Z');
  const sortedSubjectsTo = async (email: string) => (await subjectsTo(email)).toSorted();

  it('is renewed once, two weeks before two years are over, and recorded', async () => {
    const [email, ended, unconfirmed] = [anAddress(), anAddress(), anAddress()];
    await subscribeAndConfirm(email);
    await subscribeAndConfirm(ended);
    await oneClick(linkFor(ended));
    await subscribe(unconfirmed);
    now = new Date(DUE.getTime() - 1);
    expect(await renewConsents(deps)).toBe(0);
    now = DUE;
    expect(await renewConsents(deps)).toBeGreaterThanOrEqual(1);
    expect(await renewConsents(deps)).toBe(0);
    expect(await sortedSubjectsTo(email)).toEqual([CONFIRMATION, WELCOME, RENEWAL].toSorted());
    expect(await stored(email)).toMatchObject({
      renewedAt: DUE,
      renewalDueAt: new Date('2030-11-07T09:00:00.000Z'),
    });
    for (const other of [ended, unconfirmed]) expect(await subjectsTo(other)).not.toContain(RENEWAL);
  });

  it('ends by the link in the mail that renews it', async () => {
    const email = anAddress();
    await subscribeAndConfirm(email);
    now = DUE;
    await renewConsents(deps);
    const renewal = (await mailsTo(email)).at(-1)!;
    expect(renewal.get('message.text')).toContain(linkFor(email));
    await oneClick(linkFor(email));
    const ended = (await stored(email))!;
    expect(ended).toMatchObject({ isActive: false, unsubscribedAt: DUE, renewedAt: DUE });
    expect(ended).not.toHaveProperty('renewalDueAt');
  });

  it('is renewed for everybody, page by page, also when two runs meet', { timeout: 60_000 }, async () => {
    now = new Date('2024-01-01T00:00:00.000Z');
    const batch = deps.db.batch();
    const emails = Array.from({ length: 130 }, anAddress);
    for (const email of emails) {
      batch.set(subscriptions.doc(subscriptionId(email)), {
        email,
        language: 'kr',
        isActive: true,
        subscribedAt: now,
        confirmedAt: now,
        renewalDueAt: now,
      });
    }
    await batch.commit();
    const [first, second] = await Promise.all([renewConsents(deps), renewConsents(deps)]);
    expect(first + second).toBe(130);
    const mails = await deps.db.collection(COLLECTIONS.mail).where('createdAt', '==', now).get();
    expect(new Set(mails.docs.map((mail) => mail.get('to') as string))).toEqual(new Set(emails));
    expect(mails.size).toBe(130);
  });
});

describe('the end of a subscription', () => {
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

  it('can be followed by a new beginning, which keeps the evidence of the withdrawal', async () => {
    const email = anAddress();
    await subscribeAndConfirm(email);
    now = daysLater(1);
    await oneClick(linkFor(email));
    now = daysLater(2);
    expect((await subscribe(email)).status).toBe(201);
    const withdrawals = [{ subscribedAt: NOW, confirmedAt: NOW, unsubscribedAt: daysLater(1) }];
    expect(await stored(email)).toMatchObject({ isActive: true, subscribedAt: daysLater(2), withdrawals });
    expect(await stored(email)).not.toHaveProperty('confirmedAt');
    await press(confirmLinkFor(email));
    expect(await stored(email)).toMatchObject({ confirmedAt: daysLater(2), withdrawals });
  });

  it('stands again where a new beginning was never confirmed', async () => {
    const email = anAddress();
    await subscribeAndConfirm(email);
    now = daysLater(1);
    await oneClick(linkFor(email));
    now = daysLater(2);
    await subscribe(email);
    now = daysLater(9);
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

describe('the end of a subscription by the admin', () => {
  const end = async (id: string) =>
    app.request(`/api/admin/newsletter/${id}/unsubscribe`, {
      method: 'POST',
      headers: await adminSession(deps),
    });

  it('ends it as the reader would, once, and is recorded without the address', async () => {
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

  it('is none where there is no subscription', async () => {
    await expectProblem(await end(subscriptionId(anAddress())), 404, 'not_found');
  });
});
