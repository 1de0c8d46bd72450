import { describe, expect, it } from 'vitest';
import { aCoffee, aStory } from '@app/domain/testing/factories.ts';
import { toDocument } from '../store/documents.ts';
import { watchedApp } from '../testing/emulated.ts';

/** The public pages as Hosting answers with them: the real renderer, reading under the real rules. */
describe('the pages behind Hosting', { timeout: 30_000 }, () => {
  const site = process.env['SITE_ORIGIN'];
  if (!site)
    throw new Error(
      'These tests need the whole local Firebase: run them by "npm test -- api" (SITE_ORIGIN not set).',
    );
  const { deps } = watchedApp();
  const open = (path: string) => fetch(site + path, { redirect: 'manual' });

  it('come with their content, in the language of the address', async () => {
    const coffee = aCoffee({ title: 'Sample of the page', titleKr: '페이지의 예시' });
    await deps.db.doc(`products/${coffee.id}`).set(toDocument(coffee));
    const { id } = coffee;
    const [korean, english] = await Promise.all([open(`/products/${id}`), open(`/en/products/${id}`)]);
    const [koreanHtml, englishHtml] = [await korean.text(), await english.text()];
    expect(korean.status).toBe(200);
    expect(koreanHtml).toContain('<html lang="ko">');
    expect(koreanHtml).toMatch(/<h1[^>]*>페이지의 예시<\/h1>/);
    expect(englishHtml).toContain('<html lang="en">');
    expect(englishHtml).toMatch(/<h1[^>]*>Sample of the page<\/h1>/);
    expect(englishHtml).toContain(`<link rel="canonical" href="${site}/en/products/${id}"/>`);
    expect(englishHtml).toContain(`<link rel="alternate" hrefLang="ko" href="${site}/products/${id}"/>`);
    expect(englishHtml).toContain(
      `<link rel="alternate" hrefLang="x-default" href="${site}/products/${id}"/>`,
    );
  });

  it('are not there for unknown addresses and items', async () => {
    for (const path of ['/no/such/page', '/en/products/none', `/products/${crypto.randomUUID()}`]) {
      const response = await open(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
    }
  });

  it('never tell of what is not published', async () => {
    const secret = `Draft ${crypto.randomUUID()}`;
    const story = aStory({ title: secret, titleKr: secret, isPublished: false });
    await deps.db.doc(`stories/${story.id}`).set(toDocument(story));
    for (const path of ['/', '/en', '/stories', `/stories/${story.id}`])
      expect(await (await open(path)).text()).not.toContain(secret);
  });

  it('have one address each', async () => {
    const response = await open('/coffee/');
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/coffee');
  });

  it('leave the dashboard to the browser', async () => {
    const response = await open('/admin');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="root"></div>');
  });
});
