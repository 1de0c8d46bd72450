import type { Page } from 'playwright/test';
import { pressOn, tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';

/** Flows whose keyboard operation is not tested elsewhere. */

interface Flow {
  what: string;
  path: string;
  /** For flows that are the same on every screen. */
  tag?: '@once';
  walk: (page: Page, isPhone: boolean) => Promise<void>;
}

const FLOWS: readonly Flow[] = [
  {
    what: 'the skip link moves the focus past the header',
    path: '/en/about',
    walk: async (page) => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
    },
  },
  {
    what: 'the menu opens a page, whose title gets the focus',
    path: '/en/about',
    walk: async (page, isPhone) => {
      const opener = page.getByRole('button', { name: isPhone ? 'Open menu' : 'Products' });
      await pressOn(page, opener);
      const place = isPhone ? page.getByRole('dialog') : page.getByRole('banner');
      const link = place.getByRole('link', { name: 'Makgeolli' });
      await tabTo(page, link);
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(opener).toBeFocused();
      await page.keyboard.press('Enter');
      await pressOn(page, link);
      await expect(page.getByRole('heading', { level: 1, name: 'Makgeolli' })).toBeFocused();
    },
  },
  {
    what: 'a language change keeps the focus',
    path: '/en/stories?q=wall',
    walk: async (page) => {
      const korean = page.getByRole('banner').getByRole('link', { name: '한국어' });
      await pressOn(page, korean);
      await expect(page).toHaveURL('/stories?q=wall');
      await expect(korean).toBeFocused();
    },
  },
  {
    what: 'products are filtered and sorted, and filters are removed',
    path: '/en/coffee',
    walk: async (page, isPhone) => {
      if (isPhone) await pressOn(page, page.getByRole('button', { name: 'Filters' }));
      const box = page.getByRole('checkbox', { name: 'Ethiopia' }).filter({ visible: true });
      await pressOn(page, box, 'Space');
      await expect(box).toBeChecked();
      if (isPhone) {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
      }
      await tabTo(page, page.getByRole('combobox', { name: 'Sort by' }));
      await page.keyboard.type('Price: l');
      await expect(page).toHaveURL(/origin=Ethiopia&sort=price-low/);
      await pressOn(page, page.getByRole('button', { name: /^Remove filter .*Ethiopia$/ }));
      await expect(page).toHaveURL('/en/coffee?sort=price-low');
    },
  },
  {
    what: 'a product opens from the list, shows its pictures and tabs, and leads to the contact form',
    path: '/en/coffee',
    walk: async (page) => {
      await pressOn(page, page.getByRole('link', { name: 'Sunlit Wall Blend' }).first());
      await expect(page.getByRole('heading', { level: 1, name: 'Sunlit Wall Blend' })).toBeFocused();
      await pressOn(page, page.getByRole('link', { name: 'Inquire' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Contact and stores' })).toBeFocused();
      await tabTo(page, page.getByRole('textbox', { name: 'Message' }));
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/Sunlit Wall Blend/);
    },
  },
  {
    what: 'experiences are filtered by type',
    path: '/en/experiences',
    tag: '@once',
    walk: async (page) => {
      const tastings = page.getByRole('button', { name: 'Tastings', exact: true });
      await pressOn(page, tastings, 'Space');
      await expect(tastings).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL('/en/experiences?type=tasting');
    },
  },
  {
    what: 'a question expands to show its answer',
    path: '/en/contact#faqs',
    tag: '@once',
    walk: async (page) => {
      const question = page.getByText('When are the beans roasted?');
      await pressOn(page, question);
      await expect(page.getByRole('group').filter({ has: question })).toHaveAttribute('open');
    },
  },
  {
    what: 'the newsletter form reports an invalid address',
    path: '/en/privacy#contact',
    tag: '@once',
    walk: async (page) => {
      const field = page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' });
      await tabTo(page, field);
      await page.keyboard.type('nobody');
      await page.keyboard.press('Enter');
      await expect(field).toHaveAccessibleDescription(/valid email/);
      await expect(field).toBeFocused();
    },
  },
];

for (const { what, path, tag = [], walk } of FLOWS) {
  test(`by keyboard only: ${what}`, { tag }, async ({ page }, { project }) => {
    // A focused price loads the payment widget.
    await page.route('**/payapp-lite.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
    await page.goto(path);
    await walk(page, project.name === 'phone');
  });
}
