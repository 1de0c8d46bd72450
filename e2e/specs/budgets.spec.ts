import type { Page } from 'playwright/test';
import { LANGUAGES } from '@app/domain/shared/language.ts';
import { localizedPath } from '../../web/src/i18n/localized-path.ts';
import { signIn } from '../fixtures/admin.ts';
import { demoPages } from '../fixtures/demo-pages.ts';
import { Downloads, sizesOfPage, totalKb } from '../fixtures/downloads.ts';
import { FIRESTORE_READ, untilFontsLoaded, untilRefetched } from '../fixtures/page-loading.ts';
import { PUBLIC_PATHS } from '../fixtures/public-paths.ts';
import { expect, test } from '../fixtures/test.ts';

/** The maximum sizes in KB: scripts and style sheets gzipped, HTML with brotli. */
const BUDGETS = {
  'JavaScript until hydration': 165,
  'JavaScript with the first Firestore read': 200,
  'JavaScript with the booking dialog': 200,
  'JavaScript of the login': 200,
  'JavaScript of the dashboard without its tabs': 400,
  /** Every tab, form and dialog, with the site's pages that previews show. */
  'JavaScript of the whole dashboard': 750,
  /** The scanner of entry codes, which is not counted with the dashboard. */
  'JavaScript of the scanner': 25,
  /** The writer of workbooks, which is not counted with the dashboard. */
  'JavaScript of workbooks': 15,
  /** The tab of the numbers, which is not counted with the dashboard. */
  'JavaScript of the charts': 150,
  /** The toolbar of formatted texts and their parser, which are not counted with the dashboard. */
  'JavaScript of formatted texts': 150,
  'style sheets': 20,
  'JavaScript before LCP': 2,
  'the largest picture': 80,
  'fonts of the first view': 120,
  // Including headers it fits into the initial congestion window of ten packets.
  HTML: 14,
} as const;

type Budget = keyof typeof BUDGETS;

/** Packages that load only with a form, a payment, a map or the dashboard. */
const FORBIDDEN =
  /^(antd|formik|yup|zod|reactfire|rxjs|@firebase\/(firestore|auth|storage)|@rc-component.*)$/;

/** The packages with which a hydrated page reads Firestore. */
const READER = /^@firebase\//;

/** Expects that a size is within its budget. A failure names page, size and budget. */
function expectWithin(where: string, budget: Budget, kb: number): void {
  expect(kb, `${where}: ${budget}, ${kb} KB of ${BUDGETS[budget]}`).toBeLessThanOrEqual(BUDGETS[budget]);
}

type Packages = Record<string, string[]>;

/** The files of the build that have been read, by their paths: several sums need the same two hundred. */
const texts = new Map<string, Promise<string>>();

function textOf(page: Page, path: string): Promise<string> {
  const text = texts.get(path) ?? page.request.get(path).then((answer) => answer.text());
  texts.set(path, text);
  return text;
}

const packagesIn = async (page: Page) => JSON.parse(await textOf(page, '/packages.json')) as Packages;

