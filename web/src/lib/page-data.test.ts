import { describe, expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';
import {
  answersOf,
  giveAnswers,
  parsePageData,
  serializePageData,
  shows,
  wholeAnswers,
  type PageData,
} from './page-data.ts';

const data: PageData = {
  now: new Date('2026-05-01T00:00:00Z'),
  origin: 'https://www.example.com',
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
    giveAnswers(server, data.answers);
    await server
      .fetchQuery({ queryKey: ['broken'], queryFn: () => Promise.reject(new Error('no')) })
      .catch(() => {});
    const browser = createQueryClient();
    giveAnswers(browser, answersOf(server));
    expect(browser.getQueryData(['products', 'none'])).toBeNull();
    expect(browser.getQueryData(['stories'])).toEqual(data.answers[0]![1]);
    expect(browser.getQueryCache().getAll()).toHaveLength(2);
  });

  it('leaves out what a query says that the page does not show, unless all of it may be looked at', async () => {
    const server = createQueryClient();
    const meta = shows((items: { title: string }[]) => items.map(({ title }) => ({ title })));
    const items = [{ title: 'A', body: 'long' }];
    await server.fetchQuery({ queryKey: ['items'], meta, queryFn: () => Promise.resolve(items) });
    expect(answersOf(server)).toEqual([[['items'], [{ title: 'A' }]]]);
    expect(answersOf(server, { whole: true })).toEqual([[['items'], items]]);
  });

  it('is no whole answer until the browser has read for itself', () => {
    const browser = createQueryClient();
    giveAnswers(browser, [[['items', 'carried'], ['part']]]);
    expect(wholeAnswers(browser, ['items'])).toEqual([]);
    browser.setQueryData(['items', 'carried'], ['all']);
    expect(wholeAnswers(browser, ['items'])).toEqual([['all']]);
  });
});
