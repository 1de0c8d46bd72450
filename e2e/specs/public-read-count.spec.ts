import type { Page } from 'playwright/test';
import { FIRESTORE_READ } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

type Counts = Record<string, number>;

/** Opens a page and counts the documents that Firestore sends to it, by collection, until all of `enough` are there. */
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
  // What would be asked for besides is asked for by now.
  await page.waitForLoadState('networkidle');
  return counts;
}

test('home reads what it shows, and not again the seats that it came with', async ({ page }) => {
  const shown = { products: 6, events: 3, stories: 3 };
  expect(await documentsRead(page, '/en', shown)).toEqual(shown);
});

test('a product reads itself and what is like it', async ({ page }) => {
  // It is itself among those that share its tags.
  const shown = { products: 1 + 4 };
  expect(await documentsRead(page, '/en/products/9faf20ca-64bc-4c4a-a495-665acb07d755', shown)).toEqual(
    shown,
  );
});

test('a story reads itself', async ({ page }) => {
  const shown = { stories: 1 };
  expect(await documentsRead(page, '/en/stories/ad69c65f-d4f9-4b95-a53a-a98b48e9dab1', shown)).toEqual(shown);
});

test('a list of one craft reads the other one for its pairings alone', async ({ page, backend }) => {
  const coffees = await backend.db.collection('products').where('type', '==', 'coffee').count().get();
  const shown = { products: coffees.data().count + 3 };
  expect(await documentsRead(page, '/en/coffee', shown)).toEqual(shown);
  await expect(page.getByRole('heading', { name: 'Signature pairings' })).toBeVisible();
});
