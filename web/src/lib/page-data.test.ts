import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { inlinedQueries } from '../server-rendering/inlined-queries.ts';
import { inlining, NOT_INLINED } from './inlining.ts';
import { createQueryClient } from './query-client.ts';
import {
  restoreQueries,
  isStale,
  parsePageData,
  serializePageData,
  completeInlinedData,
  completeQueryData,
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

describe('inlined page data', () => {
  it('is restored unchanged, including dates', () => {
    expect(parsePageData(serializePageData(data))).toEqual(data);
  });

  it('contains no text that could end its script element', () => {
    expect(serializePageData(data)).not.toContain('<');
  });

  it('contains the successful queries, except those that are never inlined, and restores them', async () => {
    const server = createQueryClient();
    restoreQueries(server, data.answers);
    await server
      .fetchQuery({ queryKey: ['broken'], queryFn: () => Promise.reject(new Error('no')) })
      .catch(() => {});
    await server.fetchQuery({ queryKey: ['index'], meta: NOT_INLINED, queryFn: () => Promise.resolve([]) });
    const browser = createQueryClient();
    restoreQueries(browser, inlinedQueries(server, { language: 'kr' }));
    expect(browser.getQueryData(['products', 'none'])).toBeNull();
    expect(browser.getQueryData(['stories'])).toEqual(data.answers[0]![1]);
    expect(browser.getQueryCache().getAll()).toHaveLength(2);
  });

  it('leaves out data that the page does not show, unless all of it is needed', async () => {
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

  it('contains the texts of its language, and the texts of both where a query needs them', async () => {
    const server = createQueryClient();
    const item = { name: 'A', nameKr: '가', text: 'B', textKr: '나' };
    const meta = inlining({ bothLanguagesOf: ['nameKr'] });
    await server.fetchQuery({ queryKey: ['item'], meta, queryFn: () => Promise.resolve(item) });
    expect(inlinedQueries(server, { language: 'en' })).toEqual([
      [['item'], { name: 'A', nameKr: '가', text: 'B' }],
    ]);
    expect(inlinedQueries(server, { language: 'kr' })).toEqual([
      [['item'], { name: 'A', nameKr: '가', text: '나' }],
    ]);
    expect(inlinedQueries(server, { language: 'kr', whole: true })).toEqual([[['item'], item]]);
  });

  it.each([
    ['right after rendering', 0, false],
    ['just before it becomes stale', 59_999, false],
    ['when it is stale', 60_000, true],
    ['with a clock that is slow', -1, true],
  ])('is fetched again unless its query counts it as fresh: %s', (_, age, isRenewed) => {
    const now = new Date(data.now.getTime() + age);
    expect(isStale({ meta: inlining({ freshFor: 60_000 }) }, data.now, now)).toBe(isRenewed);
    expect(isStale({ meta: undefined }, data.now, now)).toBe(true);
  });

  it('is completed by a fetch of the queries that the page shows', async () => {
    const browser = createQueryClient();
    restoreQueries(browser, [
      [['items', 'shown'], ['part']],
      [['items', 'hidden'], ['part']],
    ]);
    const show = (queryKey: string[], queryFn: () => Promise<string[]>) =>
      new QueryObserver(browser, { queryKey, queryFn }).subscribe(() => {});
    const end = show(['items', 'shown'], () => Promise.resolve(['all']));
    await completeInlinedData(browser, ['items']);
    expect(browser.getQueryData(['items', 'shown'])).toEqual(['all']);
    expect(browser.getQueryData(['items', 'hidden'])).toEqual(['part']);
    end();
  });

  it('remains when it cannot be completed, and the failure is reported', async () => {
    const browser = createQueryClient();
    restoreQueries(browser, [[['items'], ['part']]]);
    const queryFn = () => Promise.reject(new Error('no network'));
    const end = new QueryObserver(browser, { queryKey: ['items'], queryFn }).subscribe(() => {});
    await expect(completeInlinedData(browser)).rejects.toThrow('no network');
    expect(browser.getQueryData(['items'])).toEqual(['part']);
    end();
  });

  it('does not count as complete until the browser has fetched it', () => {
    const browser = createQueryClient();
    restoreQueries(browser, [[['items', 'carried'], ['part']]]);
    expect(completeQueryData(browser, ['items'])).toEqual([]);
    browser.setQueryData(['items', 'carried'], ['all']);
    expect(completeQueryData(browser, ['items'])).toEqual([['all']]);
  });
});
