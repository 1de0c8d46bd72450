import type { Page } from 'playwright/test';
import { FIRESTORE_READ } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

type Counts = Record<string, number>;

/** Opens a page and counts the documents that it reads from Firestore by collection, until it has read `enough`. */
async function documentsRead(page: Page, path: string, enough: Counts): Promise<Counts> {
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
  await page.goto(path);
  await complete;
  // Any additional reads have been requested by now.
  await page.waitForLoadState('networkidle');
  return counts;
}

test('home reads only displayed documents, and does not fetch inlined seats again', async ({ page }) => {
  const shown = { products: 6, events: 3, stories: 3 };
  expect(await documentsRead(page, '/en', shown)).toEqual(shown);
});

test('a product page reads the product and related products', async ({ page }) => {
  // The query for related products also returns the product itself.
  const shown = { products: 1 + 4 };
  expect(await documentsRead(page, '/en/products/9faf20ca-64bc-4c4a-a495-665acb07d755', shown)).toEqual(
    shown,
  );
});

test('a story page reads its story and the two that may come next', async ({ page }) => {
  const shown = { stories: 1 + 2 };
  expect(await documentsRead(page, '/en/stories/ad69c65f-d4f9-4b95-a53a-a98b48e9dab1', shown)).toEqual(shown);
});

test('a list of one product type reads only the first products of the other type, for pairings', async ({
  page,
  backend,
}) => {
  const coffees = await backend.db.collection('products').where('type', '==', 'coffee').count().get();
  const shown = { products: coffees.data().count + 3 };
  expect(await documentsRead(page, '/en/coffee', shown)).toEqual(shown);
  await expect(page.getByRole('heading', { name: 'Signature pairings' })).toBeVisible();
});
