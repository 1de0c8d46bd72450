import type { Page } from 'playwright/test';
import { raiseVersions } from '../../functions/src/content/raise-version.ts';
import { firestoreTransactions } from '../../functions/src/store/transaction.ts';
import { storageStateWithAgeAnswer } from '../fixtures/age-answer.ts';
import { openBackend } from '../fixtures/backend.ts';
import { openRenderedBefore } from '../fixtures/cached-page.ts';
import { FIRESTORE_READ } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

type Counts = Record<string, number>;

/** Opens a page and counts the documents that it reads from Firestore by collection, until it has read `enough`. */
async function documentsRead(
  page: Page,
  address: string | (() => Promise<unknown>),
  enough: Counts,
): Promise<Counts> {
  const counts: Counts = {};
  const complete = page.waitForResponse(async (response) => {
    const isRead = response.request().method() === 'POST' && FIRESTORE_READ.test(response.url());
    if (!isRead) return false;
    const parts = (await response.json()) as { document?: { name: string }; found?: { name: string } }[];
    for (const { document, found } of parts) {
      const collection = (document ?? found)?.name.split('/').at(-2);
      if (collection) counts[collection] = (counts[collection] ?? 0) + 1;
    }
    return Object.entries(enough).every(([name, count]) => (counts[name] ?? 0) >= count);
  });
  await (typeof address === 'string' ? page.goto(address) : address());
  await complete;
  // Any additional reads have been requested by now.
  await page.waitForLoadState('networkidle');
  return counts;
}

const VERSIONS = { contentVersions: 1 };

/** Gives each collection a version that covers the changes by other tests whose triggers have not run yet. */
test.beforeAll(async () => {
  const backend = openBackend();
  const { db } = backend;
  const clock = { now: () => new Date() };
  await raiseVersions({ db, transaction: firestoreTransactions(db), clock }, clock.now());
  await backend.close();
});

const EVENT = '/en/experiences/17a75eff-528a-4f88-9171-8e0b08759c5f';
const STORY = '/en/stories/d7067e7a-2beb-4a3d-ba84-780743d01f87';

for (const path of [
  '/en',
  '/en/coffee',
  '/en/products/9faf20ca-64bc-4c4a-a495-665acb07d755',
  '/en/stories',
  STORY,
  '/en/contact',
])
  test(`a page reads one document, the versions, when its content has not changed: ${path}`, async ({
    page,
  }) => {
    expect(await documentsRead(page, path, VERSIONS)).toEqual(VERSIONS);
  });

test.describe('a visitor who declined the age question', () => {
  test.use({ storageState: storageStateWithAgeAnswer('denied', process.env['SITE_ORIGIN']!) });

  test('reads no further events and stories for the home page', async ({ page }) => {
    expect(await documentsRead(page, '/en', VERSIONS)).toEqual(VERSIONS);
    const section = (name: string) => page.locator('section', { has: page.getByRole('heading', { name }) });
    await expect(section('Written beside the wall').getByRole('listitem')).toHaveCount(3);
  });
});

test('the page of an event reads the versions and the seats, not the stores, to whose maps it links', async ({
  page,
}) => {
  const counts = await documentsRead(page, EVENT, { ...VERSIONS, eventSeats: 1 });
  await expect(page.getByRole('link', { name: /^Google Maps/ })).toHaveAttribute('href', /query=\d+/);
  expect(Object.keys(counts).toSorted()).toEqual(['contentVersions', 'eventSeats']);
});

test('the list of events reads the versions, and the seats of the upcoming events', async ({ page }) => {
  const counts = await documentsRead(page, '/en/experiences', { ...VERSIONS, eventSeats: 1 });
  expect(Object.keys(counts).toSorted()).toEqual(['contentVersions', 'eventSeats']);
});

test('a cached page reads the displayed documents of the collection that has changed since', async ({
  page,
  backend,
}) => {
  const { id } = await backend.addProduct();
  const open = () =>
    openRenderedBefore(page, '/en', async () => {
      const change = await backend.db.doc(`products/${id}`).update({ availability: 'seasonal' });
      await backend.untilVersioned('products', change);
    });
  const shown = { ...VERSIONS, products: 6 };
  expect(await documentsRead(page, open, shown)).toEqual(shown);
});

test('a page reads the stories again once a scheduled one appears', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  // The rules refuse a query at another time than the server's; the browser repeats it with the server's time.
  expectedConsoleErrors.push(/403/);
  const time = '**/favicon.svg';
  const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000);
  const story = await backend.addStory({ publishedAt: hours(1) });
  const change = await backend.db.doc(`stories/${story.id}`).update({ readingTime: 2 });
  await backend.untilVersioned('stories', change);
  expect(await documentsRead(page, STORY, VERSIONS)).toEqual(VERSIONS);
  // The page of two hours ago, as of a restored tab: the first request for the time states the later one.
  await page.clock.setFixedTime(hours(2));
  await page.route(time, async (route) => {
    if (route.request().method() !== 'HEAD') return route.fallback();
    await route.fulfill({ headers: { Date: hours(2).toUTCString() } });
    return page.unroute(time);
  });
  // The story, and the six among which the next one is found.
  const shown = { ...VERSIONS, stories: 1 + 6 };
  expect(await documentsRead(page, STORY, shown)).toEqual(shown);
});

test('changing the language reads what the page lacks', async ({ page }) => {
  await documentsRead(page, STORY, VERSIONS);
  const english = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('banner').getByRole('link', { name: '한국어' }).click();
  await expect(page).toHaveURL(STORY.replace('/en', ''));
  const korean = page.getByRole('heading', { level: 1 });
  await expect(korean).toHaveText(/[가-힣]/);
  await expect(korean).not.toHaveText(english!);
});

test('a product opens without a read after its link was pointed at', async ({ page }) => {
  await documentsRead(page, '/en/coffee', VERSIONS);
  const link = page.getByRole('main').getByRole('link', { name: 'Sunlit Wall Blend' }).first();
  const path = await link.getAttribute('href');
  const prefetched = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await link.hover();
  await (await prefetched).finished();
  await page.waitForLoadState('networkidle');
  const reads: string[] = [];
  page.on('request', (request) => FIRESTORE_READ.test(request.url()) && reads.push(request.url()));
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sunlit Wall Blend' })).toBeFocused();
  expect(reads).toEqual([]);
});
