// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import type { QueryClient } from '@tanstack/react-query';
import { anEvent } from '@app/domain/testing/factories.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { productQuery } from '../features/products/product-queries.ts';
import { eventsQuery } from '../features/events/event-data/event-queries.ts';
import { storesQuery } from '../features/shared/stores-query.ts';
import { storyQuery } from '../features/stories/story-queries.ts';
import { setSampleData, SAMPLES } from '../testing/sample-data.ts';
import { translations } from '../testing/translations.ts';
import { renderHead } from './head.ts';

const NOW = new Date('2026-05-01T00:00:00Z');
const ORIGIN = 'https://www.example.com';
let queryClient: QueryClient;

beforeEach(() => {
  queryClient = createQueryClient();
  setSampleData(queryClient, NOW);
  for (const product of [SAMPLES.coffee, SAMPLES.makgeolli])
    queryClient.setQueryData(productQuery(product.id, queryClient).queryKey, product);
  queryClient.setQueryData(storyQuery(SAMPLES.story.id, queryClient).queryKey, SAMPLES.story);
});

const headAt = (pathname: string, title: string | undefined, status: 200 | 404 = 200) =>
  renderHead({
    pathname,
    report: { title, description: 'About "it" & more', status },
    origin: ORIGIN,
    now: NOW,
    queryClient,
    translations,
  });

function property(head: string, name: string): string[] {
  return [...head.matchAll(new RegExp(`<meta property="og:${name}" content="([^"]*)">`, 'g'))].map(
    ([, content]) => content!,
  );
}

function typesIn(head: string): string[] {
  const [, json] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(head)!;
  const { '@graph': graph } = JSON.parse(json!) as { '@graph': { '@type': string }[] };
  return graph.map((thing) => thing['@type']);
}

describe('metadata for link previews', () => {
  it('contains title, description, URL and language of the page', async () => {
    const head = await headAt(`/en/products/${SAMPLES.coffee.id}`, 'Sample Coffee');
    expect(property(head, 'title')).toEqual(['Sample Coffee']);
    expect(property(head, 'description')).toEqual(['About &quot;it&quot; &amp; more']);
    expect(property(head, 'url')).toEqual([`${ORIGIN}/en/products/${SAMPLES.coffee.id}`]);
    expect(property(head, 'locale')).toEqual(['en_US']);
    expect(property(head, 'locale:alternate')).toEqual(['ko_KR']);
    expect(property(head, 'site_name')).toEqual(['Byeotdam']);
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it.each([
    ['products', () => SAMPLES.coffee.id],
    ['stories', () => SAMPLES.story.id],
  ])('contains the share images of one of the %s, in both sizes', async (kind, id) => {
    const head = await headAt(`/${kind}/${id()}`, 'x');
    const version = String.raw`\?v=[0-9a-f]{12}`;
    expect(property(head, 'image')).toEqual([
      expect.stringMatching(new RegExp(`^${ORIGIN}/share/${kind}/${id()}/ko-1200x630.jpg${version}$`)),
      expect.stringMatching(new RegExp(`^${ORIGIN}/share/${kind}/${id()}/ko-800x400.jpg${version}$`)),
    ]);
    expect(property(head, 'image:width')).toEqual(['1200', '800']);
  });

  it('changes the URL of the share image when the title changes', async () => {
    const address = `/products/${SAMPLES.coffee.id}`;
    const before = property(await headAt(address, 'x'), 'image')[0];
    const renamed = { ...SAMPLES.coffee, titleKr: '다른 이름' };
    queryClient.setQueryData(productQuery(renamed.id, queryClient).queryKey, renamed);
    expect(property(await headAt(address, 'x'), 'image')[0]).not.toBe(before);
  });

  it('links to both feeds', async () => {
    const head = await headAt('/', undefined);
    expect(head).toContain(`hreflang="ko" title="볕담" href="${ORIGIN}/feed.xml"`);
    expect(head).toContain(`hreflang="en" title="Byeotdam" href="${ORIGIN}/en/feed.xml"`);
  });

  it('is empty for a missing page', async () => {
    expect(await headAt('/nowhere', '404', 404)).toBe('');
  });
});

describe('structured data', () => {
  it.each([
    ['/', undefined, ['Organization', 'WebSite']],
    ['/en/coffee', 'Coffee', ['BreadcrumbList']],
    ['/experiences', '체험', ['Event', 'Event', 'Organization', 'BreadcrumbList']],
    ['/en/contact', 'Contact and stores', ['Organization', 'CafeOrCoffeeShop', 'FAQPage', 'BreadcrumbList']],
  ])('of %s has the expected types', async (pathname, title, types) => {
    expect(typesIn(await headAt(pathname, title))).toEqual(types);
  });

  it('of a product and a story describes it, with breadcrumbs through its list', async () => {
    const product = await headAt(`/products/${SAMPLES.makgeolli.id}`, '예시 막걸리');
    expect(typesIn(product)).toEqual(['Product', 'Organization', 'BreadcrumbList']);
    expect(product).toContain(`"position":2,"name":"막걸리","item":"${ORIGIN}/makgeolli"`);
    const story = await headAt(`/en/stories/${SAMPLES.story.id}`, 'Sample Story');
    expect(typesIn(story)).toEqual(['Article', 'Organization', 'BreadcrumbList']);
    expect(story).toContain(`article:published_time" content="${SAMPLES.story.publishedAt.toISOString()}"`);
    expect(story).toContain(`"position":2,"name":"Stories","item":"${ORIGIN}/en/stories"`);
  });

  it('of an event that takes place at a store has its position', async () => {
    const [store] = queryClient.getQueryData(storesQuery.queryKey)!;
    const event = anEvent({ storeLocationId: store!.id });
    queryClient.setQueryData(eventsQuery.queryKey, [event]);
    const head = await headAt(`/experiences/${event.id}`, '예시 워크숍');
    expect(head).toContain(`"latitude":${store!.lat},"longitude":${store!.lng}`);
  });
});
