import type { Page } from 'playwright/test';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

/** Opens the order form of a product by its price and fills it in; the form is in English. */
async function fillOrder(page: Page, { id, title }: { id: string; title: string }): Promise<void> {
  await page.goto(`/en/products/${id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: `for ${title}` })
    .click();
  const form = page.getByRole('dialog', { name: 'Order' });
  await form.getByLabel('Quantity').selectOption('2');
  await form.getByLabel('Grind').selectOption('Pour-over');
  await form.getByLabel('Name').fill('Sample Buyer');
  await form.getByLabel('Email').fill('buyer@example.com');
  await form.getByLabel('Phone').fill('010-0000-0000');
  await form.getByLabel('Postal code').fill('00000');
  await form.getByLabel('Address', { exact: true }).fill('00 Yesi-ro, Jongno-gu, Seoul');
  await form.getByLabel('I agree to the terms').check();
  await form.getByRole('button', { name: 'Pay ₩39,000' }).click();
  await expect(page.getByRole('note')).toContainText('local stand-in for PayApp');
}

const choose = (page: Page, action: string) =>
  page.getByRole('button', { name: action, exact: true }).click();
const state = (page: Page) => page.getByRole('heading', { level: 1 });

test('a product is ordered and paid, and the order page shows the state of the ledger', async ({
  page,
  backend,
}) => {
  const product = await backend.addProduct();
  await fillOrder(page, product);
  await choose(page, 'Pay');
  await expect(page).toHaveURL(/\/en\/orders\/[^/]+#returned$/);
  await expect(state(page)).toHaveText('Payment received');
  await expect(page.getByText(`${product.title} · Pour-over × 2`)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  // The same page in Korean.
  await page.goto(new URL(page.url()).pathname.replace('/en', ''));
  await expect(state(page)).toHaveText('결제되었습니다');
});

test('a buyer whose card is rejected returns to the order and pays', async ({ page, backend }) => {
  await fillOrder(page, await backend.addProduct());
  await choose(page, 'Let the card be refused');
  await expect(state(page)).toHaveText('Waiting for payment');
  await expect(page.getByRole('status').filter({ hasText: 'not confirmed yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay ₩39,000' }).click();
  await choose(page, 'Pay twice');
  await expect(state(page)).toHaveText('Payment received');
});

test('the page asks for the rest of an order that is paid in part', async ({ page, backend }) => {
  await fillOrder(page, await backend.addProduct());
  await choose(page, 'Pay 1,000 won less');
  await expect(state(page)).toHaveText('Part of the total is still due');
});

test('the order form reports missing fields and keeps the input', async ({ page, backend }) => {
  const { id, title } = await backend.addProduct();
  await page.goto(`/en/products/${id}`);
  const price = page.getByRole('main').getByRole('button', { name: `for ${title}` });
  await price.click();
  const form = page.getByRole('dialog', { name: 'Order' });
  await form.getByLabel('Name').fill('Sample Buyer');
  await form.getByRole('button', { name: 'Pay ₩21,000' }).click();
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await price.click();
  await expect(form.getByLabel('Name')).toHaveValue('Sample Buyer');
});

test('an unknown order link shows an error state', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/404/);
  await page.goto('/orders/unknown');
  await expect(state(page)).toHaveText('주문을 찾을 수 없습니다');
});
