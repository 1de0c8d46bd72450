import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContentVersions } from '@app/domain/content/content-versions.ts';
import { searchQuery, type ReadIndex } from '../features/search/search-query.ts';
import { createClock } from '../lib/clock.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { expireContent } from './expire-content.ts';

const at = (second: number) => new Date(Date.UTC(2026, 4, 1, 0, 0, second));
const CURRENT: ContentVersions = {
  versions: {},
  scheduled: { products: [at(20), at(40)], stories: [at(5)] },
};
const PRODUCTS = ['products', 'first'];
const STORIES = ['stories', 'latest'];

const { pushState, replaceState } = window.history;
beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: at(10) }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Object.assign(window.history, { pushState, replaceState });
});

/** Shows a page that was rendered at the tenth second, and returns a cache with content. */
async function opened(reading: ContentVersions | null, current: ContentVersions | null = null) {
  const queryClient = createQueryClient();
  for (const key of [PRODUCTS, STORIES]) queryClient.setQueryData(key, 'kept');
  const readVersions = vi.fn<() => Promise<ContentVersions | null>>(() => Promise.resolve(current));
  const clock = createClock(at(10));
  const announced = vi.fn<() => void>();
  clock.listen(announced);
  const content = expireContent(queryClient, clock, Promise.resolve(reading), readVersions);
  await Promise.resolve();
  const kept = () => [PRODUCTS, STORIES].map((key) => queryClient.getQueryData(key) ?? 'removed');
  return { queryClient, kept, readVersions, announced, content };
}

function navigateAt(second: number) {
  vi.setSystemTime(at(second));
  window.history.pushState({}, '', '/coffee');
}

it('keeps content until something scheduled happens to its collection', async () => {
  const { kept, readVersions } = await opened(CURRENT);
  navigateAt(19);
  expect(kept()).toEqual(['kept', 'kept']);
  navigateAt(20);
  expect(kept()).toEqual(['removed', 'kept']);
  expect(readVersions).not.toHaveBeenCalled();
});

it('keeps what is fetched after one scheduled change until the next one', async () => {
  const { queryClient, kept } = await opened(CURRENT);
  navigateAt(20);
  queryClient.setQueryData(PRODUCTS, 'fetched');
  navigateAt(39);
  expect(kept()).toEqual(['fetched', 'kept']);
  navigateAt(40);
  expect(kept()).toEqual(['removed', 'kept']);
});

it('removes content before the page of an earlier entry of the history is shown', async () => {
  const { kept } = await opened(CURRENT);
  vi.setSystemTime(at(20));
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(kept()).toEqual(['removed', 'kept']);
});

it('fetches again what the page shows', async () => {
  const { queryClient } = await opened(CURRENT);
  const end = new QueryObserver(queryClient, {
    queryKey: PRODUCTS,
    queryFn: () => Promise.resolve('fetched'),
  }).subscribe(() => {});
  navigateAt(20);
  await vi.waitFor(() => expect(queryClient.getQueryData(PRODUCTS)).toBe('fetched'));
  end();
});

it('loads the search index again after a scheduled change', async () => {
  const { queryClient } = await opened(CURRENT);
  const readIndex = vi.fn<ReadIndex>(() => Promise.resolve([]));
  const search = (text: string) => queryClient.fetchQuery(searchQuery(text, { readIndex, now: at(10) }));
  await search('wall');
  await search('jar');
  navigateAt(19);
  await search('wall');
  expect(readIndex).toHaveBeenCalledTimes(1);
  navigateAt(20);
  await search('wall');
  expect(readIndex).toHaveBeenCalledTimes(2);
});

it('reads the versions with the first navigation when the first page had no content', async () => {
  const { kept, readVersions } = await opened(null, CURRENT);
  navigateAt(12);
  navigateAt(13);
  await Promise.resolve();
  expect(readVersions).toHaveBeenCalledTimes(1);
  expect(kept()).toEqual(['kept', 'kept']);
  navigateAt(21);
  expect(kept()).toEqual(['removed', 'kept']);
});

it('reads versions that are not recorded only once', async () => {
  const { kept, readVersions } = await opened(null, null);
  for (const second of [12, 13, 20]) {
    navigateAt(second);
    await Promise.resolve();
    await Promise.resolve();
  }
  expect(readVersions).toHaveBeenCalledTimes(1);
  expect(kept()).toEqual(['kept', 'kept']);
});

it('expires the content of an open page at the moment of the scheduled change, and announces it', async () => {
  const { kept, announced } = await opened(CURRENT);
  vi.advanceTimersByTime(9_999);
  expect([kept(), announced.mock.calls.length]).toEqual([['kept', 'kept'], 0]);
  vi.advanceTimersByTime(1);
  expect([kept(), announced.mock.calls.length]).toEqual([['removed', 'kept'], 1]);
  vi.advanceTimersByTime(20_000);
  expect(announced).toHaveBeenCalledTimes(2);
});

it('renews a page in the background when it is shown again', async () => {
  const { kept, announced } = await opened(CURRENT);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.advanceTimersByTime(15_000);
  expect([kept(), announced.mock.calls.length]).toEqual([['kept', 'kept'], 0]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect([kept(), announced.mock.calls.length]).toEqual([['removed', 'kept'], 1]);
});

it('renews a page that the browser restores, whose timers have not run', async () => {
  const { kept } = await opened(CURRENT);
  vi.setSystemTime(at(20));
  window.dispatchEvent(new Event('pageshow'));
  expect(kept()).toEqual(['removed', 'kept']);
});

it('compares content by its version and by what is scheduled', async () => {
  const { content } = await opened({ ...CURRENT, versions: { products: at(3), stories: at(4) } });
  const read = { now: at(10), versions: { products: at(3), stories: at(2) } };
  expect([content.isCurrent('products', read), content.isCurrent('stories', read)]).toEqual([true, false]);
  vi.setSystemTime(at(20));
  expect(content.isCurrent('products', read)).toBe(false);
  const unknown = await opened(null);
  expect(unknown.content.isCurrent('products', read)).toBe(true);
});
