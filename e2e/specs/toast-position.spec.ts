import type { Locator, Page } from 'playwright/test';
import { boxesOf } from '../fixtures/boxes.ts';
import { untilHydrated } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

/** Presses a button and expects that the toast that follows leaves it uncovered. */
async function pressAndSeeToast(page: Page, button: Locator): Promise<void> {
  await button.click();
  const toast = page
    .locator('[role=alert], [role=status]')
    .filter({ has: page.getByRole('button', { name: 'Close' }) });
  await expect(toast).toBeInViewport({ ratio: 1 });
  const [shown, pressed] = await boxesOf(toast, button);
  const isApart = shown.top >= pressed.bottom || shown.bottom <= pressed.top;
  expect(isApart, `the toast at ${shown.y} and the button at ${pressed.y}`).toBe(true);
}

test('a toast does not cover the button of the booking dialog', async ({ page, backend }) => {
  const event = await backend.addEvent();
  await page.goto(`/en/experiences/${event.id}`);
  await page.getByRole('button', { name: `Book now: ${event.title}` }).click();
  await pressAndSeeToast(page, page.getByRole('dialog').getByRole('button', { name: 'Request booking' }));
});

test('a toast does not cover the button of the newsletter in the footer', async ({ page }) => {
  await page.goto('/en/about');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Email').fill(`visitor-${crypto.randomUUID()}@example.com`);
  await pressAndSeeToast(page, footer.getByRole('button', { name: 'Subscribe' }));
});

test('a toast does not cover the button of an order', async ({ page, backend }) => {
  const { id, title } = await backend.addProduct();
  await page.goto(`/en/products/${id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: `for ${title}` })
    .click();
  const pay = page.getByRole('dialog', { name: 'Order' }).getByRole('button', { name: /^Pay ₩/ });
  await pressAndSeeToast(page, pay);
});

test('a toast does not cover the button of a restock request', async ({ page, backend }) => {
  const { id } = await backend.addProduct({ availability: 'out_of_stock' });
  await page.goto(`/en/products/${id}`);
  const request = page.getByRole('region', { name: 'Want to know when it is back?' });
  await request.getByLabel('Email address').fill(`visitor-${crypto.randomUUID()}@example.com`);
  await pressAndSeeToast(page, request.getByRole('button', { name: 'Email me' }));
});

test('a toast covers neither the button of the basket nor the one that shares the page', async ({
  page,
  context,
  backend,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const { id } = await backend.addProduct();
  await page.goto(`/en/products/${id}`);
  await untilHydrated(page);
  const main = page.getByRole('main');
  await pressAndSeeToast(page, main.getByRole('button', { name: 'Add to basket' }));
  await page.getByRole('button', { name: 'Close' }).click();
  await pressAndSeeToast(page, main.getByRole('button', { name: 'Share' }));
});

test('a toast does not cover the button of the contact form', async ({ page }) => {
  await page.goto('/en/contact');
  const form = page.getByRole('region', { name: 'Send us a message' });
  await form.getByLabel('Name', { exact: true }).fill('Sample Visitor');
  await form.getByLabel('Email', { exact: true }).fill('visitor@example.com');
  await form.getByLabel('Message', { exact: true }).fill('Hello from the test of toasts');
  await pressAndSeeToast(page, form.getByRole('button', { name: 'Send message' }));
});

test('a toast stays while it is focused or hovered, and gives the focus back to the button pressed before', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  // The rules refuse a list for a clock that is ahead, as this one.
  expectedConsoleErrors.push(/403/);
  const { id } = await backend.addProduct();
  await page.goto(`/en/products/${id}`);
  await page.clock.install();
  const add = page.getByRole('main').getByRole('button', { name: 'Add to basket' });
  const close = page.getByRole('button', { name: 'Close', exact: true });
  await add.press('Enter');
  await close.focus();
  await page.clock.fastForward('01:00');
  await close.press('Enter');
  await expect(close).toBeHidden();
  await expect(add).toBeFocused();
  await add.press('Enter');
  await page.getByRole('status').filter({ has: close }).hover();
  await page.clock.fastForward('01:00');
  await expect(close).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward('01:00');
  await expect(close).toBeHidden();
});
