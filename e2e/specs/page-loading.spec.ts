import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

declare global {
  interface Window {
    /** The titles that were hidden after they had been shown. */
    hiddenTitles: string[];
  }
}

/** React hides what it has already rendered when a part of it suspends outside of a transition. */
async function recordHiddenTitles(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.hiddenTitles = [];
    const record = () => {
      const title = document.querySelector('main h1');
      if (title && !title.checkVisibility()) window.hiddenTitles.push(title.textContent);
    };
    new MutationObserver(record).observe(document.body, { attributes: true, subtree: true });
  });
}

/** The public pages that read from Firestore, each with a text of its content. */
const PAGES = {
  '/en': 'Sunlit Wall Blend',
  '/en/coffee': 'Sunlit Wall Blend',
  '/en/makgeolli': 'Dam Makgeolli',
  '/en/products': 'Sunlit Wall Blend',
  '/en/products/9faf20ca-64bc-4c4a-a495-665acb07d755': 'Sunlit Wall Blend',
  '/en/experiences': 'A Saturday of Pour-Over',
  '/en/stories': 'The wall that keeps the light',
  '/en/stories/d7067e7a-2beb-4a3d-ba84-780743d01f87': 'The wall that keeps the light',
  '/en/contact': 'When are the beans roasted?',
};

for (const [path, content] of Object.entries(PAGES))
  test(`keeps the title of ${path} visible while the rest of the page loads`, async ({ page }) => {
    await page.goto('/en/privacy');
    await recordHiddenTitles(page);
    // A client-side navigation, as with the Back button.
    await page.evaluate((target) => {
      window.history.pushState(null, '', target);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.getByRole('main').getByText(content).first()).toBeAttached();
    expect(await page.evaluate(() => window.hiddenTitles)).toEqual([]);
  });
