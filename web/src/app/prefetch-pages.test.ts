import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { createTranslations } from '../i18n/translations.ts';
import { restoreQueries, serializePageData } from '../lib/page-data.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { arriving } from '../lib/arriving-pages.ts';
import type { CurrentContent } from './expire-content.ts';
import { prefetchablePath, prefetchPages, WAIT_MS } from './prefetch-pages.ts';
import { loadPage } from './routes.tsx';

function linkTo(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.body.append(link);
  return link;
}

const queryClient = createQueryClient();
const now = new Date();

/** The server-rendered page of each path; its build is the one of this document, unless it says another. */
const rendered = (answers: [string[], unknown][], build = 'entry.js') =>
  `<script data-scripts="/${build} /page.js"></script><script type="application/json" id="page-data">${serializePageData(
    { now, origin: location.origin, namespaces: [], answers },
  )}</script>`;

let request: MockInstance<typeof fetch>;
const isCurrent = vi.fn<CurrentContent['isCurrent']>(() => true);
prefetchPages(queryClient, createTranslations(), { isCurrent });

beforeEach(() => {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.dataset['scripts'] = '/entry.js /here.js';
  document.head.append(script);
  request = vi.spyOn(globalThis, 'fetch');
});
afterEach(() => {
  document.body.replaceChildren();
  queryClient.clear();
});

function tap(link: HTMLAnchorElement) {
  for (const type of ['pointerover', 'touchend']) link.dispatchEvent(new Event(type, { bubbles: true }));
}

async function point(path: string, answers: [string[], unknown][], build?: string) {
  const response = new Response(rendered(answers, build));
  const read = vi.spyOn(response, 'text');
  request.mockResolvedValue(response);
  tap(linkTo(path));
  await vi.waitFor(() => expect(request).toHaveBeenCalledWith(path, expect.anything()));
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
  await read.mock.results[0]!.value;
  // The page's chunk, which is prefetched too, must not load after the last test.
  await loadPage(path);
  await new Promise((done) => setTimeout(done));
}

it.each([
  ['a booking behind a signed link', '/booking/token'],
  ['a waitlist entry behind a signed link', '/waitlist/token'],
  ['an order behind a signed link', '/orders/token'],
  ['the same in English', '/en/orders/token'],
  ['an address of the API', '/api/newsletter/confirm?token=x'],
  ['the dashboard', '/admin'],
  ['a page in the other language', '/en/coffee'],
  ['another site', 'https://example.com/coffee'],
  ['this page', location.pathname],
])('never prefetches %s', (_, href) => {
  expect(prefetchablePath(linkTo(href))).toBeNull();
});

it('never prefetches a link that opens a window or saves a file', () => {
  expect(prefetchablePath(linkTo('/coffee', { target: '_blank' }))).toBeNull();
  expect(prefetchablePath(linkTo('/coffee', { download: '' }))).toBeNull();
});

it('requests a page without the query of its link', () => {
  expect(prefetchablePath(linkTo('/coffee?origin=Ethiopia'))).toBe('/coffee');
});

it('sets the content of the page of a link that is tapped, once', async () => {
  await point('/coffee', [[['products', 'list', 'coffee'], ['a']]]);
  expect(queryClient.getQueryData(['products', 'list', 'coffee'])).toEqual(['a']);
  tap(linkTo('/coffee'));
  await new Promise((done) => setTimeout(done));
  expect(request).toHaveBeenCalledOnce();
});

it('replaces inlined data that the next page needs more of, but not what this browser has fetched', async () => {
  restoreQueries(queryClient, [[['stories', 'list'], ['short']]]);
  queryClient.setQueryData(['faqs'], ['fetched']);
  await point('/stories', [
    [['stories', 'list'], ['long']],
    [['faqs'], ['inlined']],
  ]);
  expect(queryClient.getQueryData(['stories', 'list'])).toEqual(['long']);
  expect(queryClient.getQueryData(['faqs'])).toEqual(['fetched']);
});

it('lets a page fetch seats again, and not its content', async () => {
  await point('/experiences', [
    [['events', 'list'], []],
    [['eventSeats', 'a'], []],
  ]);
  const isInvalid = (key: string[]) => queryClient.getQueryState(key)?.isInvalidated;
  expect([isInvalid(['events', 'list']), isInvalid(['eventSeats', 'a'])]).toEqual([false, true]);
});

it('lets a page fetch content again that is older than what is known', async () => {
  isCurrent.mockImplementation((collection) => collection === 'storeLocations');
  restoreQueries(queryClient, [[['stories', 'list'], ['newer']]]);
  await point('/stories/a', [
    [['faqs'], ['old']],
    [['storeLocations'], []],
    [['stories', 'list'], ['old']],
  ]);
  isCurrent.mockImplementation(() => true);
  const isInvalid = (key: string[]) => queryClient.getQueryState(key)?.isInvalidated;
  expect([isInvalid(['faqs']), isInvalid(['storeLocations'])]).toEqual([true, false]);
  expect(queryClient.getQueryData(['stories', 'list']), 'shown already').toEqual(['newer']);
  expect(isCurrent).toHaveBeenCalledWith('faqs', expect.objectContaining({ now }));
});

it('keeps an opened page waiting until the prefetch has arrived, but not for longer than it would take to read it', async () => {
  const arrival = () => arriving.get('/terms');
  await point('/terms', []);
  await vi.waitFor(() => expect(arrival()).toBeUndefined());
  vi.useFakeTimers();
  request.mockReturnValue(new Promise(() => {}));
  tap(linkTo('/privacy'));
  await vi.advanceTimersByTimeAsync(WAIT_MS - 1);
  expect(arriving.get('/privacy')).toBeDefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(arriving.get('/privacy')).toBeUndefined();
  vi.useRealTimers();
});

it('keeps no opened page waiting on a slow line', async () => {
  vi.stubGlobal('navigator', { onLine: true, connection: { effectiveType: '3g' } });
  request.mockReturnValue(new Promise(() => {}));
  tap(linkTo('/age-policy'));
  await vi.waitFor(() => expect(request).toHaveBeenCalledWith('/age-policy', expect.anything()));
  vi.unstubAllGlobals();
  expect(arriving.get('/age-policy')).toBeUndefined();
});

it('requests nothing while offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  tap(linkTo('/contact'));
  await new Promise((done) => setTimeout(done));
  vi.unstubAllGlobals();
  expect(request).not.toHaveBeenCalled();
});

it.each([
  ['requests the page of a link on which a finger rests', '/makgeolli', [], 1],
  ['requests nothing for a touch that becomes a scroll', '/products', ['pointercancel', 'touchend'], 0],
])('%s', async (_, path, events, requests) => {
  vi.useFakeTimers();
  request.mockReturnValue(new Promise(() => {}));
  const link = linkTo(path);
  for (const type of ['pointerover', ...events]) link.dispatchEvent(new Event(type, { bubbles: true }));
  expect(request).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  vi.useRealTimers();
  expect(request).toHaveBeenCalledTimes(requests);
});

it('requests a page again whose prefetch failed, and reports nothing', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  const link = linkTo('/contact');
  for (const requests of [1, 2]) {
    tap(link);
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(requests));
    await vi.waitFor(() => expect(arriving.get('/contact')).toBeUndefined());
  }
});

it('ignores the data of another build', async () => {
  await point('/about', [[['faqs'], ['new']]], 'newer.js');
  expect(queryClient.getQueryData(['faqs'])).toBeUndefined();
});
