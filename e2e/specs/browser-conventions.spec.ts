import type { Page } from 'playwright/test';
import { untilFontsLoaded } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

test('Back restores the scroll position of a list, and Forward opens the next page at its top', async ({
  page,
}) => {
  await page.goto('/en/coffee');
  const card = page.getByRole('article').last().getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  await untilFontsLoaded(page);
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  await card.click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Coffee' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await expect(card).toBeInViewport();
});

test('an e-mail address typed into the newsletter form survives a language change', async ({ page }) => {
  await page.goto('/en/about');
  const field = page.getByRole('contentinfo').getByRole('textbox');
  await field.fill('reader@example.com');
  await page.getByRole('banner').getByRole('link', { name: '한국어' }).click();
  await expect(page).toHaveURL('/about');
  await expect(field).toHaveAccessibleName('이메일 주소');
  await expect(field).toHaveValue('reader@example.com');
});

/** Returns the running animations of the page with their durations. */
const movements = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .map(({ effect }) => Number(effect?.getTiming().duration)),
  );

for (const { reducedMotion, light } of [
  { reducedMotion: 'no-preference', light: [24_000] },
  { reducedMotion: 'reduce', light: [] },
] as const) {
  test(`animations respect reduced motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    for (const path of ['/en', '/en/coffee']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => movements(page)).toEqual(light);
    }
  });
}

for (const [reducedMotion, change, navigations] of [
  ['no-preference', 'cross-fade', ['auto']],
  ['reduce', 'change at once', []],
] as const)
  test(`documents ${change} when reduced motion is "${reducedMotion}"`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/en');
    // The rules that apply. Whether there is a transition depends on the browser's load too: Chromium gives up a late one.
    const applied = await page.evaluate(() => {
      const rulesOf = ({ cssRules }: { cssRules: CSSRuleList }): CSSRule[] =>
        [...cssRules].flatMap((rule) => {
          if (!(rule instanceof CSSMediaRule)) return [rule];
          return matchMedia(rule.conditionText).matches ? rulesOf(rule) : [];
        });
      return [...document.styleSheets]
        .flatMap(rulesOf)
        .filter((rule) => rule instanceof CSSViewTransitionRule)
        .map(({ navigation }) => navigation);
    });
    expect(applied).toEqual(navigations);
  });
