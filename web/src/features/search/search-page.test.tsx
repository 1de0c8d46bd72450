import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  eventEntry,
  faqEntry,
  productEntry,
  storeEntry,
  storyEntry,
} from '@app/domain/search/search-entry.ts';
import { aCoffee, aFaq, aMakgeolli, anEvent, aStoreLocation, aStory } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../testing/render-at.tsx';
import type { ReadIndex } from './search-query.ts';
import { SearchPage } from './search-page.tsx';

const blend = productEntry(aCoffee({ title: 'Sunlit Wall Blend', titleKr: '볕담 블렌드' }), []);
const jar = productEntry(aMakgeolli({ title: 'Jar of the wall', titleKr: '볕담 막걸리' }), []);
const event = eventEntry(
  anEvent({ title: 'Hand drip', titleKr: '볕담에서 내리기', dateTime: new Date('2026-04-01T05:00:00Z') }),
  [],
);
const story = storyEntry(aStory({ title: 'A wall', titleKr: '볕담 이야기' }), []);

function pageAt(address: string, options: Parameters<typeof renderAt>[2] = {}) {
  const readIndex = vi.fn<ReadIndex>(() => Promise.resolve([blend, jar, event, story]));
  return { readIndex, ...renderAt(address, <SearchPage readIndex={readIndex} />, options) };
}
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const field = () => screen.getByRole<HTMLInputElement>('searchbox');

describe('search page', () => {
  it('finds products, events and stories by Korean initials in the URL', async () => {
    pageAt('/search?q=ㅂㄷ');
    expect(field().value).toBe('ㅂㄷ');
    await waitFor(() =>
      expect(titles()).toEqual(['볕담 블렌드', '볕담 막걸리', '볕담 이야기', '볕담에서 내리기']),
    );
    expect(screen.getByRole('status').textContent).toBe('검색 결과 4건');
    const past = within(screen.getByRole('link', { name: '볕담에서 내리기' }).closest('article')!);
    expect(past.getByText('지난 체험')).toBeTruthy();
    expect(screen.getByRole('link', { name: '볕담 블렌드' }).getAttribute('href')).toBe(
      `/products/${blend.id}`,
    );
  });

  it('searches what is typed, keeps it in the URL and loads the index once', async () => {
    const { address, readIndex } = pageAt('/en/search');
    expect(readIndex).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'All stories' }).getAttribute('href')).toBe('/en/stories');
    await userEvent.type(field(), 'wall');
    await waitFor(() => expect(titles()).toEqual(['Sunlit Wall Blend', 'Jar of the wall', 'A wall']));
    // The URL changes in a transition, after the results are shown.
    await waitFor(() => expect(address()).toBe('/en/search?q=wall'));
    await userEvent.clear(field());
    await userEvent.type(field(), 'drip{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Hand drip']));
    expect(readIndex).toHaveBeenCalledTimes(1);
  });

  it('shows a denied visitor no alcohol and does not count it', async () => {
    pageAt('/search?q=볕담', { ageAnswer: 'denied' });
    await waitFor(() => expect(titles()).toEqual(['볕담 블렌드', '볕담 이야기', '볕담에서 내리기']));
    expect(screen.getByRole('status').textContent).toBe('검색 결과 3건');
  });

  it('shows a denied visitor the empty state when only alcohol is found', async () => {
    pageAt('/search?q=막걸리', { ageAnswer: 'denied' });
    expect(await screen.findByText('검색 결과가 없습니다')).toBeTruthy();
    expect(titles()).not.toContain('볕담 막걸리');
  });

  it('carries the alcohol warning once when a result is alcohol', async () => {
    pageAt('/search?q=볕담');
    await waitFor(() => expect(screen.getAllByText(/지나친 음주는/)).toHaveLength(1));
  });

  it('shows the price and the availability of products, and the price of experiences', async () => {
    const soldOut = productEntry(aCoffee({ titleKr: '볕담 원두', availability: 'out_of_stock' }), []);
    const paid = eventEntry(anEvent({ titleKr: '볕담 수업', price: 30_000 }), []);
    const free = eventEntry(anEvent({ titleKr: '볕담 잔치', price: 0 }), []);
    renderAt('/search?q=볕담', <SearchPage readIndex={() => Promise.resolve([soldOut, paid, free])} />);
    const article = async (title: string) =>
      (await screen.findByRole('link', { name: title })).closest('article')!.textContent;
    expect(await article('볕담 원두')).toContain('₩18,000 · 품절');
    expect(await article('볕담 수업')).toContain('₩30,000');
    expect(await article('볕담 잔치')).toContain('무료');
  });

  it('links to a question and to a store on the contact page', async () => {
    const faq = faqEntry(aFaq({ questionKr: '환불되나요?' }), []);
    const store = storeEntry(aStoreLocation({ nameKr: '환불 매장' }));
    renderAt('/search?q=환불', <SearchPage readIndex={() => Promise.resolve([faq, store])} />);
    const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await href('환불되나요?')).toBe(`/contact#question-${faq.id}`);
    expect(await href('환불 매장')).toBe(`/contact?store=${store.id}#store-locator`);
  });

  it('says that it shows similar results when nothing contains the search', async () => {
    pageAt('/en/search?q=sunlitt');
    await waitFor(() => expect(titles()).toEqual(['Sunlit Wall Blend']));
    expect(screen.getByText('Nothing contains “sunlitt”. These are similar:')).toBeTruthy();
  });

  it('offers the lists when nothing is found', async () => {
    pageAt('/search?q=없는말');
    expect(await screen.findByText('검색 결과가 없습니다')).toBeTruthy();
    expect(screen.getByRole('link', { name: '제품 모두 보기' })).toBeTruthy();
  });

  it('says that the search failed and tries again', async () => {
    const readIndex = vi
      .fn<ReadIndex>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue([blend]);
    renderAt('/search?q=볕담', <SearchPage readIndex={readIndex} />);
    await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(titles()).toEqual(['볕담 블렌드']));
  });
});
