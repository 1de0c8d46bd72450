import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { boxesOf } from '../fixtures/boxes.ts';
import { BROKEN_FIGURES } from '../fixtures/broken-figures.ts';
import { groupsOf } from '../fixtures/groups.ts';
import { standInForKakao } from '../fixtures/kakao-stand-in.ts';
import { PUBLIC_PATHS } from '../fixtures/public-paths.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ context }) => standInForKakao(context));

const LEGAL_PATHS = ['/privacy', '/terms', '/age-policy'];
const BANNER_PATHS = ['/about', '/coffee', '/makgeolli', '/products', '/experiences', '/stories', '/contact'];
const WIDTHS = [390, 820, 1440];
const WIDTHS_OF_GRIDS = [390, 640, 820, 1440];
const LISTED = 7;

test('the headline of the home page is whole in a window of 1440×900', async ({ page }) => {
  for (const path of ['/', '/en']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  }
});

test('the jar on the home page is whole at 820 px', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/');
  const jar = page.getByRole('region', { name: '막걸리', exact: true }).getByRole('presentation').first();
  const shown = await jar.evaluate(async (picture: HTMLImageElement) => {
    await picture.decode();
    const box = picture.clientWidth / picture.clientHeight;
    const file = picture.naturalWidth / picture.naturalHeight;
    return Math.min(box / file, file / box);
  });
  // The part of the picture that its box does not cut off.
  expect(shown).toBeGreaterThan(0.98);
});

test('a phone shows a list of seven events in at most 4,000 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/experiences', '/en/experiences']) {
    await page.goto(path);
    const cards = page
      .getByRole('region', { name: path.startsWith('/en') ? 'Upcoming events' : '예정된 체험' })
      .getByRole('article');
    const [first, seventh] = await boxesOf(cards.first(), cards.nth(LISTED - 1));
    expect(seventh.bottom - first.top).toBeLessThanOrEqual(4_000);
  }
});

/** Expects a picture of at most 220 px behind the page's title at every width. */
async function expectLowBanner(page: Page, path: string): Promise<void> {
  const banner = page
    .getByRole('main')
    .locator('header')
    .filter({ has: page.getByRole('heading', { level: 1 }) });
  const picture = banner.locator('[aria-hidden]').first();
  for (const width of WIDTHS) {
    const where = `${path}, ${width} px`;
    await page.setViewportSize({ width, height: 900 });
    expect((await banner.boundingBox())!.height, where).toBeLessThanOrEqual(220);
    const image = await picture.evaluate((element) => getComputedStyle(element).backgroundImage);
    expect(image, where).toMatch(/^url/);
  }
}

test('banners of English pages are at most 220 px high', async ({ page }) => {
  for (const path of BANNER_PATHS) {
    await page.goto(`/en${path}`);
    await expectLowBanner(page, `/en${path}`);
  }
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

/**
 * Expects that a page's banner is low, that no card is alone or contains the alcohol warning, and that no section shows the
 * warning twice.
 */
async function expectTidy(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible();
  const warning = main.getByText(/지나친 음주는/);
  await expect(main.getByRole('listitem').filter({ has: warning }), path).toHaveCount(0);
  const counts = await main.evaluate((element) =>
    [...element.querySelectorAll('section')]
      .filter((section) => !section.querySelector('section'))
      .map((section) => section.textContent.split('지나친 음주는').length - 1),
  );
  expect(Math.max(0, ...counts), path).toBeLessThanOrEqual(1);
  if (['/', '/makgeolli', '/products', '/experiences', '/stories'].includes(path))
    await expect(warning.first(), path).toBeVisible();
  for (const width of WIDTHS_OF_GRIDS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await listsWithLonelyCard(page), `${path}, ${width} px`).toEqual([]);
  }
  if (BANNER_PATHS.includes(path)) await expectLowBanner(page, path);
  if (LEGAL_PATHS.includes(path)) await expect(main.locator('[lang=ko][aria-hidden]'), path).toHaveCount(0);
}

for (const paths of groupsOf(PUBLIC_PATHS, 4))
  test(`banners are low, no card is alone or contains the alcohol warning, and no section shows it twice: ${paths.join(', ')}`, async ({
    page,
  }) => {
    for (const path of paths) await expectTidy(page, path);
  });

const stylesOf = (path: string) => readFileSync(resolve(import.meta.dirname, '../../web/src', path), 'utf8');

/** Lists of `count` cards with the classes of the products' grid, of their row and of the other cards' grid. Denied visitors see two thirds of each. */
const listsOf = (count: number) =>
  ['grid', 'grid row', 'columns']
    .map((list) => {
      const cards = Array.from(
        { length: count },
        (_, index) =>
          `<li class="item" ${index % 3 === 2 ? 'data-age-restricted' : ''}><article><div><div></div></div><h3>${index}</h3></article></li>`,
      );
      return `<ul class="${list}">${cards.join('')}</ul>`;
    })
    .join('');

for (const paths of groupsOf(
  PUBLIC_PATHS.flatMap((path) => [path, `/en${path}`]),
  8,
))
  test(`phones break no line within a time, an amount or a figure in brackets: ${paths.join(', ')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 440, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(await page.evaluate(BROKEN_FIGURES), path).toEqual([]);
    }
  });

test('the track of a scrollbar takes the color of the dialog that scrolls', async ({ page }) => {
  await page.goto('/coffee');
  await page.getByRole('button', { name: '결제하기' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCSS(
    'scrollbar-color',
    /^rgb\(133, 117, 101\) rgba\(0, 0, 0, 0\)$/,
  );
});

test('no card is alone in the last row of a grid or of a scrolling row of any length', async ({ page }) => {
  const styles = ['ui/tokens.css', 'ui/columns.module.css', 'features/products/product-grid.module.css'];
  // The patterns of the products' grid repeat after twelve cards.
  const lengths = Array.from({ length: 30 }, (_, index) => index + 1);
  await page.setContent(`<!doctype html><style>${styles.map(stylesOf).join('\n')}
    ul { margin: 0; padding: 0; list-style: none } h3 { margin: 0; height: 20px }
    :root[data-age='denied'] [data-age-restricted] { display: none }</style>
    <main>${lengths.map(listsOf).join('')}</main>`);
  for (const age of ['confirmed', 'denied']) {
    await page.evaluate((answer) => (document.documentElement.dataset['age'] = answer), age);
    for (const width of WIDTHS_OF_GRIDS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await listsWithLonelyCard(page), `${age}, ${width} px`).toEqual([]);
    }
  }
});

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

test('every control of the header is on the screen of a phone when text is twice as large', async ({
  page,
}) => {
  await page.goto('/en/privacy');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const controls = page.getByRole('banner').locator('a:visible, button:visible');
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 700 });
    for (const control of await controls.all()) {
      const box = (await control.boundingBox())!;
      expect(box.x, `${width} px`).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, `${width} px`).toBeLessThanOrEqual(width);
    }
  }
});
