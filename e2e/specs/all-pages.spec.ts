import type { Page } from 'playwright/test';
import { EVENT_IDS } from '../../seed/src/content/event-ids.ts';
import { expectAccessibleOnAllScreens } from '../fixtures/axe.ts';
import { standInForKakao } from '../fixtures/kakao-stand-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ context }) => standInForKakao(context));

interface EveryPage {
  path: string;
  korean: string | RegExp;
  english: string | RegExp;
  complaint?: RegExp;
}

/** Matches Chromium's errors for a missing page, and for reads that the rules deny because the item does not exist. */
const MISSING = /40[34]/;

/** Items of the demo content, whose URLs never change. */
const PAGES: readonly EveryPage[] = [
  { path: '/', korean: /볕 드는 담/, english: /By a sunlit wall/ },
  { path: '/about', korean: '볕과 담', english: 'Sun and wall' },
  { path: '/coffee', korean: '커피', english: 'Coffee' },
  { path: '/makgeolli', korean: '막걸리', english: 'Makgeolli' },
  { path: '/products', korean: '제품', english: 'Products' },
  // A coffee, a makgeolli and a product that is sold out.
  {
    path: '/products/9faf20ca-64bc-4c4a-a495-665acb07d755',
    korean: '볕담 블렌드',
    english: 'Sunlit Wall Blend',
  },
  { path: '/products/95d94f9a-1790-4849-93b7-8b9f57cdc9e2', korean: '담 막걸리', english: 'Dam Makgeolli' },
  { path: '/products/d044056e-4aac-467f-bd0d-447d7cbc624e', korean: '이화주', english: /^Ihwaju/ },
  { path: '/experiences', korean: '체험', english: 'Experiences' },
  // An open event, a full one and a past one.
  {
    path: `/experiences/${EVENT_IDS.handDrip}`,
    korean: '토요일의 핸드드립',
    english: 'A Saturday of Pour-Over',
  },
  { path: `/experiences/${EVENT_IDS.milkAndSteam}`, korean: '우유와 스팀', english: 'Milk and Steam' },
  {
    path: `/experiences/${EVENT_IDS.morningBarista}`,
    korean: '아침 바리스타 교실',
    english: 'The Morning Barista',
  },
  { path: '/stories', korean: '이야기', english: 'Stories' },
  {
    // Names a product.
    path: '/stories/8117b778-ebe4-46fb-aed4-4f59e7a1ed62',
    korean: '구지에서 온 편지',
    english: 'A Letter from Guji',
  },
  {
    path: '/stories/no-such-story',
    korean: '이야기를 찾을 수 없습니다',
    english: 'Story Not Found',
    complaint: MISSING,
  },
  { path: '/search', korean: '검색', english: 'Search' },
  { path: `/search?q=${encodeURIComponent('담')}`, korean: '검색', english: 'Search' },
  { path: '/basket', korean: '장바구니', english: 'Basket' },
  { path: '/privacy', korean: '개인정보처리방침', english: 'Privacy policy' },
  { path: '/terms', korean: '이용약관', english: 'Terms of service' },
  { path: '/age-policy', korean: '연령 정책', english: 'Age policy' },
  { path: '/contact', korean: '문의와 매장', english: 'Contact and stores' },
  {
    path: '/no/such/page',
    korean: '404 페이지를 찾을 수 없습니다',
    english: '404 Page Not Found',
    complaint: MISSING,
  },
  {
    path: '/products/no-such-product',
    korean: '제품을 찾을 수 없습니다',
    english: 'Product Not Found',
    complaint: MISSING,
  },
];

const LANGUAGES = [
  { name: 'Korean', prefix: '', tag: 'ko', heading: 'korean' },
  { name: 'English', prefix: '/en', tag: 'en', heading: 'english' },
] as const;

/** Returns the number of pixels by which the page is wider than the screen, once it is painted. */
const overflow = (page: Page) =>
  page.evaluate(async () => {
    // The first frame determines which parts are off-screen (`content-visibility`), the second one skips them.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });

for (const { name, prefix, tag, heading } of LANGUAGES) {
  for (const page of PAGES) {
    test(`${page.path} renders in ${name}, is accessible and fits the screen`, async ({
      page: browser,
      expectedConsoleErrors,
    }) => {
      if (page.complaint) expectedConsoleErrors.push(page.complaint);
      await browser.goto(prefix + page.path);
      await expect(browser.getByRole('heading', { level: 1, name: page[heading] })).toBeVisible();
      await expect(browser.locator('html')).toHaveAttribute('lang', tag);
      await expect(browser.getByRole('banner')).toBeVisible();
      await expect(browser.getByRole('contentinfo')).toBeVisible();
      await expect(browser.getByRole('progressbar')).toHaveCount(0);
      await expectAccessibleOnAllScreens(browser);

      await browser.setViewportSize({ width: 320, height: 700 });
      expect(await overflow(browser), 'nothing is wider than a screen of 320 px').toBe(0);
      await browser.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      for (const width of [320, 360, 720]) {
        await browser.setViewportSize({ width, height: 700 });
        const where = `nothing is wider than ${width} px when the text is twice as large`;
        expect(await overflow(browser), where).toBe(0);
      }
    });
  }
}
