import { untilFontsLoaded } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

test('scrolls to a text fragment below the fold', async ({ page }) => {
  await page.goto('/en/coffee#:~:text=makgeolli%20with%20something%20in%20common');
  await untilFontsLoaded(page);
  await expect(page.getByText('makgeolli with something in common')).toBeInViewport();
});
