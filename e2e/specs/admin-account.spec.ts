import type { Browser, Page } from 'playwright/test';
import type { Credentials } from '@app/domain/admin/credentials-schema.ts';
import { aBooking } from '@app/domain/testing/factories.ts';
import { codeOf, STEP_MS, wrongCodeOf } from '../../functions/testing/authenticator.ts';
import { enterCredentials, openDashboard } from '../fixtures/admin.ts';
import { expectAccessible, expectAccessibleOnAllScreens } from '../fixtures/axe.ts';
import type { Backend } from '../fixtures/backend.ts';
import { expect, test } from '../fixtures/test.ts';

/** Returns the code after the present one, which the server accepts too, each once. */
const nextCodeOf = (secret: string) => codeOf(secret, Date.now() + STEP_MS);

async function openAccount(page: Page) {
  await page.getByRole('button', { name: '계정', exact: true }).click();
  return page.getByRole('dialog', { name: '계정' });
}

/** Opens the dashboard of a new admin in two browsers. */
async function openTwice(browser: Browser, backend: Backend) {
  const account = await backend.addAdmin();
  return {
    account,
    here: await openDashboard(browser, account),
    there: await openDashboard(browser, account),
  };
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: '로그아웃', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
}

/** Fills in the code that the login requires after the password and submits it. */
async function enterCode(page: Page, code: string) {
  await page.getByLabel('인증 코드').fill(code);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

/** Enables two-step login in the account dialog. */
async function turnOn(page: Page, { password }: Credentials) {
  const dialog = await openAccount(page);
  await dialog.getByLabel('현재 비밀번호').fill(password);
  await dialog.getByRole('button', { name: '2단계 인증 켜기' }).click();
  const secret = (await dialog.locator('code').textContent())!;
  await dialog.getByLabel('앱에 표시된 여섯 자리 코드').fill(codeOf(secret));
  await dialog.getByRole('button', { name: '확인하고 켜기' }).click();
  await expect(dialog.getByRole('heading', { name: '복구 코드' })).toBeVisible();
  const recoveryCodes = await dialog
    .getByRole('list', { name: '복구 코드' })
    .getByRole('listitem')
    .allTextContents();
  return { dialog, secret, recoveryCodes };
}

test('enables two-step login after the password and a first code', async ({
  browser,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ 400 /);
  const account = await backend.addAdmin();
  const page = await openDashboard(browser, account);
  const dialog = await openAccount(page);

  await dialog.getByLabel('현재 비밀번호').fill('not the password');
  await dialog.getByRole('button', { name: '2단계 인증 켜기' }).click();
  await expect(dialog.getByText('비밀번호가 올바르지 않습니다')).toBeVisible();
  await dialog.getByLabel('현재 비밀번호').fill(account.password);
  await dialog.getByRole('button', { name: '2단계 인증 켜기' }).click();

  await expect(dialog.getByRole('figure', { name: '인증 앱에 등록할 QR 코드' })).toBeVisible();
  const code = dialog.getByLabel('앱에 표시된 여섯 자리 코드');
  await expect(code).toBeFocused();
  await expectAccessibleOnAllScreens(page);
  const secret = (await dialog.locator('code').textContent())!;
  const wrong = wrongCodeOf(secret);
  await code.fill(wrong);
  await dialog.getByRole('button', { name: '확인하고 켜기' }).click();
  await expect(dialog.getByText('코드가 올바르지 않거나 이미 사용한 코드입니다')).toBeVisible();
  await expect(code).toHaveValue(wrong);
  await code.fill(codeOf(secret));
  await dialog.getByRole('button', { name: '확인하고 켜기' }).click();

  const recoveryCodes = dialog.getByRole('list', { name: '복구 코드' }).getByRole('listitem');
  await expect(recoveryCodes).toHaveCount(10);
  await expectAccessibleOnAllScreens(page);
  await dialog.getByRole('button', { name: '저장했습니다' }).click();
  await expect(dialog.getByText('켜져 있습니다. 남은 복구 코드 10개.')).toBeVisible();
});

test('requires a code at login, keeps the typed text after a wrong one, and accepts the next code', async ({
  browser,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ 40[01] /);
  const account = await backend.addAdmin();
  const page = await openDashboard(browser, account);
  const { dialog, secret } = await turnOn(page, account);
  await dialog.getByRole('button', { name: '저장했습니다' }).click();
  await page.keyboard.press('Escape');
  await logOut(page);

  await enterCredentials(page, account);
  const code = page.getByLabel('인증 코드');
  await expect(code).toBeFocused();
  await expectAccessibleOnAllScreens(page);
  const wrong = wrongCodeOf(secret);
  await enterCode(page, wrong);
  await expect(page.getByText('코드가 올바르지 않거나 이미 사용한 코드입니다')).toBeVisible();
  await expect(code).toHaveAccessibleDescription(/코드가 올바르지 않거나 이미 사용한 코드입니다/);
  await expect(code).toBeFocused();
  await expect(code).toHaveValue(wrong);
  await expect(page.getByLabel('아이디')).toHaveValue(account.username);
  await expect(page.getByLabel('비밀번호')).toHaveValue(account.password);
  await expectAccessible(page);
  await enterCode(page, nextCodeOf(secret));
  await expect(page).toHaveURL(/\/admin$/);
});

test('accepts each recovery code once at login, and one to disable two-step login', async ({
  browser,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ 40[01] /);
  const account = await backend.addAdmin();
  const page = await openDashboard(browser, account);
  const { dialog, recoveryCodes } = await turnOn(page, account);
  const [first, second, third] = recoveryCodes as [string, string, string];
  await dialog.getByRole('button', { name: '저장했습니다' }).click();
  await page.keyboard.press('Escape');
  await logOut(page);

  await enterCredentials(page, account);
  await enterCode(page, first);
  await expect(page).toHaveURL(/\/admin$/);
  await logOut(page);

  await enterCredentials(page, account);
  await enterCode(page, first);
  await expect(page.getByText('코드가 올바르지 않거나 이미 사용한 코드입니다')).toBeVisible();
  await enterCode(page, second);
  await expect(page).toHaveURL(/\/admin$/);

  const again = await openAccount(page);
  await expect(again.getByText('켜져 있습니다. 남은 복구 코드 8개.')).toBeVisible();
  await again.getByLabel('인증 코드 또는 복구 코드').fill(second);
  await again.getByRole('button', { name: '2단계 인증 끄기' }).click();
  await expect(again.getByText('코드가 올바르지 않거나 이미 사용한 코드입니다')).toBeVisible();
  await again.getByLabel('인증 코드 또는 복구 코드').fill(third);
  await again.getByRole('button', { name: '2단계 인증 끄기' }).click();
  await expect(again.getByText('꺼져 있습니다.', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await logOut(page);
  await enterCredentials(page, account);
  await expect(page).toHaveURL(/\/admin$/);
});

const endedDialog = (page: Page) => page.getByRole('dialog', { name: '다시 로그인해 주세요' });

async function addPendingBooking(backend: Backend) {
  const event = await backend.addEvent({ capacity: 4 });
  const { id, ...booking } = aBooking(event.id, { name: `Guest of ${event.title}` });
  await backend.db.doc(`bookings/${id}`).set({ ...booking, createdAt: new Date() });
  return { id, eventId: event.id, name: booking.name };
}

test.describe('session ended from another device', () => {
  test('is denied its next read and prompts for login', async ({
    browser,
    backend,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/ 40[013] |permission/i);
    const { here, there } = await openTwice(browser, backend);
    const dialog = await openAccount(here);
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expect(dialog.getByText('지금 이 기기')).toHaveCount(1);
    await expectAccessibleOnAllScreens(here);
    await dialog
      .getByRole('listitem')
      .getByRole('button', { name: /로그아웃$/ })
      .click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);

    await there.getByRole('tab', { name: '행사' }).click();
    await expect(endedDialog(there)).toBeVisible();
    await there.reload();
    await expect(there).toHaveURL(/\/admin\/login$/);
    await here.keyboard.press('Escape');
    await here.reload();
    await expect(here.getByRole('button', { name: '계정', exact: true })).toBeVisible();
  });

  test('is denied its next write, which succeeds after a new login', async ({
    browser,
    backend,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/ 40[013] |permission/i);
    const { id, eventId, name } = await addPendingBooking(backend);
    const booking = backend.db.doc(`bookings/${id}`);
    const { account, here, there } = await openTwice(browser, backend);
    await there.goto(`/admin?tab=bookings&event=${eventId}`);
    const confirm = there.getByRole('button', { name: `${name} 님의 예약 확정` });
    await expect(confirm).toBeVisible();
    const dialog = await openAccount(here);
    await dialog.getByRole('button', { name: '다른 기기 모두 로그아웃' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);

    await confirm.click();
    await expect(endedDialog(there)).toBeVisible();
    expect((await booking.get()).get('status')).toBe('pending');
    await endedDialog(there).getByLabel('비밀번호').fill(account.password);
    await endedDialog(there).getByRole('button', { name: '로그인', exact: true }).click();
    await expect(endedDialog(there)).toBeHidden();
    await expect(there.getByRole('article', { name }).getByText('확정', { exact: true })).toBeVisible();
    expect((await booking.get()).get('status')).toBe('confirmed');
  });
});

test('logging out ends the session of this device only', async ({
  browser,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ 40[013] |permission/i);
  const { here, there } = await openTwice(browser, backend);
  await logOut(here);
  await here.goto('/admin');
  await expect(here).toHaveURL(/\/admin\/login$/);
  await there.reload();
  await expect(there.getByRole('heading', { level: 1, name: '관리자' })).toBeVisible();
});

test('a new password keeps this session, logs out the other devices, and is no common one', async ({
  browser,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ 40[013] |permission/i);
  const { account, here, there } = await openTwice(browser, backend);
  const dialog = await openAccount(here);
  const change = async (password: string, next: string) => {
    await dialog.getByLabel('지금 비밀번호').fill(password);
    await dialog.getByLabel('새 비밀번호', { exact: true }).fill(next);
    await dialog.getByLabel('새 비밀번호 다시 입력').fill(next);
    await dialog.getByRole('button', { name: '비밀번호 변경' }).click();
  };
  await change('a wrong password', 'barley-lantern-93-river');
  await expect(dialog.getByText('비밀번호가 올바르지 않습니다')).toBeVisible();
  await expect(dialog.getByLabel('지금 비밀번호')).toBeFocused();
  await change(account.password, 'password1234');
  await expect(dialog.getByText(/짐작하기 쉬운/)).toBeVisible();
  await change(account.password, 'barley-lantern-93-river');
  await expect(here.getByText('비밀번호를 변경했습니다')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await here.reload();
  await expect(here.getByRole('heading', { level: 1, name: '관리자' })).toBeVisible();
  await there.reload();
  await expect(there).toHaveURL(/\/admin\/login$/);
});

for (const width of [390, 820, 1440]) {
  test(`the account dialog fits a screen of ${width} pixels in both languages`, async ({
    browser,
    backend,
  }) => {
    const account = await backend.addAdmin();
    const page = await openDashboard(browser, account);
    await page.setViewportSize({ width, height: 900 });
    await turnOn(page, account);
    for (const language of ['kr', 'en'] as const) {
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await page.reload();
      await page.getByRole('button', { name: language === 'kr' ? '계정' : 'Account', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('listitem')).toHaveCount(1);
      await expect(
        dialog.getByText(language === 'kr' ? '남은 복구 코드' : 'Recovery codes left'),
      ).toBeVisible();
      expect(await dialog.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
  });
}
