import type { Page, Request } from 'playwright/test';
import { aBooking, aBookingInput } from '@app/domain/testing/factories.ts';
import { LOST_CONNECTION, openAsAdmin, signIn } from '../fixtures/admin.ts';
import { expectToast, findCard, untilDraftKept } from '../fixtures/editing.ts';
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
  await untilDraftKept(page);
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

test('an address that names no possible event shows the bookings', async ({ page }) => {
  await openAsAdmin(page, '/admin?tab=bookings&event=a/b');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

for (const edited of ['a/b', 'copy-x', 'dates-', 'new-short']) {
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
  expectedConsoleErrors.push(LOST_CONNECTION);
  const event = await backend.addEvent();
  // The browser knows this booking from the number of those that wait, so it answers a part of the list without the server.
  const name = `Guest ${crypto.randomUUID().slice(0, 8)}`;
  const { id, ...booking } = aBooking(event.id, { name, createdAt: new Date() });
  await backend.db.doc(`bookings/${id}`).set(booking);
  await openAsAdmin(page, '/admin?tab=bookings');
  await expect(page.getByRole('article', { name })).toBeVisible();
  await page.getByRole('tab', { name: '행사' }).click();
  const card = await findCard(page, backend, 'events', event.titleKr);
  const notice = page.getByText('연결이 끊겼습니다');
  await expect(card).toBeVisible();
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await expect(card).toBeVisible();
  await page.getByRole('tab', { name: '예약' }).click();
  await expect(page.getByText('서버와 연결되기를 기다리고 있습니다')).toBeVisible();
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('article', { name })).toBeVisible();
  await expect(notice).toBeHidden();
});

/** The dialogs that the form of an event opens, by the names of their buttons and the chunks that they are in. */
const OPENED = [
  { button: '이전 버전', dialog: '이전 버전', chunk: /assets\/version-history-[^/]*\.js/ },
  { button: '사진 올리기', dialog: '사진 올리기', chunk: /assets\/upload-dialog-[^/]*\.js/ },
];
/** The style sheet of the second one. */
const STYLES = /assets\/upload-dialog-[^/]*\.css/;
const PREVIEW = /assets\/preview-content-[^/]*\.js/;

