import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ContentVersions } from '@app/domain/content/content-versions.ts';
import { inlining } from './inlining.ts';
import { rememberOwnChange } from './own-changes.ts';
import { restoreQueries, type PageData } from './page-data.ts';
import { createQueryClient } from './query-client.ts';
import { renewPageData } from './renew-page-data.ts';

const at = (second: number) => new Date(Date.UTC(2026, 4, 1, 0, 0, second));

const KEYS = [
  ['products', 'first'],
  ['stories', 'latest'],
  ['eventSeats', 'a'],
  ['eventSeats', 'b'],
];
const PAGE: PageData = {
  now: at(10),
  origin: 'https://www.example.com',
  namespaces: [],
  versions: { products: at(1), stories: at(2) },
  answers: KEYS.map((key) => [key, 'inlined']),
};
const UNCHANGED: ContentVersions = { versions: { products: at(1), stories: at(2) }, scheduled: {} };

afterEach(() => localStorage.clear());

/** Shows a page in which `eventSeats/b` is fresh, renews its data, and returns which queries have been fetched. */
async function renewed(
  current: ContentVersions | null,
  { page = PAGE, now = at(20), visitors = now }: { page?: PageData; now?: Date; visitors?: Date } = {},
) {
  const queryClient = createQueryClient();
  restoreQueries(queryClient, page.answers);
  const fetched: string[] = [];
  const show = (queryKey: string[]) =>
    new QueryObserver(queryClient, {
      queryKey,
      ...(queryKey[1] === 'b' && { meta: inlining({ freshFor: 60_000 }) }),
      queryFn: async () => {
        fetched.push(queryKey.join('/'));
        return 'fetched';
      },
    }).subscribe(() => {});
  const ends = KEYS.map(show);
  const readVersions = vi.fn<() => Promise<ContentVersions | null>>(() => Promise.resolve(current));
  vi.useFakeTimers({ toFake: ['Date'], now: visitors });
  await renewPageData(queryClient, page, now, readVersions);
  vi.useRealTimers();
  const onPage = [...fetched];
  for (const end of ends) end();
  return { onPage, fetched, show, reads: readVersions.mock.calls.length };
}

describe('renewPageData', () => {
  it('reads the versions and nothing else of content that has not changed', async () => {
    const { onPage, reads } = await renewed(UNCHANGED);
    expect([onPage, reads]).toEqual([['eventSeats/a'], 1]);
  });

  it('fetches the collections that have another version', async () => {
    const { onPage } = await renewed({ ...UNCHANGED, versions: { products: at(15), stories: at(2) } });
    expect(onPage).toEqual(['eventSeats/a', 'products/first']);
  });

  it('fetches the collections of which something scheduled has happened since the page was rendered', async () => {
    const { onPage } = await renewed({ ...UNCHANGED, scheduled: { stories: [at(5), at(12)] } });
    expect(onPage).toEqual(['eventSeats/a', 'stories/latest']);
  });

  it('fetches unchanged data once another page shows it, because it is not complete', async () => {
    const { fetched, show } = await renewed(UNCHANGED);
    show(['products', 'first'])();
    expect(fetched).toContain('products/first');
  });

  const all = ['eventSeats/a', 'products/first', 'stories/latest'];

  it('fetches all content when the current versions are not known', async () => {
    expect((await renewed(null)).onPage).toEqual(all);
  });

  it('fetches all content of a page without versions, and does not read them', async () => {
    const { onPage, reads } = await renewed(UNCHANGED, { page: { ...PAGE, versions: undefined } });
    expect([onPage, reads]).toEqual([all, 0]);
  });

  it('fetches seats again that a cache has kept for longer than they are fresh', async () => {
    const { onPage } = await renewed(UNCHANGED, { now: at(11), visitors: at(70) });
    expect(onPage).toEqual(['eventSeats/a', 'eventSeats/b']);
  });

  it('trusts the versions when the clock of the visitor is slow', async () => {
    const { onPage, reads } = await renewed(UNCHANGED, { visitors: at(9) });
    expect([onPage, reads]).toEqual([['eventSeats/a', 'eventSeats/b'], 1]);
  });

  it('fetches all content for five minutes after this browser has changed some', async () => {
    rememberOwnChange();
    // Also on a page that the CDN has kept from before the change.
    const later = (minutes: number) => ({
      now: PAGE.now,
      visitors: new Date(Date.now() + minutes * 60_000),
    });
    expect((await renewed(UNCHANGED, later(4))).reads).toBe(0);
    expect((await renewed(UNCHANGED, later(6))).reads).toBe(1);
  });
});
