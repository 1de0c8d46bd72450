import type { Locator } from 'playwright/test';
import { untilDrawn } from '../fixtures/reach.ts';
import { expect, test } from '../fixtures/test.ts';

/** In pixels: by so little it may move when the site's faces come. */
const HARDLY = 8;

const topOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().top);

test('what somebody jumps to stays where it is', async ({ page }) => {
  await page.goto('/experiences');
  const last = page.getByRole('article').last();
  const top = await last.evaluate((element) => {
    element.scrollIntoView();
    return element.getBoundingClientRect().top;
  });
  await untilDrawn(page);
  expect(Math.abs((await topOf(last)) - top)).toBeLessThan(HARDLY);
});

test('a link to words of a page leads to them, and they stay in sight', async ({ page }) => {
  await page.goto('/en/coffee#:~:text=Kenya%20Nyeri%20Washed%20%C3%97');
  await untilDrawn(page);
  await expect(page.getByRole('heading', { name: 'Kenya Nyeri Washed × Byeot Sparkling' })).toBeInViewport();
});
