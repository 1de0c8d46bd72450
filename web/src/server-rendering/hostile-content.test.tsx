// @vitest-environment node
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { aCoffee, aFaq, anEvent, aStoreLocation, aStory } from '@app/domain/testing/factories.ts';
import { HOSTILE_TEXT, HOSTILE_TEXTS, withHostileText } from '@app/domain/testing/hostile-texts.ts';
import { translations } from '../testing/translations.ts';
import { productQuery } from '../features/products/product-queries.ts';
import { storyQuery } from '../features/stories/story-queries.ts';
import { parsePageData, serializePageData } from '../lib/page-data.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { setSampleData } from '../testing/sample-data.ts';
import { expectNoActiveContent } from '../testing/expect-no-active-content.ts';
import { storyFeed } from './feed.ts';
import { renderHead } from './head.ts';
import { renderApp } from './render-app.tsx';
import { sitemap } from './sitemap.ts';

const NOW = new Date('2026-05-01T00:00:00Z');
const ORIGIN = 'https://www.example.com';
const ENDLESS = HOSTILE_TEXTS.find(([, { length }]) => length > 10_000)![1];

/** Returns the content of the site with `text` in every free-text field. */
function hostileContent(text: string) {
  const queryClient = createQueryClient();
  setSampleData(queryClient, NOW);
  for (const query of queryClient.getQueryCache().getAll()) {
    const items = query.state.data as object[];
    queryClient.setQueryData(
      query.queryKey,
      items.map((item) => withHostileText(item, text)),
    );
  }
  const product = withHostileText(aCoffee(), text);
  const story = withHostileText(aStory(), text);
  queryClient.setQueryData(productQuery(product.id, queryClient).queryKey, product);
  queryClient.setQueryData(['products', 'related', product.id], []);
  queryClient.setQueryData(storyQuery(story.id, queryClient).queryKey, story);
  return { queryClient, product, story };
}

const PAGES = [
  '/',
  '/en/coffee',
  '/en/products/:product',
  '/experiences',
  '/stories',
  '/stories/:story',
  '/contact',
];

async function bodyOf(page: string, text: string) {
  const { queryClient, product, story } = hostileContent(text);
  const address = page.replace(':product', product.id).replace(':story', story.id);
  const { html } = await renderApp({ url: address, translations, queryClient, now: NOW, origin: ORIGIN });
  const { document } = new Window();
  document.body.innerHTML = html;
  return document.body as unknown as HTMLElement;
}

describe('hostile stored text', () => {
  it.each(PAGES)('is rendered as text on %s', async (page) => {
    const body = await bodyOf(page, HOSTILE_TEXT);
    expectNoActiveContent(body);
    expect(body.textContent).toContain('<script>window.harmed = true</script>');
  });

  it.each(['/en/products/:product', '/stories/:story'])(
    'may contain a very long word on %s',
    async (page) => {
      expect((await bodyOf(page, ENDLESS)).textContent).toContain(ENDLESS);
    },
  );

  it.each(HOSTILE_TEXTS)('is escaped in metadata and structured data: %s', async (_, text) => {
    const { queryClient, product, story } = hostileContent(text);
    for (const pathname of [
      `/products/${product.id}`,
      `/en/stories/${story.id}`,
      '/experiences',
      '/contact',
    ]) {
      const head = await renderHead({
        pathname,
        report: { title: text, description: text, status: 200 },
        origin: ORIGIN,
        now: NOW,
        queryClient,
        translations,
      });
      const outside = head.replaceAll(/"[^"]*"/g, '""');
      const elements = [...head.matchAll(/<(\/?[a-z]+)/gi)].map(([, name]) => name);
      expect(elements.filter((name) => !/^(meta|link)$/.test(name!))).toEqual(['script', '/script']);
      expect(outside.match(/<script/g)).toHaveLength(1);
      const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>$/s.exec(head) ?? [];
      expect(() => JSON.parse(json) as unknown).not.toThrow();
    }
  });

  it.each(HOSTILE_TEXTS)('is escaped in the feed: %s', (_, text) => {
    const story = withHostileText(aStory(), text);
    const changes = new Map([[story.id, NOW]]);
    const words = { title: text, text, tagLabel: () => text };
    const { text: feed } = storyFeed([story], changes, words, { origin: ORIGIN, language: 'kr' });
    const names = [...feed.matchAll(/<(\/?[\w:]+)/g)].map(([, name]) => name!.replace('/', ''));
    const KNOWN =
      /^(rss|channel|title|link|atom:link|description|language|item|guid|pubDate|atom:updated|lastBuildDate|dc:creator|category)$/;
    expect(names.filter((name) => !KNOWN.test(name))).toEqual([]);
    expect([...feed].filter((character) => character < ' ' && !'\t\n\r'.includes(character))).toEqual([]);
  });

  it.each(HOSTILE_TEXTS)(
    'is escaped in the URLs of the sitemap, even as an id, which the rules do not allow: %s',
    (_, text) => {
      const product = aCoffee({ id: text });
      const none = new Map<string, Date>();
      const changes = { products: none, events: none, stories: none, storeLocations: none, faqs: none };
      const written = sitemap(
        { products: [product], events: [], stories: [aStory({ id: text })], changes },
        ORIGIN,
      );
      const names = [...written.matchAll(/<(\/?[\w:]+)/g)].map(([, name]) => name!.replace('/', ''));
      expect(names.filter((name) => !/^(urlset|url|loc|xhtml:link)$/.test(name))).toEqual([]);
    },
  );

  it.each(HOSTILE_TEXTS)('round-trips through the inlined page data: %s', (_, text) => {
    const answers = [
      [['x'], [anEvent({ title: text }), aFaq({ answer: text }), aStoreLocation({ name: text })]],
    ] as const;
    const data = { now: NOW, origin: ORIGIN, namespaces: [], answers };
    const written = serializePageData(data);
    expect(written).not.toContain('<');
    expect(parsePageData(written)).toEqual(data);
  });
});
