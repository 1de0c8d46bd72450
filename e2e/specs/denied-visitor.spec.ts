import type { Browser, BrowserContextOptions, Page } from 'playwright/test';
import { LANGUAGES } from '@app/domain/shared/language.ts';
import { EVENT_IDS } from '../../seed/src/content/event-ids.ts';
import { localizedPath } from '../../web/src/i18n/localized-path.ts';
import { FIRST_VISIT, storageStateWithAgeAnswer, visitorsOf } from '../fixtures/age-answer.ts';
import { groupsOf } from '../fixtures/groups.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { standInForKakao } from '../fixtures/kakao-stand-in.ts';
import { untilHydrated } from '../fixtures/page-loading.ts';
import { PUBLIC_PATHS } from '../fixtures/public-paths.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ context }) => standInForKakao(context));

/** Words that refer to alcohol, its origin or how it is made; 술 is also a syllable of 입술, 기술 and 예술. */
const TRACE = /makgeolli|rice wine|\balcohol|\bbrew(s|ed|ery|er)\b|nuruk|막걸리|(?<![입기예])술|양조|누룩/i;

/** Everybody may read the policies, which state the rules about alcohol. */
const POLICIES = ['/privacy', '/terms', '/age-policy'];
const site = process.env['SITE_ORIGIN']!;

/** The errors in the console of a page without its script files. */
const NO_SCRIPTS = [/ERR_FAILED/, /Failed to fetch dynamically imported module/];

/** Opens a page in a context of its own, in which no script file loads. */
async function pageWithoutScripts(
  browser: Browser,
  storageState: NonNullable<BrowserContextOptions['storageState']>,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: site, storageState });
  await context.route('**/assets/*.js', (route) => route.abort());
  return context.newPage();
}

for (const language of LANGUAGES) {
  test(`a visitor who declined sees nothing about alcohol even if no script file loads: ${language}`, async ({
    browser,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(...NO_SCRIPTS);
    const page = await pageWithoutScripts(browser, storageStateWithAgeAnswer('denied', site));
    const paths = PUBLIC_PATHS.filter((each) => !POLICIES.includes(each));
    for (const path of [...paths, '/products?roastLevel=light', '/products?abv=5-7']) {
      await page.goto(localizedPath(path, language));
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      const seen = [await page.title(), await page.locator('body').innerText()].join('\n');
      expect(TRACE.exec(seen)?.[0], path).toBeUndefined();
      const tree = (await page.locator('body').ariaSnapshot()).replaceAll(/\/url: .*/g, '');
      expect(TRACE.exec(tree)?.[0], path).toBeUndefined();
    }
    await page.goto(localizedPath('/makgeolli', language));
    expect(await page.title()).not.toMatch(TRACE);
    await expect(page.getByRole('button', { name: /^(다시 답하기|Answer again)$/ })).toBeVisible();
    await page.context().close();
  });
}

for (const language of LANGUAGES)
  test(`a visitor who has not answered reads nothing about alcohol on the contact page even if no script file loads: ${language}`, async ({
    browser,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(...NO_SCRIPTS);
    const page = await pageWithoutScripts(browser, FIRST_VISIT);
    await page.goto(localizedPath('/contact', language));
    expect(TRACE.exec(await page.locator('body').innerText())?.[0]).toBeUndefined();
    const tree = (await page.locator('body').ariaSnapshot()).replaceAll(/\/url: .*/g, '');
    expect(TRACE.exec(tree)?.[0]).toBeUndefined();
    await page.context().close();
  });

test('answering "no" reduces the page to coffee even if no script file loads', async ({
  browser,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(...NO_SCRIPTS);
  const page = await pageWithoutScripts(browser, FIRST_VISIT);
  await page.goto('/en');
  await page.getByRole('button', { name: 'No, I am under 21' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('we roast coffee');
  expect(TRACE.exec(await page.locator('body').innerText())?.[0]).toBeUndefined();
  expect(await page.title()).toBe('Byeotdam · We roast coffee');
  await page.context().close();
});

/** A story before which two about alcohol were published. */
const STORY = '/stories/8117b778-ebe4-46fb-aed4-4f59e7a1ed62';

test.describe('the end of a story, for a denied visitor,', () => {
  test.use({ storageState: storageStateWithAgeAnswer('denied', site) });

  const next = (page: Page) => page.getByRole('article').filter({ hasText: 'Read next' }).last();

  test('skips earlier stories about alcohol', async ({ page }) => {
    await page.goto(`/en${STORY}`);
    await expect(next(page).getByRole('link')).toHaveText('A Cup Without a Handle');
  });

  test('leads to the latest if all earlier ones are about alcohol', async ({ page, backend }) => {
    await backend.addStory({ publishedAt: new Date('2001-01-01T00:00:00Z'), tags: ['makgeolli'] });
    const { id } = await backend.addStory({ publishedAt: new Date('2001-01-02T00:00:00Z') });
    await page.goto(`/en/stories/${id}`);
    await expect(next(page).getByRole('link')).toBeVisible();
  });
});

/** Pages about coffee with lists of which much is about alcohol. */
const MIXED_PAGES = ['/products', `/experiences/${EVENT_IDS.openCupping}`, STORY];

for (const [visitor, state] of visitorsOf(site))
  test.describe(`a ${visitor} visitor`, () => {
    test.use({ storageState: state });

    // A visitor who has not answered sees the age question instead of the list.
    const lists = visitor === 'new' ? [] : ['/products?carbonation=still'];
    const mixed = visitor === 'denied' ? MIXED_PAGES : [];
    for (const paths of groupsOf(['/contact', '/terms', ...lists, ...mixed], 3))
      test(`reads the same before and after hydration: ${paths.join(', ')}`, async ({ context }) => {
        for (const path of paths) {
          // Not the fixture's page, which waits for hydration.
          const page = await context.newPage();
          const loadScripts = await holdRequests(page, /\/assets\/.*\.js$/);
          await page.goto(path);
          const read = () => page.locator('body').innerText();
          const before = await read();
          loadScripts();
          await untilHydrated(page);
          // Only the displayed variants remain.
          await expect(page.locator('[data-coffee-only]'), path).toHaveCount(0);
          expect(await read(), path).toBe(before);
          expect(/막걸리/.test(before), path).toBe(visitor === 'confirmed' || path === '/terms');
          await page.close();
        }
      });
  });