const STATIC_IMPORT = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const ANY_IMPORT = /(?:from|import)\s*\(?\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

const filesNamed = async (page: Page, name: RegExp) =>
  Object.keys(await packagesIn(page)).filter((path) => name.test(path));

/** Returns these scripts and what they import, directly or through others. */
async function withImports(
  page: Page,
  scripts: readonly string[],
  /** Static imports unless given. */
  { imports = STATIC_IMPORT, except }: { imports?: RegExp; except?: RegExp } = {},
): Promise<Set<string>> {
  const found = new Set(scripts);
  for (const path of found) {
    const script = await textOf(page, path);
    for (const [, imported] of script.matchAll(imports))
      if (!except?.test(`/assets/${imported}`)) found.add(`/assets/${imported}`);
  }
  return found;
}

async function kbOf(page: Page, paths: readonly string[]): Promise<number> {
  const scripts = await Promise.all(paths.map((path) => textOf(page, path)));
  return totalKb(scripts.map((script) => Buffer.from(script)));
}

test('the site contains no package that only tests need', async ({ page }) => {
  const packages = Object.values(await packagesIn(page)).flat();
  expect(packages).toContain('react');
  expect(packages.filter((name) => /^(@testing-library\/|vitest$|@vitest\/|happy-dom$)/.test(name))).toEqual(
    [],
  );
});

/** Patterns of secrets, and the names of the functions' secrets. */
const SECRET =
  /-----BEGIN [A-Z ]*PRIVATE KEY|"private_key"|smtps?:\/\/[^\s"'`]+:[^\s"'`]+@|\bya29\.|HASH_SECRET|SMTP_URL|linkkey|linkval/;

test('the site contains no secret', async ({ page }) => {
  const scripts = Object.keys(await packagesIn(page));
  expect(scripts.length).toBeGreaterThan(100);
  const withSecret = await Promise.all(
    scripts.map(async (path) => (SECRET.test(await textOf(page, path)) ? [path] : [])),
  );
  expect(withSecret.flat()).toEqual([]);
});

const MARK_HYDRATION = `new MutationObserver((_, observer) => {
  if (!('hydrated' in document.documentElement.dataset)) return;
  observer.disconnect();
  performance.mark('hydrated');
}).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] })`;

/**
 * Script for a page with `MARK_HYDRATION`: returns the paths requested before hydration. The Firestore SDK and the fonts are
 * requested after it.
 */
const REQUESTED_UNTIL_HYDRATION = `performance
  .getEntriesByType('resource')
  .filter(({ startTime }) => startTime <= performance.getEntriesByName('hydrated')[0].startTime)
  .map(({ name }) => new URL(name).pathname)`;

async function expectPageWithin(page: Page, path: string): Promise<void> {
  const downloads = new Downloads(page);
  await page.addInitScript(MARK_HYDRATION);
  const answer = await page.request.get(path);
  await page.goto(path);
  await Promise.all([untilFontsLoaded(page), untilRefetched(page)]);
  const packages = await packagesIn(page);

  const until = await page.evaluate<string[]>(REQUESTED_UNTIL_HYDRATION);
  expectWithin(path, 'JavaScript until hydration', await downloads.total((script) => until.includes(script)));
  expectWithin(path, 'JavaScript with the first Firestore read', await downloads.total());
  const { css, script } = sizesOfPage(await answer.text());
  expectWithin(path, 'style sheets', css + (await downloads.styles((sheet) => until.includes(sheet))));
  expectWithin(path, 'JavaScript before LCP', script);
  const forbidden = downloads.paths.flatMap((script) => packages[script] ?? []);
  expect(forbidden.filter((name) => FORBIDDEN.test(name))).toEqual([]);
}

for (const path of PUBLIC_PATHS)
  test(`${path} is within its budgets`, ({ page }) => expectPageWithin(page, path));

test('a formatted story is within the budgets of a page', async ({ page, backend }) => {
  const { id } = await backend.addStory({ bodyKr: '## 제목\n**굵은** 글자' });
  await expectPageWithin(page, `/stories/${id}`);
});

/** Returns the two scripts of formatted texts: their parser, and the toolbar of their field. */
const ofFormattedTexts = (packages: Packages) =>
  Object.keys(packages).filter(
    (path) =>
      packages[path]!.some((name) => /^(mdast|micromark)/.test(name)) || path.includes('/format-toolbar-'),
  );

test('the toolbar and the parser of formatted texts are within their budget, in files of their own', async ({
  page,
}) => {
  const scripts = ofFormattedTexts(await packagesIn(page));
  expect(scripts).toHaveLength(2);
  expectWithin('stories', 'JavaScript of formatted texts', await kbOf(page, scripts));
});

test('the HTML of each page with the demo content is within its budget, in both languages', async ({
  baseURL,
}) => {
  const paths = LANGUAGES.flatMap((language) => PUBLIC_PATHS.map((route) => localizedPath(route, language)));
  for (const [path, html] of Object.entries(await demoPages(baseURL!, paths))) {
    expect(html).toContain('</html>');
    expectWithin(path, 'HTML', sizesOfPage(html).html);
  }
});

/** Measurements of the first screen of a page. */
interface FirstScreen {
  /** The URL of the largest picture; empty if the largest element is text. */
  largest: string;
  /** The URLs of the pictures that load eagerly. */
  eager: string[];
  /** The URLs requested before the `load` event. */
  requestedBeforeLoad: string[];
  /** The cumulative layout shift. */
  shift: number;
  fontKb: number;
}

/** Script that measures the `FirstScreen` of a painted page. */
const FIRST_SCREEN = `new Promise((resolve) => {
  const entriesOf = (type) => new Promise((found) => {
    new PerformanceObserver((list) => found(list.getEntries())).observe({ type, buffered: true });
  });
  const shifts = [];
  new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true });
  const frame = () => new Promise(requestAnimationFrame);
  const measured = async () => {
    await frame();
    await frame();
    const [{ loadEventStart }] = performance.getEntriesByType('navigation');
    const resources = performance.getEntriesByType('resource');
    const fonts = resources.filter(({ name }) => name.endsWith('.woff2'));
    const eager = [...document.images].filter((image) => image.loading === 'eager');
    return {
      largest: (await entriesOf('largest-contentful-paint')).at(-1).url,
      eager: eager.map((image) => image.currentSrc),
      requestedBeforeLoad: resources.filter(({ startTime }) => startTime < loadEventStart).map(({ name }) => name),
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      fontKb: Math.round(fonts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 102.4) / 10,
    };
  };
  resolve(measured());
})`;

async function firstScreenOf(page: Page, path: string): Promise<FirstScreen> {
  await page.goto(path);
  await untilFontsLoaded(page);
  return page.evaluate<FirstScreen>(FIRST_SCREEN);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  for (const path of ['/', '/stories/ad69c65f-d4f9-4b95-a53a-a98b48e9dab1']) {
    test(`${path} shows its largest picture after two requests`, async ({ page }) => {
      const { largest, eager } = await firstScreenOf(page, path);
      expect(largest).toMatch(/\.avif/);
      expect(eager).toEqual([largest]);
      const kb = (await (await page.request.get(largest)).body()).length / 1024;
      expectWithin(path, 'the largest picture', Math.round(kb * 10) / 10);
    });
  }

  for (const language of LANGUAGES) {
    test(`every first screen needs 120 KB of fonts at most: ${language}`, async ({ page }) => {
      // Blocks Firestore reads, because content that other tests add would shift the layout.
      await page.route(FIRESTORE_READ, () => undefined);
      for (const path of PUBLIC_PATHS.map((route) => localizedPath(route, language))) {
        const { eager, requestedBeforeLoad, shift, fontKb } = await firstScreenOf(page, path);
        expect(fontKb, path).toBeGreaterThan(0);
        expectWithin(path, 'fonts of the first view', fontKb);
        // Scripts and fonts load after the largest picture.
        expect(eager.length, path).toBeLessThanOrEqual(1);
        expect(requestedBeforeLoad.filter((name) => !/\.(avif|webp|svg|css)/.test(name))).toEqual([]);
        // The fallback fonts' Latin letters differ in width, so English lines may wrap differently.
        if (language === 'kr') expect(shift, path).toBeLessThanOrEqual(0.01);
      }
    });
  }
});

test('the booking dialog is within its budget and loads the form libraries, which pages do not', async ({
  page,
  backend,
}) => {
  const event = await backend.addEvent();
  const downloads = new Downloads(page);
  await page.goto('/en/experiences');
  const packages = await packagesIn(page);
  const isReader = (script: string) => packages[script]?.some((name) => READER.test(name)) ?? false;
  await page.getByRole('button', { name: `Book now: ${event.title}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const kb = await downloads.total((script) => !isReader(script));
  expectWithin('the booking dialog', 'JavaScript with the booking dialog', kb);
  const names = downloads.paths.flatMap((script) => packages[script] ?? []);
  expect(names).toEqual(expect.arrayContaining(['formik', 'yup']));
});

test('the dashboard stays within its budgets, from login to the last dialog', async ({ page, backend }) => {
  const event = await backend.addEvent();
  const downloads = new Downloads(page);
  await page.goto('/admin/login');
  await expect(page.getByLabel('아이디')).toBeVisible();
  expectWithin('/admin/login', 'JavaScript of the login', await downloads.total());
  const ofLogin = downloads.paths;
  await signIn(page);
  const ofFrame = await withImports(page, await filesNamed(page, /\/dashboard-/));
  await expect(page.getByRole('tabpanel')).toBeVisible();
  const frame = await downloads.total((path) => ofLogin.includes(path) || ofFrame.has(path));
  expect(frame).toBeGreaterThan(await downloads.total((path) => ofLogin.includes(path)));
  expectWithin('/admin', 'JavaScript of the dashboard without its tabs', frame);
  const controls = page
    .getByRole('tabpanel')
    .getByRole('button')
    .or(page.getByRole('tabpanel').getByRole('combobox'));
  for (const tab of (await page.getByRole('tab').all()).toReversed()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(controls.first()).toBeVisible();
    if ((await tab.textContent()) === '통계')
      await expect(page.getByRole('tabpanel').getByRole('img').first()).toBeVisible();
  }
  await page.getByRole('tab', { name: '제품' }).click();
  await page.getByRole('button', { name: '제품 추가' }).click();
  await expect(page.getByRole('dialog').getByLabel('종류')).toBeVisible();
  await page.getByRole('button', { name: '사진 올리기' }).click();
  await expect(page.getByRole('dialog', { name: '사진 올리기' })).toBeVisible();
  const packages = await packagesIn(page);
  const names = downloads.paths.flatMap((script) => packages[script] ?? []);
  expect(names).toEqual(
    expect.arrayContaining([
      'antd',
      'reactfire',
      '@firebase/firestore',
      '@firebase/auth',
      '@firebase/storage',
    ]),
  );
  // The dashboard's forms are antd's; the public site's are formik's.
  expect(names).not.toContain('formik');

  await expect
    .poll(() => downloads.paths.filter((path) => /\/(product-preview|version-history)-/.test(path)).length)
    .toBe(2);

  // Parts with texts of their own. A navigation discards what is still being downloaded.
  await downloads.total();
  await page.goto(`/admin?tab=bookings&event=${event.id}&view=check-in`);
  await expect(page.getByRole('tabpanel').getByText('오실 손님')).toBeVisible();
  await downloads.total();
  await page.goto('/admin?tab=products');
  await page.getByRole('button', { name: '태그', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '태그' })).toBeVisible();

  // The tab with the charting library, and its texts.
  const isOfCharts = (script: string) => /\/numbers-/.test(script);
  expect(downloads.paths.filter(isOfCharts).flatMap((script) => packages[script] ?? [])).toContain(
    'chart.js',
  );
  expectWithin('/admin', 'JavaScript of the charts', await downloads.total(isOfCharts));

  // Whatever else the dashboard may load, and the site does not, with all that it needs.
  const ofSite = await withImports(page, await filesNamed(page, /\/index-/), {
    imports: ANY_IMPORT,
    except: /\/(admin-app|dashboard|login)-/,
  });
  const ofDashboard = await withImports(page, await filesNamed(page, /\/dashboard-/), {
    imports: ANY_IMPORT,
  });
  const own = [...ofDashboard].filter((script) => !ofSite.has(script));
  expect(own.filter((script) => /\/(stock-form|account-dialog|order-dialog)-/.test(script))).toHaveLength(3);
  const ofScanner = own.filter((script) => script.includes('/scan-code-'));
  expect(ofScanner).toHaveLength(1);
  expectWithin('/admin', 'JavaScript of the scanner', await kbOf(page, ofScanner));
  const ofWorkbooks = own.filter((script) => packages[script]?.includes('hucre'));
  expect(ofWorkbooks).toHaveLength(1);
  expect(downloads.paths).not.toContain(ofWorkbooks[0]);
  expectWithin('/admin', 'JavaScript of workbooks', await kbOf(page, ofWorkbooks));
  const apart = [...ofScanner, ...ofWorkbooks, ...ofFormattedTexts(packages)];
  const counted = [...downloads.paths, ...own].filter(
    (script) => !isOfCharts(script) && !apart.includes(script),
  );
  const whole = await kbOf(page, [...(await withImports(page, counted))]);
  expectWithin('/admin', 'JavaScript of the whole dashboard', whole);
});
