import type { BrowserContext, Page } from 'playwright/test';
import { aBooking } from '@app/domain/testing/factories.ts';
import type { Backend } from '../fixtures/backend.ts';
import { openDashboard } from '../fixtures/admin.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { expect, test } from '../fixtures/test.ts';

/** Removes Firebase's sign-in state from the page, as if Firebase had revoked it. */
async function removeFirebaseSession(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('firebaseLocalStorage', 'readwrite');
          transaction.objectStore('firebaseLocalStorage').clear();
          transaction.addEventListener('complete', () => resolve());
        });
      }),
  );
}

async function addPendingBooking(backend: Backend) {
  const event = await backend.addEvent({ capacity: 4 });
  const { id, ...booking } = aBooking(event.id, { name: `Guest of ${event.title}` });
  await backend.db.doc(`bookings/${id}`).set({ ...booking, createdAt: new Date() });
  return { id, event, name: booking.name };
}

async function signInAgain(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '다시 로그인해 주세요' });
  await dialog.getByLabel('비밀번호').fill(password);
  await dialog.getByRole('button', { name: '로그인' }).click();
  await expect(dialog).toBeHidden();
}

test('a session that ends during a change asks for the password in place, and the change continues', async ({
  browser,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/401/);
  const account = await backend.addAdmin();
  const { event, name } = await addPendingBooking(backend);
  const page = await openDashboard(browser, account);
  await page.goto(`/admin?tab=bookings&event=${event.id}`);
  const booking = page.getByRole('article', { name });
  await expect(booking).toBeVisible();
  await page.context().clearCookies();

  await booking.getByRole('button', { name: `${name} 님의 예약 확정` }).click();
  const dialog = page.getByRole('dialog', { name: '다시 로그인해 주세요' });
  await expect(dialog.getByLabel('아이디')).toHaveValue(account.username);
  await expect(dialog.getByLabel('비밀번호')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('비밀번호').fill('not the password');
  await dialog.getByRole('button', { name: '로그인' }).click();
  await expect(dialog.getByRole('alert')).toContainText('로그인하지 못했습니다');
  await signInAgain(page, account.password);
  await expect(booking.getByText('확정', { exact: true })).toBeVisible();
});

test('declining to log in again fails only the current change, and the next change asks again', async ({
  browser,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/401/);
  const account = await backend.addAdmin();
  const { event, name } = await addPendingBooking(backend);
  const page = await openDashboard(browser, account);
  await page.goto(`/admin?tab=bookings&event=${event.id}`);
  const confirm = page.getByRole('button', { name: `${name} 님의 예약 확정` });
  await expect(confirm).toBeVisible();
  await page.context().clearCookies();
  await confirm.click();
  await page.getByRole('button', { name: '나중에 하기' }).click();
  await expect(page.getByRole('alert')).toContainText('상태를 바꾸지 못했습니다');
  await confirm.click();
  await signInAgain(page, account.password);
  await expect(page.getByRole('article', { name }).getByText('확정', { exact: true })).toBeVisible();
});

test('lists stay visible when Firebase ends the sign-in and update live again after login', async ({
  browser,
  backend,
}) => {
  const account = await backend.addAdmin();
  const { event, name } = await addPendingBooking(backend);
  const page = await openDashboard(browser, account);
  await page.goto(`/admin?tab=bookings&event=${event.id}`);
  const card = page.getByRole('article', { name });
  await expect(card).toBeVisible();
  await removeFirebaseSession(page);
  await expect(page.getByRole('dialog', { name: '다시 로그인해 주세요' })).toBeVisible();
  await expect(card).toBeVisible();
  await signInAgain(page, account.password);
  const { id, ...late } = aBooking(event.id, { name: `Late ${event.title}` });
  await backend.db.doc(`bookings/${id}`).set({ ...late, createdAt: new Date() });
  await expect(page.getByRole('article', { name: late.name })).toBeVisible();
});

test('a form with unsaved changes survives the end of the session and is saved after login', async ({
  browser,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/401/);
  const account = await backend.addAdmin();
  const story = await backend.addStory();
  const page = await openDashboard(browser, account);
  await page.goto(`/admin?tab=stories&edit=${story.id}`);
  const form = page.getByRole('dialog', { name: '이야기 수정' });
  await form.getByLabel('글쓴이 (한국어)').fill('바뀐 글쓴이');
  await page.context().clearCookies();
  await removeFirebaseSession(page);
  await signInAgain(page, account.password);
  await expect(form.getByLabel('글쓴이 (한국어)')).toHaveValue('바뀐 글쓴이');
  await form.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('이야기를 수정했습니다', { exact: true })).toBeVisible();
  expect((await backend.db.doc(`stories/${story.id}`).get()).get('authorKr')).toBe('바뀐 글쓴이');
});

