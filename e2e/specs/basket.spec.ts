import type { Page } from 'playwright/test';
import { LANGUAGES } from '@app/domain/shared/language.ts';
import { localizedPath } from '../../web/src/i18n/localized-path.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { untilHydrated } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

/** Puts products into the basket from their pages, which are in English. */
async function fillBasket(page: Page, ...products: readonly { id: string; title: string }[]): Promise<void> {
  for (const { id, title } of products) {
    await page.goto(`/en/products/${id}`);
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await expect(page.getByText(`“${title}” is in your basket`)).toBeVisible();
  }
}

const line = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

/** Fills in who orders and receives; the form is in English. */
async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Sample Buyer');
  await page.getByLabel('Email').first().fill('buyer@example.com');
  await page.getByLabel('Phone').fill('010-0000-0000');
  await page.getByLabel('Postal code').fill('00000');
  await page.getByLabel('Address', { exact: true }).fill('00 Yesi-ro, Jongno-gu, Seoul');
  await page.getByLabel('I agree to the terms').check();
}

test('several products are put into the basket, changed there, and paid as one order', async ({
  page,
  backend,
}) => {
  const first = await backend.addProduct({ largeWeightGrams: 500, largePriceKrw: 42_000 });
  const second = await backend.addProduct({ priceKrw: 5_000, grinds: [] });
  await fillBasket(page, first, second);
  await page.getByRole('link', { name: 'View basket' }).click();
  await expect(page.getByText('Add ₩27,000 more for free delivery.')).toBeVisible();
  await line(page, first.title).getByLabel('Grind').selectOption('Espresso');
  await line(page, second.title).getByLabel('Quantity').selectOption('2');
  await expect(line(page, second.title).getByLabel('Grind')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Basket (3)' })).toBeVisible();
  await line(page, first.title).getByLabel('Bag').selectOption('500 g · ₩42,000');
  await expectAccessible(page);
  await fillIn(page);
  await page.getByRole('button', { name: 'Pay ₩52,000' }).click();
  await page.waitForURL(({ pathname }) => pathname.startsWith('/payments'));
  await expect(page.getByText(`${first.title} and 1 more`)).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(/#returned$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment received');
  await expect(page.getByText(`${first.title} · Espresso · 500 g × 1`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Basket (0)' })).toBeVisible();
});

test('the basket names what is gone, sold out, dearer or short, and keeps it', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/403|404|409/);
  const products = {
    gone: await backend.addProduct(),
    soldOut: await backend.addProduct(),
    dearer: await backend.addProduct(),
    short: await backend.addProduct(),
  };
  const { gone, soldOut, dearer, short } = products;
  // As their pages do.
  const lines = Object.values(products).map(({ id, title }) => ({
    productId: id,
    quantity: 1,
    grind: 'wholeBean',
    title,
    seenWon: 18_000,
  }));
  await page.addInitScript(
    (text) => localStorage.getItem('basket') ?? localStorage.setItem('basket', text),
    JSON.stringify(lines),
  );
  const change = (id: string, changes: object) => backend.db.doc(`products/${id}`).update(changes);
  await change(gone.id, { isPublished: false });
  await change(soldOut.id, { availability: 'out_of_stock' });
  await change(dearer.id, { priceKrw: 20_000 });

  await page.goto('/en/basket');
  await expect(line(page, gone.title)).toContainText('We no longer sell this.');
  await expect(line(page, soldOut.title)).toContainText('Sold out right now.');
  await expect(line(page, dearer.title)).toContainText('from ₩18,000 to ₩20,000');
  await line(page, short.title).getByLabel('Quantity').selectOption('2');
  // Sold meanwhile.
  await backend.db.doc(`productStock/${short.id}`).set({ left: 1 });
  await fillIn(page);
  const refused = page.waitForResponse('**/api/orders');
  await page.getByRole('button', { name: 'Pay ₩56,000' }).click();
  expect((await refused).status()).toBe(409);
  await expect(line(page, short.title)).toContainText('We do not have that many left');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sample Buyer');
  await expectAccessible(page);

  await line(page, gone.title)
    .getByRole('button', { name: `Remove ${gone.title}` })
    .click();
  await expect(line(page, gone.title)).toHaveCount(0);
  await line(page, short.title).getByLabel('Quantity').selectOption('1');
  await page.getByRole('button', { name: 'Pay ₩41,000' }).click();
  await page.waitForURL(({ pathname }) => pathname.startsWith('/payments'));
  // What could not be ordered is still there.
  await page.goto('/en/basket');
  await expect(line(page, soldOut.title)).toContainText('Sold out right now.');
  await expect(page.getByRole('listitem').filter({ hasText: dearer.title })).toHaveCount(0);
});

test('an order of a last piece that was sold meanwhile is refused, and the form offers to tell when it is back', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/409/);
  const product = await backend.addProduct();
  await page.goto(`/en/products/${product.id}`);
  await untilHydrated(page);
  await page.getByRole('button', { name: /^Order now/ }).click();
  const form = page.getByRole('dialog', { name: 'Order' });
  await fillIn(page);
  await backend.db.doc(`productStock/${product.id}`).set({ left: 0 });
  const refused = page.waitForResponse('**/api/orders');
  await form.getByRole('button', { name: /^Pay/ }).click();
  expect((await refused).status()).toBe(409);
  await expect(page.getByText('The last one has just been sold.')).toBeVisible();
  await expect(form.getByText('Sold out right now.')).toBeVisible();
  const restock = form.getByRole('region', { name: 'Want to know when it is back?' });
  await expect(restock).toBeInViewport({ ratio: 0.9 });
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Sample Buyer');
  await expectAccessible(page);
  await restock.getByLabel('Email address').fill('buyer@example.com');
  await restock.getByRole('button', { name: 'Email me' }).click();
  await expect(page.getByText('We have sent you an email')).toBeVisible();
});

test('the page of a product follows its stock', async ({ page, backend }) => {
  const product = await backend.addProduct();
  const hasNoneLeft = async () =>
    (await backend.db.doc(`products/${product.id}`).get()).get('hasNoneLeft') as boolean;
  const stock = backend.db.doc(`productStock/${product.id}`);
  const restock = page.getByRole('region', { name: 'Want to know when it is back?' });
  const order = page.getByRole('button', { name: /^Order now/ });
  await stock.set({ left: 0 });
  await expect.poll(hasNoneLeft).toBe(true);
  await page.goto(`/en/products/${product.id}`);
  await expect(restock).toBeVisible();
  await expect(order).toHaveCount(0);
  await stock.set({ left: 2 });
  await expect.poll(hasNoneLeft).toBe(false);
  await page.reload();
  await expect(order).toBeVisible();
  await expect(restock).toHaveCount(0);
});

test('the basket is the same in another tab', async ({ page, backend, context }) => {
  const product = await backend.addProduct();
  const other = await context.newPage();
  await other.goto('/en/basket');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your basket is empty');
  await fillBasket(page, product);
  await expect(line(other, product.title)).toBeVisible();
});

for (const language of LANGUAGES) {
  test(`the basket fits a phone (${language})`, async ({ page, backend }) => {
    const product = await backend.addProduct({ largeWeightGrams: 500, largePriceKrw: 42_000 });
    await fillBasket(page, product);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(localizedPath('/basket', language));
    await expect(line(page, language === 'kr' ? product.titleKr : product.title)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}
