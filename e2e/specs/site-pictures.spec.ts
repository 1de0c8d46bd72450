import { openAsAdmin } from '../fixtures/admin.ts';
import { expectAccessibleOnAllScreens } from '../fixtures/axe.ts';
import { expectToast } from '../fixtures/editing.ts';
import { aPicture } from '../fixtures/pictures.ts';
import { expect, test } from '../fixtures/test.ts';

test('a photograph takes the place of an illustration until it is removed', async ({ page }) => {
  await openAsAdmin(page);
  await page.getByRole('button', { name: '사이트 사진' }).click();
  const dialog = page.getByRole('dialog', { name: '사이트 사진' });
  const edit = dialog.getByRole('button', { name: '‘이야기 페이지 상단’ 사진 고치기' });
  await edit.click();
  await dialog.getByRole('button', { name: '사진 올리기' }).click();
  const upload = page.getByRole('dialog', { name: '사진 올리기' });
  await upload.getByLabel('파일 고르기').setInputFiles(await aPicture());
  await upload.getByRole('button', { name: '1장 올리기' }).click();
  await expect(upload).toBeHidden();
  await dialog.getByLabel('1번째 사진 설명 (한국어)').fill('볕이 드는 담');
  await dialog.getByLabel('1번째 사진을 찍은 사람').fill('Sample Photographer');
  await expectAccessibleOnAllScreens(page);

  // Closing asks first, and nothing is lost.
  // The first one, because a toast in the dialog has one too.
  await dialog.getByRole('button', { name: '닫기' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '계속 수정' }).click();
  await dialog.getByRole('button', { name: '사진 저장' }).click();
  await expectToast(page, '사이트 사진을 저장했습니다');

  await page.goto('/stories');
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: '볕이 드는 담' })).toBeVisible();
  await expect(main.getByText('사진 Sample Photographer')).toBeVisible();
  const banner = main.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await banner.boundingBox())!.height, `${width} px`).toBeLessThanOrEqual(220);
  }

  await page.goto('/admin');
  await page.getByRole('button', { name: '사이트 사진' }).click();
  await edit.click();
  await dialog.getByRole('button', { name: '1번째 사진 빼기' }).click();
  await dialog.getByRole('button', { name: '사진 저장' }).click();
  await expectToast(page, '사이트 사진을 저장했습니다');
  await page.goto('/stories');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('img', { name: '볕이 드는 담' })).toHaveCount(0);
});
