import { afterEach, describe, expect, it } from 'vitest';
import { emulatedApp } from '../../testing/emulated.ts';
import {
  NOW,
  anAddress,
  app,
  confirmLinkFor,
  deps,
  daysLater,
  linkFor,
  oneClick,
  press,
  stored,
  subscribe,
  subscribeAndConfirm,
  time,
} from '../../testing/newsletter.ts';
import { withOverrides } from '../../testing/with-overrides.ts';

afterEach(() => void (time.now = NOW));

const INVALID = '<h1 lang="en">This link is not valid</h1>';
const BUTTON = '<button';

async function open(link: string, changed = app) {
  const response = await changed.request(link);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
  return { status: response.status, page: await response.text(), headers: response.headers };
}

const BROKEN: [string, (link: string) => string][] = [
  ['that was cut off in its last character', (link) => link.slice(0, -1)],
  ['that was cut off after its id', (link) => link.replace(/\..*/, '')],
  ['that was cut off before its token', (link) => link.replace(/\?.*/, '')],
  ['with an empty token', (link) => link.replace(/=.*/, '=')],
  ['with a made-up signature', (link) => link.replace('.', '.A')],
  ['with a token that is too long', (link) => `${link}${'A'.repeat(300)}`],
];

describe('the page of a confirmation link', () => {
  it.each(BROKEN)('immediately rejects a link %s', async (_, broken) => {
    const email = anAddress();
    await subscribe(email);
    const { status, page } = await open(broken(confirmLinkFor(email)));
    expect([404, 400]).toContain(status);
    expect(page).toContain(INVALID);
    expect(page).not.toContain(BUTTON);
  });

  it('rejects the token of an unsubscribe link', async () => {
    const email = anAddress();
    await subscribe(email);
    const { status, page } = await open(linkFor(email).replace('unsubscribe?', 'confirm?'));
    expect([status, page.includes(INVALID)]).toEqual([404, true]);
  });

  it('immediately reports an unknown or expired link and changes nothing', async () => {
    const email = anAddress();
    expect((await open(confirmLinkFor(email))).status).toBe(404);
    await subscribe(email);
    const before = await stored(email);
    time.now = daysLater(7);
    const { status, page } = await open(confirmLinkFor(email));
    expect(status).toBe(404);
    expect(page).toContain(INVALID);
    expect(page).toContain('more than 7 days ago');
    expect(page).not.toContain(BUTTON);
    expect(await stored(email)).toEqual(before);
  });

  it('reports that the subscription is already confirmed or, once it has ended, that the link is invalid', async () => {
    const email = anAddress();
    await subscribeAndConfirm(email);
    const confirmed = await open(confirmLinkFor(email));
    expect(confirmed.status).toBe(200);
    expect(confirmed.page).toContain('Your subscription is confirmed');
    expect(confirmed.page).not.toContain(BUTTON);
    await oneClick(linkFor(email));
    expect((await open(confirmLinkFor(email))).page).toContain(INVALID);
  });
});

describe('the page of an unsubscribe link', () => {
  it.each(BROKEN)('immediately rejects a link %s', async (_, broken) => {
    const email = anAddress();
    await subscribe(email);
    const { status, page } = await open(broken(linkFor(email)));
    expect([404, 400]).toContain(status);
    expect(page).toContain(INVALID);
    expect(page).not.toContain(BUTTON);
    expect(await stored(email)).toMatchObject({ isActive: true });
  });

  it('rejects a link of an address that never subscribed', async () => {
    expect((await open(linkFor(anAddress()))).status).toBe(404);
  });

  it('reports that the subscription has already ended', async () => {
    const email = anAddress();
    await subscribe(email);
    await oneClick(linkFor(email));
    const { status, page } = await open(linkFor(email));
    expect(status).toBe(200);
    expect(page).toContain('You are unsubscribed');
    expect(page).not.toContain(BUTTON);
  });
});

describe('every page that a mail links to', () => {
  it('links back to the site in both languages and loads no resources', async () => {
    const email = anAddress();
    const links = [confirmLinkFor(email), linkFor(email)];
    const pages = [
      ...(await Promise.all(links.map(async (link) => (await open(link)).page))),
      (await subscribe(email)) && (await open(links[0]!)).page,
      await (await press(links[0]!)).text(),
      (await open(links[1]!)).page,
      await (await oneClick(links[1]!)).text(),
    ];
    for (const page of pages) {
      expect(page).toContain('<a href="/" lang="ko">');
      expect(page).toContain('<a href="/en" lang="en">');
      expect(page).not.toMatch(/<script|https?:\/\/|undefined|linkPage/);
    }
    expect(new Set(pages).size).toBe(6);
  });

  // w3m posts a form without an action to the address without its query.
  it('names its whole address as the action of its form', async () => {
    const email = anAddress();
    await subscribe(email);
    for (const link of [confirmLinkFor(email), linkFor(email)]) {
      const { page } = await open(link);
      const actions = [...page.matchAll(/<form method="post" action="([^"]*)"/g)].map(
        ([, action]) => action!,
      );
      const addresses = actions.map((action) => new URL(action, `http://localhost${link}`).href);
      expect(addresses).toEqual([`http://localhost${link}`, `http://localhost${link}`]);
    }
  });

  it('tells the reader to try again later while the database is unreachable', async () => {
    const unavailable = Object.assign(new Error('No connection established'), { code: 14 });
    const db = withOverrides(deps.db, { getAll: () => Promise.reject(unavailable) });
    const unreachable = emulatedApp({ db }).app;
    const email = anAddress();
    const answers = [await open(confirmLinkFor(email), unreachable), await open(linkFor(email), unreachable)];
    for (const { status, page, headers } of answers) {
      expect(status).toBe(503);
      expect(headers.get('Retry-After')).toBe('2');
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect(page).toContain('<h1 lang="en">Please try again in a moment</h1>');
      expect(page).toContain('<a href="/en" lang="en">');
    }
  });
});
