// @vitest-environment node
import type { QueryKey } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { languageOfPath, localizedPath } from '../i18n/localized-path.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { restoreQueries, parsePageData, serializePageData } from '../lib/page-data.ts';
import { inlinedQueries } from './inlined-queries.ts';
import { renderApp } from './render-app.tsx';
import { setSampleData, SAMPLES } from '../testing/sample-data.ts';
import { readStated, SAMPLE_ADDRESSES } from '../testing/stated-data.ts';
import { BRAND } from '@app/domain/brand.ts';
import { telephoneUrl } from '@app/domain/shared/telephone.ts';
import { aCoffee, aMakgeolli, anEvent, aStory } from '@app/domain/testing/factories.ts';
import { firstProductsQuery, productQuery, productsQuery } from '../features/products/product-queries.ts';
import { eventsQuery, nextEventsQuery, seatsQuery } from '../features/events/event-data/event-queries.ts';
import { storiesQuery } from '../features/stories/story-queries.ts';
import { createTranslations, SITE_NAMESPACES } from '../i18n/translations.ts';
import { translations } from '../testing/translations.ts';

const NOW = new Date('2026-05-01T00:00:00Z');

function answered() {
  const queryClient = createQueryClient();
  setSampleData(queryClient, NOW);
  return queryClient;
}

const isList = ([name]: QueryKey) => name === 'products' || name === 'stories';

async function htmlOf(address: string, queryClient = answered(), texts = translations): Promise<string> {
  const { html } = await renderApp({
    url: address.replace(':coffee', SAMPLES.coffee.id).replace(':story', SAMPLES.story.id),
    queryClient,
    translations: texts,
    now: NOW,
    origin: 'https://www.example.com',
  });
  return html;
}

it('renders concurrent requests each in its own language', async () => {
  const render = async (address: string) => {
    const texts = createTranslations();
    await texts.load(languageOfPath(address), SITE_NAMESPACES);
    const html = await htmlOf(address, answered(), texts);
    return { html, texts };
  };
  const [korean, english] = await Promise.all([render('/about'), render('/en/about')]);
  expect(korean.html).toContain('담 하나를 고쳤습니다');
  expect(english.html).toContain('We mended a wall');
  expect(english.html).not.toContain('담 하나를 고쳤습니다');
  // The browser loads these namespaces before hydration.
  expect(english.texts.used('en')).toEqual(expect.arrayContaining(['common', 'about', 'aboutIntro']));
  expect(english.texts.used('en')).not.toContain('stores');
  expect(english.texts.used('kr')).toEqual([]);
});

