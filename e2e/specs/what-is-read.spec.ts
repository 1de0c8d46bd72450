import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

type Counts = Record<string, number>;

/** Opens a page and counts the documents that Firestore sends to it, by collection, until there are `enough`. */
async function documentsRead(page: Page, path: string, enough: Counts): Promise<Counts> {
  const counts: Counts = {};
  const complete = page.waitForResponse(async (response) => {
    const isQuery = response.request().method() === 'POST' && response.url().includes(':runQuery');
    if (!isQuery) return false;
    const parts = (await response.json()) as { document?: { name: string } }[];
    for (const { document } of parts) {
      const collection = document?.name.split('/').at(-2);
      if (collection) counts[collection] = (counts[collection] ?? 0) + 1;
    }
    return Object.entries(enough).every(([name, count]) => (counts[name] ?? 0) >= count);
  });
  await page.goto(path);
  await complete;
  return counts;
}

test('home reads what it shows and not the whole catalogue', async ({ page }) => {
  const shown = { products: 6, events: 3 };
  const { products, events, eventSeats = 0 } = await documentsRead(page, '/en', shown);
  expect({ products, events }).toEqual(shown);
  expect(eventSeats).toBeLessThanOrEqual(3);
});

test('a list of one craft reads the other one for its pairings alone', async ({ page, backend }) => {
  const coffees = await backend.db.collection('products').where('type', '==', 'coffee').count().get();
  const shown = { products: coffees.data().count + 3 };
  expect(await documentsRead(page, '/en/coffee', shown)).toEqual(shown);
  await expect(page.getByRole('heading', { name: 'Signature pairings' })).toBeVisible();
});
