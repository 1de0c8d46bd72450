import { describe, expect, it } from 'vitest';
import { VERSIONED_COLLECTIONS } from '@app/domain/content/content-versions.ts';
import { observatoryScore } from '@app/domain/testing/observatory-score.ts';
import { aCoffee, anEvent, aFaq, aStoreLocation, aStory } from '@app/domain/testing/factories.ts';
import { toDocument } from '../store/documents.ts';
import { appWithTriggers } from '../../testing/emulated.ts';

/** Tests the public pages through Hosting, with the real renderer and security rules. */
describe('pages behind Hosting', { timeout: 30_000 }, () => {
  const site = process.env['SITE_ORIGIN'];
  if (!site)
    throw new Error(
      'These tests need the local environment: run them with "npm test -- api" (SITE_ORIGIN not set).',
    );
  const { deps } = appWithTriggers();
  const open = (path: string) => fetch(site + path, { redirect: 'manual' });

  it('are server-rendered in the language of the URL', async () => {
    const coffee = aCoffee({ title: 'Sample of the page', titleKr: '페이지의 예시' });
    await deps.db.doc(`products/${coffee.id}`).set(toDocument(coffee));
    const { id } = coffee;
    const [korean, english] = await Promise.all([open(`/products/${id}`), open(`/en/products/${id}`)]);
    const [koreanHtml, englishHtml] = [await korean.text(), await english.text()];
    expect(korean.status).toBe(200);
    expect(koreanHtml).toContain('<html lang="ko"');
    expect(koreanHtml).toMatch(/<h1[^>]*>페이지의 예시<\/h1>/);
    expect(englishHtml).toContain('<html lang="en"');
    expect(englishHtml).toMatch(/<h1[^>]*>Sample of the page<\/h1>/);
    expect(englishHtml).toContain(`<link rel="canonical" href="${site}/en/products/${id}"/>`);
    expect(englishHtml).toContain(`<link rel="alternate" hrefLang="ko" href="${site}/products/${id}"/>`);
    expect(englishHtml).toContain(
      `<link rel="alternate" hrefLang="x-default" href="${site}/products/${id}"/>`,
    );
  });

  it('contain the version of each public collection when no demo content has changed', async () => {
    const html = await (await open('/')).text();
    const data = JSON.parse(/id="page-data"[^>]*>([^<]+)</.exec(html)?.[1] ?? '') as { versions: object };
    expect(Object.keys(data.versions).toSorted()).toEqual(VERSIONED_COLLECTIONS.toSorted());
  });

  it('answer 404 for unknown URLs and items', async () => {
    for (const path of ['/no/such/page', '/en/products/none', `/products/${crypto.randomUUID()}`]) {
      const response = await open(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
    }
  });

  it.each(['/COFFEE', '/en/Coffee', '/PRIVACY', '/EN/privacy'])(
    'answer 404 without a canonical address for a path in the wrong case: %s',
    async (path) => {
      const response = await open(path);
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('rel="canonical"');
    },
  );

  it('contain no hidden items, nor do feeds and share images', async () => {
    const secret = `Draft ${crypto.randomUUID()}`;
    const titled = { title: secret, titleKr: secret };
    const draft = aStory({ ...titled, isPublished: false });
    const tomorrow = aStory({ ...titled, publishedAt: new Date('2099-01-01T00:00:00Z') });
    const event = anEvent({ ...titled, isActive: false });
    const hidden = [
      ['stories', draft],
      ['stories', tomorrow],
      ['events', event],
      ['storeLocations', aStoreLocation({ name: secret, nameKr: secret, isActive: false })],
      ['faqs', aFaq({ question: secret, questionKr: secret, isActive: false })],
    ] as const;
    await Promise.all(
      hidden.map(([collection, item]) => deps.db.doc(`${collection}/${item.id}`).set(toDocument(item))),
    );
    const paths = ['/', '/stories', `/stories/${draft.id}`, `/en/stories/${tomorrow.id}`];
    await Promise.all(
      [...paths, '/experiences', '/contact', '/feed.xml', '/search-index.json'].map(async (path) => {
        const text = await (await open(path)).text();
        expect([path, text.includes(secret)]).toEqual([path, false]);
      }),
    );
    const sitemap = await (await open('/sitemap.xml')).text();
    for (const story of [draft, tomorrow]) {
      expect(sitemap).not.toContain(story.id);
      expect((await open(`/share/stories/${story.id}/ko-1200x630.jpg`)).status).toBe(404);
    }
    expect((await open(`/share/events/${event.id}/ko-1200x630.jpg`)).status).toBe(404);
  });

  it('find content by its Korean initials, also without JavaScript', async () => {
    const coffee = aCoffee({ titleKr: '톡톡쌤 퀴즈 커피' });
    await deps.db.doc(`products/${coffee.id}`).set(toDocument(coffee));
    const found = await (await open(`/search?q=${encodeURIComponent('ㅌㅌㅆ')}`)).text();
    expect(found).toContain(`href="/products/${coffee.id}"`);
    const index = await open('/search-index.json');
    expect(index.headers.get('Cache-Control')).toMatch(/s-maxage=30/);
    expect(JSON.stringify(await index.json())).toContain(coffee.id);
  });

  it('find one date of a series, the next one', async () => {
    const titleKr = `회차 ${crypto.randomUUID()}`;
    const seriesId = crypto.randomUUID();
    const dates = ['2099-02-01', '2099-01-01', '2099-03-01'].map((day) =>
      anEvent({ titleKr, seriesId, dateTime: new Date(`${day}T05:00:00Z`) }),
    );
    await Promise.all(dates.map((event) => deps.db.doc(`events/${event.id}`).set(toDocument(event))));
    const findDates = async () => {
      const found = await (await open(`/search?q=${encodeURIComponent(titleKr)}`)).text();
      return dates.map(({ id }) => found.includes(`href="/experiences/${id}"`));
    };
    // Until a trigger has raised the version of the events, the search uses an index without them.
    await expect.poll(findDates, { timeout: 10_000 }).toEqual([false, true, false]);
  });

  it('reference an existing share image', async () => {
    const coffee = aCoffee();
    await deps.db.doc(`products/${coffee.id}`).set(toDocument(coffee));
    const html = await (await open(`/en/products/${coffee.id}`)).text();
    const pictures = [...html.matchAll(/og:image" content="([^"]+)"/g)].map(([, address]) => address!);
    expect(pictures).toHaveLength(2);
    for (const address of pictures) {
      const picture = await fetch(address, { redirect: 'manual' });
      expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
    }
  });

  it('are listed in robots.txt, sitemap and feed', async () => {
    const [robots, sitemap, feed] = await Promise.all(
      ['/robots.txt', '/sitemap.xml', '/en/feed.xml'].map(async (path) => (await open(path)).text()),
    );
    expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
    expect(sitemap).toContain(`<loc>${site}/en/makgeolli</loc>`);
    expect(feed).toContain(`<link>${site}/en/stories</link>`);
  });

  it('state the time of their last change, not of their creation', async () => {
    const [coffee, story] = [aCoffee(), aStory()];
    await deps.db.doc(`products/${coffee.id}`).set(toDocument(coffee));
    await deps.db.doc(`stories/${story.id}`).set(toDocument(story));
    const product = await deps.db.doc(`products/${coffee.id}`).update({ price: 1_400 });
    const edited = await deps.db.doc(`stories/${story.id}`).update({ readingTime: 9 });
    const [sitemap, feed, page] = await Promise.all(
      ['/sitemap.xml', '/feed.xml', `/en/stories/${story.id}`].map(async (path) => (await open(path)).text()),
    );
    // `toDate` rounds the microseconds, while the pages' times are cut to milliseconds.
    const iso = ({ writeTime: { seconds, nanoseconds } }: typeof edited) =>
      new Date(seconds * 1000 + Math.floor(nanoseconds / 1_000_000)).toISOString();
    expect(sitemap).toContain(`<loc>${site}/products/${coffee.id}</loc><lastmod>${iso(product)}</lastmod>`);
    expect(sitemap).toContain(`<loc>${site}/en/stories/${story.id}</loc><lastmod>${iso(edited)}</lastmod>`);
    expect(feed).toContain(`<atom:updated>${iso(edited)}</atom:updated>`);
    const [, modified = ''] = /"dateModified":"([^"]+)"/.exec(page!) ?? [];
    // Rounded to the second.
    expect(new Date(modified).getTime()).toBe(edited.writeTime.seconds * 1_000);
  });

  // The local environment uses plain HTTP, for which a production site would lose points.
  it.each([
    ['/', 130],
    ['/en/experiences', 130],
    ['/no/such/page', 130],
    ['/admin', 120],
    ['/api/products', 130],
    ['/api/nothing', 130],
    ['/feed.xml', 130],
    ['/favicon.svg', 130],
    ['/robots.txt', 130],
  ])('have security headers: %s', async (path, points) => {
    const { headers } = await open(path);
    const given = Object.fromEntries(headers);
    const policy = (given['content-security-policy'] ?? '').replaceAll(
      'http://127.0.0.1',
      'https://127.0.0.1',
    );
    const score = observatoryScore({ ...given, 'content-security-policy': policy });
    expect(score).toBe(points);
  });

  it('have one canonical URL each', async () => {
    const response = await open('/coffee/');
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/coffee');
  });

  it.each([
    ['/?utm_source=mail&fbclid=x', '/'],
    ['/en/coffee?fbclid=x&roastLevel=light', '/en/coffee?roastLevel=light'],
    ['/contact?x=1&type=event', '/contact?type=event'],
    ['/feed.xml?x=1', '/feed.xml'],
  ])('redirect to the URL without unused parameters: %s', async (asked, address) => {
    const response = await open(asked);
    expect([response.status, response.headers.get('Location')]).toEqual([301, address]);
    expect((await open(address)).status).toBe(200);
  });

  it.each(['/app.html', '/page.json'])('do not expose build files: %s', async (path) => {
    expect((await open(path)).status).toBe(404);
  });

  it('do not server-render the dashboard', async () => {
    const response = await open('/admin');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="root"></div>');
  });
});
