import type { Page } from 'playwright/test';
import { EVENT_IDS } from '../../seed/src/content/event-ids.ts';
import { groupsOf } from '../fixtures/groups.ts';
import { standInForKakao } from '../fixtures/kakao-stand-in.ts';
import { untilHydrated } from '../fixtures/page-loading.ts';
import { PUBLIC_PATHS } from '../fixtures/public-paths.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(({ context }) => standInForKakao(context));

/** Expects that no control has text below 16 px: Safari on iOS zooms the page when such a control is focused. */
async function expectNoZoomOnFocus(page: Page, where: string): Promise<void> {
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
}

for (const paths of groupsOf([...PUBLIC_PATHS, '/admin/login'], 6))
  test(`focusing a field does not zoom these pages: ${paths.join(', ')}`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expectNoZoomOnFocus(page, path);
    }
  });

test('focusing a field of the dialogs for bookings and orders does not zoom the page', async ({
  page,
  backend,
}) => {
  const { id, title } = await backend.addProduct();
  for (const [path, button] of [
    [`/en/experiences/${EVENT_IDS.handDrip}`, /^Book now/],
    [`/en/products/${id}`, `for ${title}`],
  ] as const) {
    await page.goto(path);
    await untilHydrated(page);
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    await expectNoZoomOnFocus(page, path);
  }
});