test('everything that an open form opens is there without a connection', async ({
  page,
  context,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(LOST_CONNECTION);
  const event = await backend.addEvent();
  const loading = new Set<Request>();
  page.on('request', (one) => one.url().includes('/assets/') && loading.add(one));
  page.on('requestfinished', (one) => loading.delete(one));
  const chunks = [PREVIEW, /assets\/event-preview-/, ...OPENED.map(({ chunk }) => chunk)];
  const loaded = Promise.all(
    chunks.map((chunk) => page.waitForEvent('requestfinished', (one) => chunk.test(one.url()))),
  );
  await openAsAdmin(page, `/admin?tab=events&edit=${event.id}`);
  const form = page.getByRole('dialog', { name: '행사 수정' });
  await form.getByLabel('장소 (영어)').fill('Typed room');
  await loaded;
  await expect.poll(() => loading.size).toBe(0);
  await context.setOffline(true);
  for (const { button, dialog } of OPENED) {
    await form.getByRole('button', { name: button }).click();
    const opened = page.getByRole('dialog', { name: dialog, exact: true });
    await expect(opened).toBeVisible();
    await expect(opened.getByText('불러오지 못했습니다')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  }
  await form.getByRole('button', { name: '미리보기' }).click();
  await form.getByRole('radiogroup').getByText('영어', { exact: true }).click();
  const preview = form.getByRole('region', { name: '상세 페이지' });
  await expect(preview.frameLocator('iframe').getByText('Typed room')).toBeAttached();
});

test('a form that is saved without a connection says so beside its buttons, and is saved later', async ({
  page,
  context,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(LOST_CONNECTION, /"code":"unavailable"/);
  const product = await backend.addProduct();
  await openAsAdmin(page, `/admin?tab=products&edit=${product.id}`);
  const form = page.getByRole('dialog', { name: '제품 수정' });
  await form.getByLabel('제목 (한국어)').fill('고친 제목');
  await context.setOffline(true);
  const save = form.getByRole('button', { name: '저장하고 공개' });
  await save.click();
  const reason = form.getByRole('alert').filter({ hasText: '서버에 연결하지 못했습니다' });
  await expect(reason).toBeInViewport();
  await expect(form.getByLabel('제목 (한국어)')).toHaveValue('고친 제목');
  await expect(page.getByText('제품을 저장하지 못했습니다', { exact: true })).toHaveCount(0);
  await expect(reason).toBeInViewport();
  await context.setOffline(false);
  await save.click();
  await expectToast(page, '제품을 수정했습니다');
  await expect(form).toBeHidden();
});

/**
 * Blocks requests for chunks. They fail, as after a deployment that has replaced them, once the returned function is called. Before
 * something is typed the dashboard would load the page again instead.
 */
async function blockChunks(page: Page, chunks: readonly RegExp[]): Promise<() => void> {
  let fail = () => {};
  const hasFailed = new Promise<void>((resolve) => (fail = resolve));
  for (const chunk of chunks)
    await page.route(chunk, async (route) => {
      await hasFailed;
      await route.abort();
    });
  return fail;
}

test('a dashboard whose code cannot be loaded offers to load it again', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/, /Failed to fetch dynamically imported module/);
  const chunk = /\/assets\/dashboard-[^/]+\.js$/;
  await page.route(chunk, (route) => route.abort());
  await signIn(page);
  const again = page.getByRole('button', { name: 'Load again' });
  await expect(again).toBeVisible();
  await page.unroute(chunk);
  await again.click();
  await expect(page.getByRole('tabpanel')).toBeVisible();
});

test('a form whose chunks are gone offers a retry and keeps what is typed', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(
    /Failed to load resource/,
    /Failed to fetch dynamically imported module/,
    /Unable to preload CSS/,
  );
  const failChunks = await blockChunks(page, [PREVIEW, STYLES, ...OPENED.map(({ chunk }) => chunk)]);
  const event = await backend.addEvent();
  await openAsAdmin(page, `/admin?tab=events&edit=${event.id}`);
  const form = page.getByRole('dialog', { name: '행사 수정' });
  const place = form.getByLabel('장소 (영어)');
  await place.fill('Typed room');
  failChunks();

  await form.getByRole('button', { name: '미리보기' }).click();
  const failed = page.getByRole('alert').filter({ hasText: '불러오지 못했습니다' });
  await expect(failed).toBeVisible();
  await page.unroute(PREVIEW);
  await failed.getByRole('button', { name: '다시 시도' }).click();
  await expect(form.getByRole('region', { name: '상세 페이지' })).toBeVisible();
  await form.getByRole('button', { name: '내용', exact: true }).click();
  await expect(place).toHaveValue('Typed room');

  await page.unroute(STYLES);
  for (const { button, dialog, chunk } of OPENED) {
    await form.getByRole('button', { name: button }).click();
    await expect(failed).toBeVisible();
    await page.unroute(chunk);
    await failed.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByRole('dialog', { name: dialog, exact: true })).toBeVisible();
    await expect(failed).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(place).toHaveValue('Typed room');
  }
  const loaded = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  expect(loaded.filter((href) => STYLES.test(String(href)))).toHaveLength(1);
  await form.getByRole('button', { name: '저장하고 공개' }).click();
  await expectToast(page, '행사를 수정했습니다');
});

test('a change of a booked event whose review is gone is saved after a retry', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/, /Failed to fetch dynamically imported module/);
  const review = /assets\/event-review-[^/]*\.js/;
  const event = await backend.addEvent({ capacity: 6, price: 0 });
  const data = aBookingInput(event.id, { email: `${event.id}@example.com` });
  expect((await page.request.post('/api/bookings', { data })).status()).toBe(201);
  const failChunks = await blockChunks(page, [review]);
  await openAsAdmin(page, `/admin?tab=events&edit=${event.id}`);
  const form = page.getByRole('dialog', { name: '행사 수정' });
  await form.getByLabel('장소 (한국어)').fill('새 공방');
  failChunks();
  await form.getByRole('button', { name: '저장하고 공개' }).click();
  await expectToast(page, '행사를 저장하지 못했습니다');
  await expect(form.getByLabel('장소 (한국어)')).toHaveValue('새 공방');
  await page.unroute(review);
  await form.getByRole('button', { name: '저장하고 공개' }).click();
  await expect(page.getByRole('dialog', { name: '손님이 있는 행사를 바꿉니다' })).toBeVisible();
});

test('a capacity below the booked seats is refused at its field, with the focus and a summary', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  const event = await backend.addEvent({ capacity: 6, price: 0 });
  const data = aBookingInput(event.id, { email: `${event.id}@example.com`, numberOfParticipants: 3 });
  expect((await page.request.post('/api/bookings', { data })).status()).toBe(201);
  await openAsAdmin(page, `/admin?tab=events&edit=${event.id}`);
  const form = page.getByRole('dialog', { name: '행사 수정' });
  const capacity = form.getByLabel('정원');
  await capacity.fill('2');
  await form.getByRole('button', { name: '저장하고 공개' }).click();
  const review = page.getByRole('dialog', { name: '손님이 있는 행사를 바꿉니다' });
  await review.getByRole('button', { name: '저장', exact: true }).click();
  await expectToast(page, '행사를 저장하지 못했습니다');
  await expect(capacity).toBeFocused();
  await expect(form.getByRole('alert').filter({ hasText: '정원: 이미 3자리가 찼습니다.' })).toBeVisible();
});
