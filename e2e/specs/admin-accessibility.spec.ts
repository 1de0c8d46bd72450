import type { Page } from 'playwright/test';
import { LANGUAGES } from '@app/domain/shared/language.ts';
import { TAB_KEYS } from '../../web/src/admin/tab-keys.ts';
import { openAsAdmin } from '../fixtures/admin.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expectToast, untilEscapeIsFree } from '../fixtures/editing.ts';
import { groupsOf } from '../fixtures/groups.ts';
import { expect, test } from '../fixtures/test.ts';

/** Accessibility of the dashboard: keyboard, screen reader, and the narrowest phone. */

/** Waits until the open tab shows items, as cards or rows, or its empty state. */
async function untilListed(page: Page): Promise<void> {
  const panel = page.getByRole('tabpanel');
  const card = panel.getByRole('article');
  await expect(card.or(panel.getByRole('row')).or(panel.locator('strong')).first()).toBeVisible();
}

/** The narrowest phone; a large desktop, and the narrowest screen with the tabs at the side. */
const WIDTHS = { phone: [320], desktop: [1920, 1200] };

/** What stands above a list on a phone ends here, in pixels; below are the number of items and the first item. */
const TOOLS_END = 240;

/** Opening and checking five tabs takes most of the time limit of a test. */
const TABS_PER_TEST = 5;

for (const language of LANGUAGES)
  for (const keys of groupsOf(TAB_KEYS, TABS_PER_TEST)) {
    test(`these tabs fit the screen and are accessible: ${keys.join(', ')} (${language})`, async ({
      page,
      isMobile,
    }) => {
      await openAsAdmin(page, '/admin', language);
      const tabs = page.getByRole('tab');
      const choice = page.getByRole('combobox', { name: language === 'kr' ? '탭' : 'Tab', exact: true });
      await expect(isMobile ? choice.getByRole('option') : tabs).toHaveCount(TAB_KEYS.length);
      for (const name of keys) {
        if (isMobile) await page.setViewportSize({ width: 390, height: 844 });
        await (isMobile ? choice.selectOption(name) : tabs.nth(TAB_KEYS.indexOf(name)).click());
        await untilListed(page);
        if (isMobile) {
          const end = await page
            .getByRole('tabpanel')
            .evaluate((tab) => tab.querySelector('[aria-controls]')?.getBoundingClientRect().bottom ?? 0);
          expect(end, `the tools of ${name}`).toBeLessThanOrEqual(TOOLS_END);
        }
        for (const width of WIDTHS[isMobile ? 'phone' : 'desktop']) {
          await page.setViewportSize({ width, height: isMobile ? 640 : 1080 });
          const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(excess, `${name} at ${width} px`).toBeLessThanOrEqual(0);
        }
        if (isMobile) {
          await page.setViewportSize({ width: 360, height: 640 });
          const excess = await page.evaluate(() => {
            document.documentElement.style.fontSize = '200%';
            return document.documentElement.scrollWidth - innerWidth;
          });
          expect(excess, `${name} with text twice as large`).toBeLessThanOrEqual(0);
          await page.evaluate(() => (document.documentElement.style.fontSize = ''));
        }
        if (isMobile && language === 'en') continue;
        await page.setViewportSize({ width: isMobile ? 320 : 1920, height: isMobile ? 640 : 1080 });
        await test.step(`axe: ${name}`, () => expectAccessible(page));
      }
    });
  }

test('the table of products does not widen the page', async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem('admin-list-view:products', 'table'));
  await openAsAdmin(page);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
});

test('the form and its preview are accessible to screen readers', async ({ page, backend }) => {
  const story = await backend.addStory();
  await openAsAdmin(page, `/admin?tab=stories&edit=${story.id}`);
  const form = page.getByRole('dialog', { name: '이야기 수정' });
  await form.getByLabel('제목 (한국어)').fill('');
  await form.getByRole('button', { name: '미리보기' }).click();
  const site = form.frameLocator('iframe[title="상세 페이지"]');
  await expect(site.locator('body')).toContainText(story.title);
  await form.getByRole('radiogroup').getByText('휴대전화').click();
  const widthOf = () => site.locator('html').evaluate(() => innerWidth);
  await expect.poll(widthOf).toBe(390);
  await expectAccessible(page);
  await form.getByRole('radiogroup').getByText('컴퓨터').click();
  await expect.poll(widthOf).toBe(1440);
});

test('confirmation dialogs over a form restore the focus and prevent losing changes', async ({
  page,
  backend,
}) => {
  const story = await backend.addStory();
  await openAsAdmin(page, `/admin?tab=stories&edit=${story.id}`);
  const form = page.getByRole('dialog', { name: '이야기 수정' });
  await form.getByLabel('제목 (한국어)').fill('');
  await form.getByRole('button', { name: '사진 올리기' }).click();
  const upload = page.getByRole('dialog', { name: '사진 올리기' });
  await expect(upload).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(upload).toBeHidden();
  await expect(form.getByRole('button', { name: '사진 올리기' })).toBeFocused();
  await untilEscapeIsFree(page, '파일 고르기');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '저장하지 않은 내용이 있습니다' })).toBeVisible();
  await expectAccessible(page);
});

test(
  'an event is added, found, opened and deleted with the keyboard only',
  { tag: '@once' },
  async ({ page, backend }) => {
    const title = `Keyboard ${crypto.randomUUID().slice(0, 8)}`;
    await openAsAdmin(page);
    await untilListed(page);
    const press = (...keys: readonly string[]) =>
      keys.reduce(async (before, key) => {
        await before;
        await page.keyboard.press(key);
      }, Promise.resolve());

    await press('2');
    await expect(page.getByRole('tab', { name: '행사' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('button', { name: '행사 추가' })).toBeVisible();
    await press('n');
    const form = page.getByRole('dialog', { name: '새 행사' });
    await expect(form.getByLabel('종류')).toBeFocused();
    await expect(form).toBeInViewport({ ratio: 1 });
    await press('Tab');
    await page.keyboard.insertText(title);
    await press('Tab');
    await page.keyboard.insertText(title);
    await press('Tab', 'Tab');
    await page.keyboard.insertText('A description.');
    await form.getByLabel('장소 (영어)').focus();
    await page.keyboard.insertText('Sample room');
    await press('Enter');
    await expectToast(page, '행사를 추가했습니다');
    await expect(form).toBeHidden();

    await backend.untilSearchable('events', title);
    await press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.insertText(title);
    const card = page.getByRole('article');
    await expect(card).toHaveCount(1);
    await page.getByRole('searchbox').blur();
    await press('j');
    await expect(card).toBeFocused();
    await press('e');
    const edit = page.getByRole('dialog', { name: '행사 수정' });
    await expect(edit.getByLabel('제목 (한국어)')).toHaveValue(title);
    await press('Escape');
    await expect(edit).toBeHidden();

    await card.focus();
    await press('d');
    const question = page.getByRole('dialog');
    await expect(question.getByRole('button', { name: '그대로 두기' })).toBeFocused();
    await press('Tab', 'Enter');
    await expect(card).toHaveCount(0);
    await press('z');
    await expect(card).toHaveCount(1);
  },
);
