import type { Page } from 'playwright/test';
import { aBooking } from '@app/domain/testing/factories.ts';
import { TAB_KEYS } from '../../web/src/admin/tab-keys.ts';
import { EVENT_IDS } from '../../seed/src/content/event-ids.ts';
import { openAsAdmin } from '../fixtures/admin.ts';
import { groupsOf } from '../fixtures/groups.ts';
import { standInForKakao } from '../fixtures/kakao-stand-in.ts';
import { untilHydrated } from '../fixtures/page-loading.ts';
import { PUBLIC_PATHS } from '../fixtures/public-paths.ts';
import { SMALL_TARGETS } from '../fixtures/small-targets.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(({ context }) => standInForKakao(context));

/**
 * Expects that fingers hit every control, and that none has text below 16 px: Safari on iOS zooms the page when such a control is
 * focused.
 */
async function expectMadeForFingers(page: Page, where: string): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')]
      .filter((control) => !control.matches('[type=hidden], [type=checkbox], [type=radio], [type=file]'))
      .map((control) => ({ control, size: parseFloat(getComputedStyle(control).fontSize) }))
      .filter(({ size }) => size < 16)
      .map(
        ({ control, size }) =>
          `${control.id || control.getAttribute('name') || control.className}: ${size} px`,
      ),
  );
  expect(small, where).toEqual([]);
  expect(await page.evaluate(SMALL_TARGETS), where).toEqual([]);
}

for (const paths of groupsOf([...PUBLIC_PATHS, '/admin/login'], 6))
  test(`fingers hit every control and focusing a field does not zoom these pages: ${paths.join(', ')}`, async ({
    page,
  }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expectMadeForFingers(page, path);
    }
  });

test('fingers hit every control of the dialogs for bookings and orders', async ({ page, backend }) => {
  const { id, title } = await backend.addProduct();
  for (const [path, button] of [
    [`/en/experiences/${EVENT_IDS.handDrip}`, /^Book now/],
    [`/en/products/${id}`, `for ${title}`],
  ] as const) {
    await page.goto(path);
    await untilHydrated(page);
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    await expectMadeForFingers(page, path);
  }
});

const DASHBOARD = ['cards', 'table'].flatMap((view) => groupsOf(TAB_KEYS, 4).map((tabs) => ({ view, tabs })));

for (const { view, tabs } of DASHBOARD)
  test(`fingers hit every control of the dashboard (${view}): ${tabs.join(', ')}`, async ({ page }) => {
    await page.addInitScript((shown) => {
      for (const name of [
        'products',
        'events',
        'bookings',
        'orders',
        'stories',
        'contacts',
        'storeLocations',
        'faqs',
      ])
        localStorage.setItem(`admin-list-view:${name}`, shown);
    }, view);
    await openAsAdmin(page);
    for (const tab of tabs) {
      await page.goto(`/admin?tab=${tab}`);
      await page
        .getByRole('tabpanel')
        .locator('article, tr, strong')
        .filter({ visible: true })
        .first()
        .waitFor();
      await expectMadeForFingers(page, tab);
    }
  });

test('fingers hit every control of the form of an event, whose time is chosen in the picker of the browser', async ({
  page,
  backend,
}) => {
  const event = await backend.addEvent();
  await openAsAdmin(page, `/admin?tab=events&edit=${event.id}`);
  const form = page.getByRole('dialog', { name: '행사 수정' });
  const time = form.getByLabel('날짜와 시간');
  await expect(time).toHaveAttribute('type', 'datetime-local');
  await expectMadeForFingers(page, 'form of an event');
  await time.fill('2099-03-05T10:30');
  await form.getByRole('button', { name: '저장' }).click();
  await expect(form).toBeHidden();
  const stored = await backend.db.doc(`events/${event.id}`).get();
  expect((stored.get('dateTime') as { toDate(): Date }).toDate()).toEqual(new Date('2099-03-05T10:30+09:00'));
});

test('tables of the dashboard show on a phone what people look for', async ({ page, backend }) => {
  const event = await backend.addEvent();
  const { id, ...booking } = aBooking(event.id, { name: '좁은 화면' });
  await backend.db.doc(`bookings/${id}`).set(booking);
  const { title, titleKr = title } = await backend.addProduct({ priceKrw: 17_300, createdAt: new Date() });
  await page.addInitScript(() => {
    for (const name of ['products', 'bookings']) localStorage.setItem(`admin-list-view:${name}`, 'table');
  });
  await openAsAdmin(page, '/admin?tab=products');
  await expect(page.getByRole('row').filter({ hasText: titleKr }).getByText('₩17,300')).toBeInViewport({
    ratio: 1,
  });
  await page.goto(`/admin?tab=bookings&event=${event.id}`);
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: booking.name })
      .getByText(event.titleKr ?? event.title),
  ).toBeInViewport({ ratio: 1 });
});
