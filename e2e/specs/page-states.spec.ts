import type { Page } from 'playwright/test';
import type { Language } from '@app/domain/shared/language.ts';
import koCommon from '../../web/src/i18n/locales/ko/common.ts';
import koProducts from '../../web/src/i18n/locales/ko/products.ts';
import koEvents from '../../web/src/i18n/locales/ko/events.ts';
import koProductPage from '../../web/src/i18n/locales/ko/productPage.ts';
import enCommon from '../../web/src/i18n/locales/en/common.ts';
import enProducts from '../../web/src/i18n/locales/en/products.ts';
import enEvents from '../../web/src/i18n/locales/en/events.ts';
import enProductPage from '../../web/src/i18n/locales/en/productPage.ts';
import { localizedPath } from '../../web/src/i18n/localized-path.ts';
import { FIRST_VISIT } from '../fixtures/age-answer.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { FIRESTORE_READ, goTo } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

/** Accessibility of page states other than content: loading, error, empty and opened elements. */

/** The translations of a language by namespace; those of `common` directly. */
const TEXTS = {
  kr: { ...koCommon, products: koProducts, events: koEvents, productPage: koProductPage },
  en: { ...enCommon, products: enProducts, events: enEvents, productPage: enProductPage },
} as const satisfies Record<Language, object>;
type Texts = (typeof TEXTS)[Language];

interface State {
  state: string;
  path: string;
  /** The page's title, by which the test detects that it has loaded. */
  heading: (texts: Texts) => string;
  /** The part to check; by default the page's content. */
  part?: (isPhone: boolean) => string;
  /** Runs before the navigation. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Enters the state and expects that it is shown. */
  see: (page: Page, texts: Texts, isPhone: boolean) => Promise<void>;
}

const PAGES_WITHOUT_READS: readonly Pick<State, 'path' | 'heading'>[] = [
  { path: '/coffee', heading: ({ products }) => products.coffee.title },
  { path: '/experiences', heading: ({ events }) => events.title },
  { path: `/products/${crypto.randomUUID()}`, heading: ({ productPage }) => productPage.notFound.title },
];

/** The states without data. The test visits them all in one page. */
const UNREAD: readonly State[] = [
  {
    state: 'stories are awaited',
    path: '/stories',
    heading: ({ navigation }) => navigation.stories,
    prepare: (page) => page.route(FIRESTORE_READ, () => {}),
    see: (page, { loading }) => expect(page.getByRole('main').getByText(loading)).toBeVisible(),
  },
  ...PAGES_WITHOUT_READS.map((page) => ({
    ...page,
    state: `${page.path} cannot be read`,
    prepare: async (page: Page) => {
      await page.unroute(FIRESTORE_READ);
      await page.route(FIRESTORE_READ, (route) => route.abort());
    },
    see: (page: Page, { retry }: Texts) =>
      expect(page.getByRole('button', { name: retry }).first()).toBeVisible(),
  })),
];

const OPEN_OR_EMPTY: readonly State[] = [
  {
    state: 'no product fits the filters, which are chosen',
    path: '/makgeolli?sweetnessLevel=5&carbonation=still&abv=0-5&tags=espresso',
    heading: ({ products }) => products.makgeolli.title,
    see: (page, { products }) => expect(page.getByText(products.empty.title)).toBeVisible(),
  },
  {
    state: 'the menu is open',
    path: '/experiences',
    heading: ({ events }) => events.title,
    part: (isPhone) => (isPhone ? 'dialog[open]' : 'header'),
    see: async (page, { navigation }, isPhone) => {
      const opener = isPhone ? navigation.openMenu : navigation.products;
      await page.getByRole('banner').getByRole('button', { name: opener }).click();
      const link = page.getByRole('link', { name: navigation.makgeolli, exact: true });
      await expect(link.filter({ visible: true }).first()).toBeVisible();
    },
  },
  {
    state: 'the filters are open',
    path: '/products?roastLevel=light',
    heading: ({ products }) => products.all.title,
    part: (isPhone) => (isPhone ? 'dialog[open]' : 'aside'),
    see: async (page, { products }, isPhone) => {
      if (isPhone) await page.getByRole('button', { name: products.filters, exact: true }).click();
      await expect(page.getByRole('checkbox').filter({ visible: true }).first()).toBeVisible();
    },
  },
];

const GROUPS = [
  { when: 'content is loading or failed to load', states: UNREAD },
  { when: 'nothing matches a filter, and when elements are open', states: OPEN_OR_EMPTY },
];
const LANGUAGES: readonly Language[] = ['kr', 'en'];

for (const language of LANGUAGES) {
  for (const { when, states } of GROUPS) {
    test(`pages are accessible when ${when}: ${language}`, async ({ page, expectedConsoleErrors }, {
      project,
    }) => {
      expectedConsoleErrors.push(/Failed to load resource/, /Firestore/);
      const isPhone = project.name === 'phone';
      await page.goto(localizedPath('/privacy', language));
      const texts = TEXTS[language];
      for (const { state, path, heading, part, prepare, see } of states) {
        await test.step(state, async () => {
          await prepare?.(page);
          await goTo(page, localizedPath(path, language));
          await expect(
            page.getByRole('heading', { level: 1, name: heading(texts), exact: true }),
          ).toBeVisible();
          await see(page, texts, isPhone);
          const shown = part?.(isPhone) ?? 'main';
          // The opened element may be loaded first.
          await expect(page.locator(shown).first()).toBeVisible();
          await expectAccessible(page, shown);
          // Closes the opened element before the next page.
          await page.keyboard.press('Escape');
        });
      }
    });
  }
}

test.describe('before the age question is answered', () => {
  test.use({ storageState: FIRST_VISIT });

  for (const language of LANGUAGES) {
    test(`the age question and the page after declining are accessible: ${language}`, async ({ page }) => {
      await page.goto(localizedPath('/', language));
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('button').last().click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goto(localizedPath('/makgeolli', language));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });
  }
});
