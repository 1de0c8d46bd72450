import type { Page, Response } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** How many documents Firestore has sent, by collection. */
function countDocuments(page: Page): { read: () => Promise<Record<string, number>> } {
  const answers: Promise<string[]>[] = [];
  const namesIn = async (response: Response) => {
    const parts = (await response.json()) as { document?: { name: string } }[];
    return parts.flatMap(({ document }) => (document ? [document.name.split('/').at(-2) ?? ''] : []));
  };
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith(':runQuery')) answers.push(namesIn(response));
  });
  return {
    async read() {
      const names = (await Promise.all(answers)).flat();
      return Object.fromEntries(
        [...new Set(names)].map((name) => [name, names.filter((n) => n === name).length]),
      );
    },
  };
}

test('home reads what it shows and not the whole catalogue', async ({ page }) => {
  const { read } = countDocuments(page);
  await page.goto('/en');
  await expect
    .poll(async () => Object.keys(await read()))
    .toEqual(expect.arrayContaining(['products', 'events']));
  const { products, events, eventSeats = 0 } = await read();
  expect({ products, events }).toEqual({ products: 6, events: 3 });
  expect(eventSeats).toBeLessThanOrEqual(3);
});

test('a list of one craft reads the other one for its pairings alone', async ({ page, backend }) => {
  const { read } = countDocuments(page);
  const coffees = await backend.db.collection('products').where('type', '==', 'coffee').count().get();
  await page.goto('/en/coffee');
  await expect(page.getByRole('heading', { name: 'Signature pairings' })).toBeVisible();
  await expect.poll(async () => (await read())['products']).toBe(coffees.data().count + 3);
});
