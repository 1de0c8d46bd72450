import { untilFontsLoaded } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

test('scrolls to a text fragment below the fold', async ({ page }) => {
  await page.goto('/en/coffee#:~:text=Kenya%20Nyeri%20Washed%20%C3%97');
  await untilFontsLoaded(page);
  await expect(page.getByRole('heading', { name: 'Kenya Nyeri Washed × Byeot Sparkling' })).toBeInViewport();
});
