import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures/test.ts';

test.use({ forcedColors: 'active', viewport: { width: 390, height: 844 } });

/** The difference between the lightest and the darkest pixel of a control, from 0 to 255, without `left` and its border. */
async function contrastIn(page: Page, control: Locator, left = 0): Promise<number> {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await control.boundingBox())!;
  const clip = { x: x + left + 4, y: y + 4, width: width - left - 8, height: height - 8 };
  const { channels } = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .stats();
  return channels[0]!.max - channels[0]!.min;
}

test('the menu button and the arrow of a select are visible in forced colours', async ({ page }) => {
  await page.goto('/en/coffee');
  expect(await contrastIn(page, page.getByRole('button', { name: 'Open menu' }))).toBeGreaterThan(100);
  const sort = page.getByLabel('Sort by');
  const { width } = (await sort.boundingBox())!;
  expect(await contrastIn(page, sort, width - 36)).toBeGreaterThan(100);
});
