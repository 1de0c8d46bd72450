import type { Page } from 'playwright/test';
import { PUBLIC_PATHS } from '../fixtures/public-paths.ts';
import { expect, test } from '../fixtures/test.ts';

const LEGAL_PATHS = ['/privacy', '/terms', '/age-policy'];
const BANNER_PATHS = ['/about', '/coffee', '/makgeolli', '/products', '/experiences', '/stories', '/contact'];
const WIDTHS = [390, 820, 1440];
const LISTED = 7;

test('the headline of the home page is whole in a window of 1440×900', async ({ page }) => {
  for (const path of ['/', '/en']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  }
});

test('the pictures of the home page keep their aspect ratio at 820 px', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/');
  const jar = page.getByRole('region', { name: '막걸리', exact: true }).getByRole('presentation').first();
  const { width, height } = (await jar.boundingBox())!;
  expect(width / height).toBeCloseTo(3 / 2, 1);
});

test('a phone shows a list of seven events in at most 4,000 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/experiences', '/en/experiences']) {
    await page.goto(path);
    const cards = page
      .getByRole('region', { name: path.startsWith('/en') ? 'Upcoming events' : '예정된 체험' })
      .getByRole('article');
    const first = (await cards.first().boundingBox())!;
    const seventh = (await cards.nth(LISTED - 1).boundingBox())!;
    expect(seventh.y + seventh.height - first.y).toBeLessThanOrEqual(4_000);
  }
});

for (const [language, prefix] of [
  ['kr', ''],
  ['en', '/en'],
] as const)
  test(`banners are at most 220 px high: ${language}`, async ({ page }) => {
    for (const path of BANNER_PATHS.map((path) => `${prefix}${path}`)) {
      await page.goto(path);
      const banner = page
        .getByRole('main')
        .locator('header')
        .filter({ has: page.getByRole('heading', { level: 1 }) });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect((await banner.boundingBox())!.height, `${path}, ${width} px`).toBeLessThanOrEqual(220);
        const picture = banner.locator('[aria-hidden]').first();
        expect(
          await picture.evaluate((element) => getComputedStyle(element).backgroundImage),
          `${path}, ${width} px`,
        ).toMatch(/^url/);
      }
    }
  });

test('legal pages have no banner', async ({ page }) => {
  for (const path of LEGAL_PATHS) {
    await page.goto(path);
    await expect(page.getByRole('main').locator('[lang=ko][aria-hidden]')).toHaveCount(0);
  }
});

for (const path of PUBLIC_PATHS)
  test(`the alcohol warning stands in no card, and at most once in a section: ${path}`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    const warning = main.getByText(/지나친 음주는/);
    await expect(main.getByRole('listitem').filter({ has: warning })).toHaveCount(0);
    const counts = await main.evaluate((element) =>
      [...element.querySelectorAll('section')]
        .filter((section) => !section.querySelector('section'))
        .map((section) => section.textContent.split('지나친 음주는').length - 1),
    );
    expect(Math.max(0, ...counts)).toBeLessThanOrEqual(1);
    if (['/', '/makgeolli', '/products', '/experiences', '/stories'].includes(path))
      await expect(warning.first()).toBeVisible();
  });

/** Sizes of the lists of cards whose last row holds one card that is as narrow as the others. */
const listsWithLonelyCard = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('ul')]
      .map((list) =>
        [...list.children]
          .filter((item) => item.querySelector(':scope > article') && item.getClientRects().length > 0)
          .map((item) => item.getBoundingClientRect()),
      )
      .filter((cards) => {
        const last = cards.at(-1);
        if (!last || cards.length === 1) return false;
        return (
          last.top > cards.at(-2)!.bottom - 1 &&
          last.width < cards[0]!.width * 1.5 &&
          cards.some(({ top }, index) => index > 0 && top === cards[0]!.top)
        );
      })
      .map((cards) => cards.length),
  );

for (const path of PUBLIC_PATHS) {
  test(`no card is alone in the last row of a grid: ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 640, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await listsWithLonelyCard(page), `${width} px`).toEqual([]);
    }
  });
}

test('the last of three products spans the row where a list has two columns', async ({ page, backend }) => {
  const tag = crypto.randomUUID();
  const shortDescKr = `예시 ${crypto.randomUUID()}`;
  for (let count = 0; count < 3; count += 1) await backend.addProduct({ tags: [tag], shortDescKr });
  await page.goto(`/coffee?tags=${tag}`);
  const cards = page.getByRole('main').getByRole('article').filter({ hasText: shortDescKr });
  await expect(cards).toHaveCount(3);
  for (const width of [390, 640]) {
    await page.setViewportSize({ width, height: 900 });
    const [first, second, last] = await cards.evaluateAll((articles) =>
      articles.map((article) => {
        const { left, right, top, bottom } = article.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    expect(second!.top, `${width} px`).toBeCloseTo(first!.top, 0);
    expect(second!.left, `${width} px`).toBeGreaterThan(first!.right);
    expect(last!.top, `${width} px`).toBeGreaterThan(second!.bottom);
    expect(last!.left, `${width} px`).toBeCloseTo(first!.left, 0);
    expect(last!.right, `${width} px`).toBeCloseTo(second!.right, 0);
  }
});

test('the brand’s name and each language stand on one line on phones of every width', async ({ page }) => {
  await page.goto('/en/privacy');
  const banner = page.getByRole('banner');
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 700 });
    for (const text of [banner.getByText('Byeotdam', { exact: true }), banner.getByText('한국어')]) {
      const lines = await text.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
      expect(lines, `${width} px`).toBe(1);
    }
    const menu = (await banner.getByRole('button', { name: 'Open menu' }).boundingBox())!;
    expect(menu.x + menu.width).toBeLessThanOrEqual(width);
  }
});
