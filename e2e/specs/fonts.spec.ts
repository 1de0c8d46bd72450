import type { Page } from 'playwright/test';
import { openAsAdmin } from '../fixtures/admin.ts';
import { standInForKakao } from '../fixtures/kakao-stand-in.ts';
import { goTo, untilFontsLoaded } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ context }) => standInForKakao(context));

/** A rare syllable, which is in the slice of its Unicode block. */
const RARE = '뷁';

/** Returns the ranges of the characters of the slices that the page has loaded, as `unicode-range` has them. @param weight is part of the font's */
const rangesOf = (page: Page, family: string, weight = '') =>
  page.evaluate(
    ([name, wanted]) =>
      [...document.fonts]
        .filter((face) => face.family.replaceAll('"', '') === name && face.weight.includes(wanted))
        .flatMap(({ unicodeRange }) => unicodeRange.split(',')),
    [family, weight] as const,
  );

const includes = (ranges: readonly string[], character: string) =>
  ranges.some((range) => {
    const [first, last = first] = range.trim().slice(2).split('-');
    const code = character.codePointAt(0)!;
    return parseInt(first!, 16) <= code && code <= parseInt(last!, 16);
  });

/** Returns whether the page has loaded a slice with a character. */
const has = async (page: Page, family: string, character: string) =>
  includes(await rangesOf(page, family), character);

/** Returns the font families in which the browser actually renders an element's own text. */
async function drawnIn(page: Page, selector: string): Promise<string[]> {
  const chrome = await page.context().newCDPSession(page);
  await chrome.send('DOM.enable');
  await chrome.send('CSS.enable');
  const { root } = await chrome.send('DOM.getDocument');
  const { nodeId } = await chrome.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await chrome.send('CSS.getPlatformFontsForNode', { nodeId });
  await chrome.detach();
  return fonts.map(({ familyName }) => familyName).toSorted();
}

test('pages are drawn in the site’s fonts', async ({ page }) => {
  for (const path of ['/', '/en', '/contact', '/en/coffee']) {
    await page.goto(path);
    for (const [selector, family] of [
      ['main h1', 'Noto Serif KR SemiBold'],
      // Pretendard's license reserves its name for the original.
      ['main p', 'Byeotdam'],
    ] as const) {
      // Fonts load for the text on the screen.
      await page.locator(selector).first().scrollIntoViewIfNeeded();
      await expect.poll(() => drawnIn(page, selector), path).toEqual([family]);
    }
  }
});

test('draws typed text and the text of another page in the site’s fonts', async ({ page, backend }) => {
  const story = await backend.addStory({ titleKr: `${RARE}의 하루 ${crypto.randomUUID().slice(0, 8)}` });
  await page.goto('/contact');
  await untilFontsLoaded(page);
  expect(await has(page, 'Byeotdam Sans', RARE)).toBe(false);
  await page.getByRole('region', { name: '문의 보내기' }).getByLabel('내용').fill(`${RARE}!`);
  await expect.poll(() => has(page, 'Byeotdam Sans', RARE)).toBe(true);

  expect(await has(page, 'Byeotdam Serif', RARE)).toBe(false);
  await goTo(page, `/stories/${story.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.titleKr);
  await expect.poll(() => drawnIn(page, 'main h1')).toEqual(['Noto Serif KR SemiBold']);
});

test('requests a font slice again after a failed request', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto('/contact');
  await untilFontsLoaded(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await has(page, 'Byeotdam Sans', '문')).toBe(false);
  await page.unroute(/\.woff2$/);
  await page.getByRole('region', { name: '문의 보내기' }).getByLabel('내용').fill('문의합니다.');
  await expect.poll(() => has(page, 'Byeotdam Sans', '문')).toBe(true);
});

test('loads the fonts of all text for print', async ({ page }) => {
  await page.goto('/contact');
  await untilFontsLoaded(page);
  const onScreen = await page.evaluate(() => document.fonts.size);
  expect(await drawnIn(page, 'footer p')).not.toEqual(['Byeotdam']);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.evaluate(() => document.fonts.size)).toBeGreaterThan(onScreen);
});

test('the dashboard loads each character in every weight, because Safari draws a missing one in another weight', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin?tab=faqs', 'kr');
  // Questions of other tests may fill the screen, and what is below it is not loaded.
  const first = page.getByRole('article').first();
  await expect(first).toBeInViewport({ ratio: 1 });
  await untilFontsLoaded(page);
  const [regular, bold] = await Promise.all(
    ['500', '501'].map((weight) => rangesOf(page, 'Byeotdam Sans', weight)),
  );
  expect(regular!.length).toBeGreaterThan(50);
  const shown = await first.innerText();
  const syllables = [...new Set(shown.match(/[가-힣]/g))];
  expect(syllables.filter((each) => includes(regular!, each) !== includes(bold!, each))).toEqual([]);
});

test('has fewer than 40 @font-face rules per page', async ({ page }) => {
  for (const path of ['/', '/en', '/contact']) {
    await page.goto(path);
    await untilFontsLoaded(page);
    const rules = await page.evaluate(
      () =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .filter((rule) => rule instanceof CSSFontFaceRule).length,
    );
    expect(rules).toBeGreaterThan(0);
    expect(rules).toBeLessThan(40);
  }
});
