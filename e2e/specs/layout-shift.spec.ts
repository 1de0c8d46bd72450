import { visitorsOf } from '../fixtures/age-answer.ts';
import { standInForKakao } from '../fixtures/kakao-stand-in.ts';
import { untilFontsLoaded } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ context }) => standInForKakao(context));

/** Run in a page: the sum of its layout shifts. */
const SHIFT = `new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) sum += value;
  }).observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
})`;

for (const [visitor, state] of visitorsOf(process.env['SITE_ORIGIN']!))
  test.describe(`a ${visitor} visitor`, () => {
    test.use({ storageState: state });

    for (const path of [
      '/',
      '/coffee',
      '/products/9faf20ca-64bc-4c4a-a495-665acb07d755',
      '/stories',
      '/experiences',
      '/experiences/d1d328e1-d728-4c47-986e-3719d9e69244',
      '/contact',
    ])
      test(`sees no layout shift on ${path}`, async ({ page }) => {
        await page.goto(path);
        await untilFontsLoaded(page);
        expect(await page.evaluate<number>(SHIFT)).toBeLessThanOrEqual(0.01);
      });
  });
