import type { Page } from 'playwright/test';
import { openAsAdmin } from '../fixtures/admin.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expectToast } from '../fixtures/editing.ts';
import { expect, test } from '../fixtures/test.ts';

/** Accessibility of the dashboard: keyboard, screen reader, and the narrowest phone. */

const TABS = [
  '오늘',
  '제품',
  '행사',
  '예약',
  '주문',
  '이야기',
  /^문의/,
  '매장',
  '자주 묻는 질문',
  '소식지',
  '메일',
  '통계',
  '활동 기록',
];

/** Waits until the list of the open tab shows items or its empty state. */
async function untilListed(page: Page): Promise<void> {
  await expect(page.getByRole('tabpanel').locator('article, strong').first()).toBeVisible();
}

test('no dashboard tab overflows the screen horizontally', async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
  await openAsAdmin(page);
  for (const name of TABS) {
    await page.getByRole('tab', { name }).click();
    await untilListed(page);
    const room = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return clientWidth - scrollWidth;
    });
    expect(room, `${name} fits`).toBeGreaterThanOrEqual(0);
  }
});

test('the table of products does not widen the page', async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem('admin-list-view:products', 'table'));
  await openAsAdmin(page);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
});

// admin-records.spec.ts checks the lists of bookings, messages, subscriptions and mails.
for (const tab of ['store-locations', 'activity']) {
  test(`axe finds no violations in the layout and lists: ${tab}`, async ({ page }) => {
    await openAsAdmin(page, `/admin?tab=${tab}`);
    await untilListed(page);
    await expectAccessible(page);
  });
}

test('the form and its preview are accessible to screen readers', async ({ page, backend }) => {
  const story = await backend.addStory();
  await openAsAdmin(page, `/admin?tab=stories&edit=${story.id}`);
  const form = page.getByRole('dialog', { name: '이야기 수정' });
  await form.getByLabel('제목 (한국어)').fill('');
  await form.getByRole('button', { name: '미리보기' }).click();
  const site = form.frameLocator('iframe[title="상세 페이지"]');
  await expect(site.locator('body')).toContainText(story.title);
  await form.getByRole('button', { name: '휴대전화' }).click();
  const widthOf = () => site.locator('html').evaluate(() => innerWidth);
  await expect.poll(widthOf).toBe(390);
  await expectAccessible(page);
  await form.getByRole('button', { name: '컴퓨터' }).click();
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
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '저장하지 않은 내용이 있습니다' })).toBeVisible();
  await expectAccessible(page);
});

test('an event is added, found, opened and deleted with the keyboard only', async ({ page, backend }) => {
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
});