describe('server-side rendering', () => {
  it.each(SAMPLE_ADDRESSES.flatMap((address) => [address, localizedPath(address, 'en')]))(
    'renders %s with the queries that its route states, all of them and no others',
    async (url) => {
      const queryClient = await readStated(url, NOW);
      const stated = queryClient.getQueryCache().getAll();
      const used = vi.spyOn(queryClient.getQueryCache(), 'build');
      const { unstated } = await renderApp({ url, queryClient, translations, now: NOW, origin: '' });
      expect(unstated).toEqual([]);
      const keys = used.mock.calls.map(([, { queryKey }]) => queryKey);
      expect(keys).toEqual(expect.arrayContaining(stated.map(({ queryKey }) => queryKey)));
    },
  );

  it.each([
    ['/', '볕 드는 담 아래에서'],
    ['/en/coffee?roastLevel=light', 'Sample Coffee'],
    ['/products', '예시 막걸리'],
    ['/en/products/:coffee', 'A coffee that exists only in tests.'],
    ['/about', '담 하나를 고쳤습니다'],
    ['/en', 'Sun and wall'],
    ['/experiences', '예시 워크숍'],
    ['/', '예시 이야기'],
    ['/stories?tag=coffee', '테스트용 이야기입니다…'],
    ['/en/stories/:story', 'Sample Author'],
    ['/privacy', '9. 개인정보 보호책임자와 방침의 변경'],
    ['/en/terms', 'Article 10. Liability and disputes'],
    ['/age-policy', '만 19세 이상의 성인'],
    ['/contact', '예시 매장'],
    ['/en/contact', 'Is this a sample?'],
    ['/en/nowhere', '404 Page Not Found'],
  ])('renders %s with its content', async (address, content) => {
    expect(typeof window).toBe('undefined');
    const html = await htmlOf(address);
    expect(html).toContain(content);
    expect(html).toContain('<title>');
  });

  it.each([
    ['/booking/sample', '내 예약'],
    ['/en/waitlist/sample', 'Waitlist'],
    ['/en/orders/sample', 'Your order'],
    ['/basket', '장바구니'],
  ])('names telephone and e-mail on %s for visitors without JavaScript', async (address, title) => {
    const html = await htmlOf(address);
    const [, instead] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? [];
    expect(instead).toMatch(new RegExp(`<h1[^>]*>${title}`));
    expect(instead).toContain(languageOfPath(address) === 'en' ? 'JavaScript' : '자바스크립트');
    expect(instead).toContain(`href="${telephoneUrl(BRAND.phone)}"`);
    expect(instead).toContain(`href="mailto:${BRAND.email}"`);
    // The style sheet hides the loading state without JavaScript.
    expect(html).toMatch(/<main[^>]*><!--\$--><div data-needs-script="true">/);
  });

  it('links the other pictures of a product for visitors without JavaScript', async () => {
    const queryClient = answered();
    const coffee = { ...SAMPLES.coffee, images: ['products/a.webp', 'products/b.webp'] };
    queryClient.setQueryData(productQuery(coffee.id, queryClient).queryKey, coffee);
    const html = await htmlOf('/en/products/:coffee', queryClient);
    const [, instead] = /<noscript>(<ul.*?)<\/noscript>/.exec(html) ?? [];
    expect(instead).toMatch(/<a [^>]*href="[^"]*products%2Fb.webp[^>]*>.*<img [^>]*alt="[^"]/);
  });

  it.each([
    ['booking', '/booking/sample~0.signed', '/api/bookings/sample~0.signed/page'],
    ['order', '/en/orders/sample~0.signed', '/api/orders/sample~0.signed/page'],
  ])('links the page of a %s that works without JavaScript', async (_, address, page) => {
    const [, instead] = /<noscript>(.*?)<\/noscript>/.exec(await htmlOf(address)) ?? [];
    expect(instead).toContain(`href="${page}"`);
  });

  it.each([
    ['/', '볕담 · 커피를 볶습니다'],
    ['/en/makgeolli', 'We cannot show you this page · Byeotdam'],
    ['/coffee', undefined],
  ])('contains the title of %s for visitors who see no alcohol, where it differs', async (address, title) => {
    const html = await htmlOf(address);
    expect(/<meta name="coffee-only-title" content="([^"]*)"/.exec(html)?.[1]).toBe(title);
  });

  it('contains the empty state of a list that holds makgeolli alone, for visitors who see no alcohol', async () => {
    const queryClient = answered();
    const products = [aCoffee({ tags: ['floral'] }), aMakgeolli({ tags: ['sour'] })];
    queryClient.setQueryData(productsQuery('all').queryKey, products);
    const coffeeOnly = /data-coffee-only="true">(?:(?!<\/span>).)*No products found/;
    expect(await htmlOf('/en/products?tags=sour', queryClient)).toMatch(coffeeOnly);
    expect(await htmlOf('/en/products?tags=floral', queryClient)).not.toContain('No products found');
  });

  it('contains the list without the filters of makgeolli, for visitors who see no alcohol', async () => {
    const queryClient = answered();
    const products = [aCoffee({ title: 'Huila' }), aMakgeolli({ carbonation: 'still' })];
    queryClient.setQueryData(productsQuery('all').queryKey, products);
    const [withAlcohol = '', coffeeOnly = '', ...others] = (
      await htmlOf('/en/products?carbonation=sparkling', queryClient)
    )
      .split(/(?=<section[^>]*><aside)/)
      .slice(1);
    expect(others).toEqual([]);
    expect(withAlcohol).toContain('No products found');
    expect(coffeeOnly).toMatch(/^(?:(?!No products found|Carbonation).)*Huila/);
    // Where the filters are the same for everyone, the list is contained once.
    const unfiltered = await htmlOf('/en/products?roastLevel=light', queryClient);
    expect(unfiltered.match(/<aside/g)).toHaveLength(1);
  });

  it('contains no statement that nothing is planned if the next events are all about alcohol', async () => {
    const queryClient = answered();
    queryClient.setQueryData(nextEventsQuery(NOW).queryKey, [SAMPLES.brewing]);
    queryClient.setQueryData(seatsQuery([SAMPLES.brewing.id]).queryKey, []);
    const html = await htmlOf('/en', queryClient);
    expect(html).toMatch(/data-coffee-only="true"><p>You can find all our dates on the experiences page\./);
    expect(html).not.toContain('Nothing is planned');
  });

  it('contains the tags to filter by of both variants, each once and in the same order', async () => {
    const queryClient = answered();
    const tagsOfJars = ['clear', 'cloudy', 'dry', 'modern', 'rich', 'sour', 'sweet'];
    const jars = [1, 2].map(() => aMakgeolli({ tags: ['daily', ...tagsOfJars] }));
    queryClient.setQueryData(productsQuery('all').queryKey, [
      aCoffee({ tags: ['daily', 'floral'] }),
      ...jars,
    ]);
    const html = await htmlOf('/en/products', queryClient);
    const [form = ''] = html.split('</form>');
    const tags = [...form.matchAll(/<label([^>]*)><input[^>]* name="tags"[^>]* value="(\w+)"/g)];
    const withAttribute = (name: string) =>
      tags.flatMap(([, attributes, tag]) => (attributes?.includes(name) ? [tag] : []));
    expect(tags.map(([, , tag]) => tag)).toEqual(['daily', 'floral', ...tagsOfJars]);
    expect(withAttribute('data-coffee-only')).toEqual(['floral']);
    expect(withAttribute('data-age-restricted')).toEqual(tagsOfJars);
  });

  describe('of the other experiences below an event', () => {
    const inDays = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000);
    const aWorkshop = (title: string, day: number, tags = ['coffee']) =>
      anEvent({ title, tags, dateTime: inDays(day) });
    const event = aWorkshop('Cupping', 1);
    const brewing = [2, 3, 4].map((day) => aWorkshop(`Brewing ${day}`, day, ['makgeolli']));
    const roasting = [5, 6, 7, 8].map((day) => aWorkshop(`Roasting ${day}`, day));

    /** Returns the other experiences on the page of the first of these events, by the attribute of their variant. */
    async function relatedIn(events: ReturnType<typeof anEvent>[]) {
      const queryClient = answered();
      queryClient.setQueryData(eventsQuery.queryKey, events);
      queryClient.setQueryData(seatsQuery(events.map(({ id }) => id)).queryKey, []);
      const html = await htmlOf(`/en/experiences/${events[0]!.id}`, queryClient);
      const sections = html.matchAll(
        /(?:(data-[\w-]+)="true">)?<section[^>]* aria-label="Other experiences">(.*?)<\/section>/g,
      );
      return [...sections].map(([, variant, content = '']) => ({
        variant,
        titles: [...content.matchAll(/<h3[^>]*><a[^>]*>([^<]*)/g)].map(([, title]) => title),
      }));
    }

    it('contains three for visitors who see alcohol and three for others', async () => {
      expect(await relatedIn([event, ...brewing, ...roasting])).toEqual([
        { variant: 'data-age-restricted', titles: ['Brewing 2', 'Brewing 3', 'Brewing 4'] },
        { variant: 'data-coffee-only', titles: ['Roasting 5', 'Roasting 6', 'Roasting 7'] },
      ]);
    });

    it('contains no heading for visitors who see no alcohol if all are about it', async () => {
      expect(await relatedIn([event, ...brewing])).toEqual([
        { variant: 'data-age-restricted', titles: ['Brewing 2', 'Brewing 3', 'Brewing 4'] },
      ]);
    });

    it('contains them once below an event about alcohol, whose page only visitors who see alcohol read', async () => {
      expect(await relatedIn([...brewing, ...roasting])).toEqual([
        { variant: undefined, titles: ['Brewing 3', 'Brewing 4', 'Roasting 5'] },
      ]);
    });
  });

  it('contains the variants with and without alcohol also of a page without the age gate', async () => {
    const html = await htmlOf('/en/contact');
    expect(html).toMatch(/data-age-restricted="true">[^<]*a bottle/);
    expect(html).toMatch(/data-coffee-only="true">[^<]*a bag of beans or/);
    expect(html).toMatch(/<li data-age-restricted="true"><a href="\/en\/makgeolli"/);
  });

  it.each([
    '/',
    '/en/coffee',
    '/makgeolli',
    '/products',
    '/experiences',
    '/en/stories',
    '/stories?tag=coffee',
    '/contact',
    '/en/contact',
  ])('inlines only displayed data, from which %s renders identically', async (address) => {
    const server = answered();
    server.setQueryData(storiesQuery.queryKey, [aStory({ body: 'Long. '.repeat(100) })]);
    // The second coffee shares tags with the makgeolli, so that they are paired.
    const coffees = [SAMPLES.coffee, aCoffee({ tags: SAMPLES.makgeolli.tags })];
    server.setQueryData(firstProductsQuery(['coffee']).queryKey, coffees);
    const html = await htmlOf(address, server);
    // On the server, the cache contains only the queries of the page.
    const cache = server.getQueryCache();
    for (const query of cache.findAll({ predicate: ({ queryKey, meta }) => isList(queryKey) && !meta }))
      cache.remove(query);
    const carried = serializePageData({
      now: NOW,
      origin: '',
      namespaces: [],
      answers: inlinedQueries(server, { language: languageOfPath(address) }),
    });
    expect(carried).not.toContain('A coffee that exists only in tests');
    expect(carried).not.toContain('Long. '.repeat(80));
    const browser = createQueryClient();
    restoreQueries(browser, parsePageData(carried).answers);
    expect(await htmlOf(address, browser)).toBe(html);
  });
});
