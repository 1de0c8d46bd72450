import { describe, expect, it } from 'vitest';
import { inlinedQueries } from '../server-rendering/inlined-queries.ts';
import { inlining } from './inlining.ts';
import { createQueryClient } from './query-client.ts';
import {
  restoreQueries,
  isStale,
  parsePageData,
  serializePageData,
  showsOnlyInlinedData,
  completeAnswers,
  type PageData,
} from './page-data.ts';

const data: PageData = {
  now: new Date('2026-05-01T00:00:00Z'),
  origin: 'https://www.example.com',
  namespaces: ['common'],
  answers: [
    [
      ['stories'],
      [{ id: '1', publishedAt: new Date('2026-04-01T00:00:00Z'), body: '</script><!-- 안녕\u2028' }],
    ],
    [['products', 'none'], null],
  ],
};

describe('the data of a rendered page', () => {
  it('comes back as it was, dates included', () => {
    expect(parsePageData(serializePageData(data))).toEqual(data);
  });

  it('holds no text that could end the element around it', () => {
    expect(serializePageData(data)).not.toContain('<');
  });

  it('is what has been answered, and becomes the first answers', async () => {
    const server = createQueryClient();
    restoreQueries(server, data.answers);
    await server
      .fetchQuery({ queryKey: ['broken'], queryFn: () => Promise.reject(new Error('no')) })
      .catch(() => {});
    const browser = createQueryClient();
    restoreQueries(browser, inlinedQueries(server, { language: 'kr' }));
    expect(browser.getQueryData(['products', 'none'])).toBeNull();
    expect(browser.getQueryData(['stories'])).toEqual(data.answers[0]![1]);
    expect(browser.getQueryCache().getAll()).toHaveLength(2);
  });

  it('leaves out what a query says that the page does not show, unless all of it may be looked at', async () => {
    const server = createQueryClient();
    const meta = inlining({
      without: ['facts'],
      shorten: (items: { body: string }[]) =>
        items.map(({ body, ...item }) => ({ ...item, body: body.slice(0, 2) })),
    });
    const items = [{ title: 'A', body: 'long', facts: [1, 2] }];
    await server.fetchQuery({ queryKey: ['items'], meta, queryFn: () => Promise.resolve(items) });
    expect(inlinedQueries(server, { language: 'kr' })).toEqual([[['items'], [{ title: 'A', body: 'lo' }]]]);
    expect(inlinedQueries(server, { language: 'kr', whole: true })).toEqual([[['items'], items]]);
  });

  it('has the texts of its language, and those of the other that a query says are needed', async () => {
    const server = createQueryClient();
    const item = { name: 'A', nameKr: '가', text: 'B', textKr: '나' };
    const meta = inlining({ bothLanguagesOf: ['nameKr'] });
    await server.fetchQuery({ queryKey: ['item'], meta, queryFn: () => Promise.resolve(item) });
    expect(inlinedQueries(server, { language: 'en' })).toEqual([
      [['item'], { name: 'A', nameKr: '가', text: 'B' }],
    ]);
    expect(inlinedQueries(server, { language: 'kr', whole: true })).toEqual([[['item'], item]]);
  });

  it.each([
    ['right after it was written', 0, false],
    ['a moment before it is old', 59_999, false],
    ['when it is old', 60_000, true],
    ['by a clock that is behind', -1, true],
  ])('is read again unless its query says that it is fresh: %s', (_, age, isRenewed) => {
    const now = new Date(data.now.getTime() + age);
    expect(isStale({ meta: inlining({ freshFor: 60_000 }) }, data.now, now)).toBe(isRenewed);
    expect(isStale({ meta: undefined }, data.now, now)).toBe(true);
  });

  it('is all that a page shows where nothing else can be read', async () => {
    const browser = createQueryClient();
    restoreQueries(browser, [[['items'], ['part']]]);
    expect(showsOnlyInlinedData(browser)).toBe(false);
    const unreadable = () => Promise.reject(new Error('no network'));
    await browser.fetchQuery({ queryKey: ['items'], staleTime: 0, queryFn: unreadable }).catch(() => {});
    expect(showsOnlyInlinedData(browser)).toBe(true);
    browser.setQueryData(['items'], ['all']);
    expect(showsOnlyInlinedData(browser)).toBe(false);
  });

  it('is no whole answer until the browser has read for itself', () => {
    const browser = createQueryClient();
    restoreQueries(browser, [[['items', 'carried'], ['part']]]);
    expect(completeAnswers(browser, ['items'])).toEqual([]);
    browser.setQueryData(['items', 'carried'], ['all']);
    expect(completeAnswers(browser, ['items'])).toEqual([['all']]);
  });
});
