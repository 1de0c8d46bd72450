import type { Locator, Page } from 'playwright/test';
import { untilDrawn } from '../fixtures/reach.ts';
import { expect, test } from '../fixtures/test.ts';

/** In pixels: by so little it may move when the site's faces come. */
const HARDLY = 8;

const topOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().top);

async function expectToStay(page: Page, target: Locator): Promise<void> {
  const top = await target.evaluate((element) => {
    element.scrollIntoView();
    return element.getBoundingClientRect().top;
  });
  await untilDrawn(page);
  expect(Math.abs((await topOf(target)) - top)).toBeLessThan(HARDLY);
}

test('what somebody jumps to stays where it is', async ({ page }) => {
  await page.goto('/experiences');
  await expectToStay(page, page.getByRole('article').last());
});

test('what somebody jumps to stays where it is on a screen that was turned', async ({ page }) => {
  await page.goto('/experiences');
  await page.setViewportSize({ width: 720, height: 390 });
  await expect(page.locator('html[data-holding]')).toHaveCount(0);
  await expectToStay(page, page.getByRole('article').last());
});

test('a link to words of a page leads to them, and they stay in sight', async ({ page }) => {
  await page.goto('/en/coffee#:~:text=Kenya%20Nyeri%20Washed%20%C3%97');
  await untilDrawn(page);
  await expect(page.getByRole('heading', { name: 'Kenya Nyeri Washed × Byeot Sparkling' })).toBeInViewport();
});
