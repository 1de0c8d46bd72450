import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** Presses a button and expects that the toast that follows leaves it uncovered. */
async function pressAndSeeToast(page: Page, button: Locator): Promise<void> {
  await button.click();
  const toast = page
    .locator('[role=alert], [role=status]')
    .filter({ has: page.getByRole('button', { name: 'Close' }) });
  await expect(toast).toBeInViewport({ ratio: 1 });
  const [shown, pressed] = [(await toast.boundingBox())!, (await button.boundingBox())!];
  const isApart = shown.y >= pressed.y + pressed.height || shown.y + shown.height <= pressed.y;
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
