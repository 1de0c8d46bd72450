import type { Page } from 'playwright/test';
import { groupsOf } from '../fixtures/groups.ts';
import { goTo } from '../fixtures/page-loading.ts';
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

for (const pages of groupsOf(Object.entries(PAGES), 3)) {
  const paths = pages.map(([path]) => path);
  test(`keeps the title visible while the rest of the page loads: ${paths.join(', ')}`, async ({ page }) => {
    for (const [path, content] of pages) {
      // A page that reads nothing.
      await page.goto('/en/privacy');
      await recordHiddenTitles(page);
      await goTo(page, path);
      await expect(page.getByRole('main').getByText(content).first()).toBeAttached();
      expect(await page.evaluate(() => window.hiddenTitles), path).toEqual([]);
    }
  });
}