/** The console errors when a tab reads while another one ends the session: the server denies the read immediately. */
const READS_OF_AN_ENDED_SESSION = [/status of 40[13]/, /"code":"permission-denied"/];

test('logging out in one tab completes the deletions of the others, writes their drafts and logs out all tabs', async ({
  browser,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(...READS_OF_AN_ENDED_SESSION);
  const one = await openDashboard(browser, await backend.addAdmin());
  const context: BrowserContext = one.context();
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) {
    await other.goto('/admin');
    await expect(other.getByRole('heading', { level: 1, name: '관리자' })).toBeVisible();
  }
  const { id, event, name } = await addPendingBooking(backend);
  await others[0]!.goto(`/admin?tab=bookings&event=${event.id}`);
  await others[0]!.getByRole('button', { name: `${name} 님의 예약 삭제` }).click();
  await others[0]!.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await expect(others[0]!.getByText(`${name} 님의 예약을 삭제했습니다`)).toBeVisible();
  await others[1]!.goto('/admin?tab=stories&edit=new');
  const typed = others[1]!.getByRole('dialog').getByLabel('제목 (한국어)');
  const written = `쓰던 글 ${crypto.randomUUID()}`;
  const isDraft = async (title: string) =>
    !(await backend.db.collection('drafts').where('title', '==', title).get()).empty;
  await typed.fill(written);
  await expect.poll(() => isDraft(written)).toBe(true);
  await typed.fill(`${written}, 이어서`);
  await one.getByRole('button', { name: '로그아웃' }).click();
  await expect.poll(async () => (await backend.db.doc(`bookings/${id}`).get()).exists).toBe(false);
  await one.waitForURL(/\/admin\/login$/);
  await expect(one.getByRole('status').filter({ hasText: '로그아웃했습니다' })).toBeVisible();
  for (const page of [one, ...others]) {
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('저장하지 않은 내용은 ‘작성 중인 항목’')).toBeVisible();
  }
  expect(await isDraft(`${written}, 이어서`)).toBe(true);
  await others[0]!.goto('/admin');
  await expect(others[0]!).toHaveURL(/\/admin\/login$/);
});

test('no re-authentication prompt appears after logout, even if the login page loads slowly', async ({
  browser,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(...READS_OF_AN_ENDED_SESSION);
  const one = await openDashboard(browser, await backend.addAdmin());
  const other = await one.context().newPage();
  const answer = await holdRequests(other, /\/assets\/login-.*\.js$/);
  await other.clock.install();
  await other.goto('/admin');
  await expect(other.getByRole('heading', { level: 1, name: '관리자' })).toBeVisible();
  await one.getByRole('button', { name: '로그아웃' }).click();
  await expect(other).toHaveURL(/\/admin\/login$/);
  // Firebase checks every 800 ms whether another tab has signed out.
  await other.clock.runFor(1_000);
  await expect(other.getByRole('status').filter({ hasText: '로그아웃했습니다' })).toBeVisible();
  await expect(other.getByRole('dialog')).toBeHidden();
  answer();
  await expect(other.getByRole('heading', { level: 1, name: '관리자 로그인' })).toBeVisible();
});

test('a failed logout shows an error and keeps the session', async ({
  browser,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_FAILED/);
  const page = await openDashboard(browser, await backend.addAdmin());
  await page.route('**/api/admin/logout', (route) => route.abort());
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByRole('alert')).toContainText('로그아웃하지 못했습니다');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('alert')).toContainText('Logout failed');
  await page.unroute('**/api/admin/logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Logged out' })).toBeVisible();
});
