import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

test('a product shows its images, details and guide', async ({ page }) => {
  await page.goto('/en/makgeolli');
  const card = page.getByRole('article').first();
  await expect(
    page
      .getByRole('main')
      .getByText(/Excessive drinking causes/)
      .first(),
  ).toBeVisible();
  await card.getByRole('link').first().click();
  await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('Makgeolli');
  await expect(page.getByText(/Drinking and driving/).first()).toBeVisible();
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300);
  const first = await picture.getAttribute('src');
  await page.getByRole('button', { name: 'Show picture 2' }).press('Enter');
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await page.getByRole('button', { name: 'Show picture 1' }).press('Enter');
  await expect(picture).toHaveAttribute('src', first ?? '');
  await page.getByRole('tab', { name: 'Serving Guide' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Serving Guide' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Tasting Notes' })).toBeFocused();
  await expectAccessible(page);
});
