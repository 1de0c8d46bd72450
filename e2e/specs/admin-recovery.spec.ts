import { openAsAdmin } from '../fixtures/admin.ts';
import { expectToast, findCard } from '../fixtures/editing.ts';
import { expect, test } from '../fixtures/test.ts';

/** What the dashboard does about reloads, invalid addresses and failed downloads. */

test('changes survive a reload, are offered again, and are forgotten once saved', async ({
  page,
  backend,
}) => {
  const event = await backend.addEvent({ location: 'First room' });
  await openAsAdmin(page, `/admin?tab=events&edit=${event.id}`);
  const form = page.getByRole('dialog');
  await form.getByLabel('장소 (영어)').fill('Typed room');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('admin-draft:')));
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(form.getByLabel('장소 (영어)')).toHaveValue('First room');
  await form.getByRole('button', { name: '되살리기' }).click();
  await expect(form.getByLabel('장소 (영어)')).toHaveValue('Typed room');
  await form.getByRole('button', { name: '저장하고 공개' }).click();
  await expectToast(page, '행사를 수정했습니다');
  await page.goto(`/admin?tab=events&edit=${event.id}`);
  await expect(form.getByLabel('장소 (영어)')).toHaveValue('Typed room');
  await expect(form.getByRole('button', { name: '되살리기' })).toBeHidden();
});

for (const address of ['/admin?tab=events&edit=a/b', '/admin?tab=bookings&event=a/b']) {
  test(`the invalid address ${address} shows the list`, async ({ page, backend }) => {
    await backend.addEvent();
    await openAsAdmin(page, address);
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });
}

for (const edited of ['copy-x', 'dates-', 'new-short']) {
  test(`the address of no possible item says that it is gone: ${edited}`, async ({ page }) => {
    await openAsAdmin(page, `/admin?tab=events&edit=${edited}`);
    const dialog = page.getByRole('dialog', { name: '행사 수정' });
    await expect(dialog.getByRole('heading', { name: '이 항목은 더 이상 없습니다' })).toBeVisible();
    await dialog.getByRole('button', { name: '닫기' }).last().click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/tab=events$/);
  });
}

test('a notice shows while the live lists are disconnected', async ({
  page,
  context,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_NAME_NOT_RESOLVED|transport errored/);
  const event = await backend.addEvent();
  await openAsAdmin(page, '/admin?tab=events');
  const card = await findCard(page, backend, 'events', event.titleKr);
  const notice = page.getByText('연결이 끊겼습니다');
  await expect(card).toBeVisible();
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await expect(card).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});
