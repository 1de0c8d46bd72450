import type { Page, Route } from 'playwright/test';
import { openAsAdmin } from '../fixtures/admin.ts';
import type { Backend } from '../fixtures/backend.ts';
import { aPicture } from '../fixtures/pictures.ts';
import { FIRESTORE_READ, reach } from '../fixtures/reach.ts';
import { expect, test } from '../fixtures/test.ts';

/** How many parts of each page read for themselves, and so have a retry of their own. */
for (const { path, parts } of [
  { path: '/en', parts: 3 },
  { path: '/en/coffee', parts: 1 },
  { path: '/en/experiences', parts: 1 },
  { path: '/en/stories', parts: 1 },
]) {
  test(`${path}, reached without Firestore, offers a retry, and comes back with it`, async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/Failed to load resource/, /Firestore/);
    await page.route(FIRESTORE_READ, (route) => route.abort());
    await reach(page, path);
    const retries = page.getByRole('button', { name: 'Try again' });
    await expect(retries).toHaveCount(parts);
    await page.unroute(FIRESTORE_READ);
    for (let left = parts; left > 0; left -= 1) {
      await retries.first().click();
      await expect(retries).toHaveCount(left - 1);
    }
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('a product, reached without Firestore, offers a retry, and comes back with it', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource/, /Firestore/);
  const documents = /\/v1\/projects\/.*:batchGet/;
  await page.route(documents, (route) => route.abort());
  await reach(page, '/en/products/9faf20ca-64bc-4c4a-a495-665acb07d755');
  await expect(page.getByText('The connection was lost or the server is not answering.')).toBeVisible();
  await page.unroute(documents);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sunlit Wall Blend' })).toBeVisible();
});

test('a booking outlives a connection that is lost, and leaves its date for a calendar', async ({
  page,
  context,
  backend,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  const event = await backend.addEvent({ capacity: 3 });
  await page.goto('/en/experiences');
  const card = page.getByRole('article').filter({ hasText: event.title });
  await card.getByRole('button', { name: `Book now: ${event.title}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Sample Visitor');
  await dialog.getByLabel('Email').fill('visitor@example.com');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Request booking' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to book event. Please try again.');
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await card.getByRole('button', { name: `Book now: ${event.title}` }).click();
  await expect(dialog.getByLabel('Full name')).toHaveValue('Sample Visitor');
  const answered = page.waitForResponse('**/api/bookings');
  await dialog.getByRole('button', { name: 'Request booking' }).click();
  expect((await answered).status()).toBe(201);
  await expect(dialog).toBeHidden();
  expect(await backend.seatsOf(event.id)).toBe(1);
  const saved = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^[A-Z2-9]{3}-[A-Z2-9]{3}\.ics$/);
});

/** What the API may do instead of answering, and how long a visitor waits until that is clear. */
const TROUBLES: readonly (readonly [what: string, answer: (route: Route) => unknown, waitMs: number])[] = [
  ['fails', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }), 0],
  ['is overrun', (route) => route.fulfill({ status: 503, body: 'no healthy upstream' }), 0],
  ['says garbage', (route) => route.fulfill({ contentType: 'application/json', body: '<html>' }), 0],
  ['says nothing for half a minute', () => undefined, 30_000],
];
/** Toasts have gone by then. */
const LATER_MS = 10_000;

/** Sends a form through every trouble, each told in an alert; `check` says that what was typed is still there. */
async function throughTrouble(
  page: Page,
  path: string,
  { send, alert, check }: { send: () => Promise<void>; alert: string; check: () => Promise<void> },
): Promise<void> {
  for (const [what, answer, waitMs] of TROUBLES) {
    await test.step(`the API ${what}`, async () => {
      await page.route(path, answer);
      const asked = page.waitForRequest(path);
      await send();
      await asked;
      if (waitMs > 0) await page.clock.fastForward(waitMs);
      await expect(page.getByRole('alert').filter({ hasText: alert })).toBeVisible();
      await check();
      await page.unroute(path);
      await page.clock.fastForward(LATER_MS);
      await expect(page.getByRole('alert').filter({ hasText: alert })).toBeHidden();
    });
  }
}

const TROUBLE_IN_CONSOLE = /Failed to load resource/;

/** Opens the dialog of an event that has room for three, and fills it in. */
async function fillInBooking(page: Page, backend: Backend) {
  const event = await backend.addEvent({ capacity: 3 });
  await page.goto('/en/experiences');
  await page.getByRole('button', { name: `Book now: ${event.title}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Sample Visitor');
  await dialog.getByLabel('Email').fill('visitor@example.com');
  const send = () => dialog.getByRole('button', { name: 'Request booking' }).click();
  const sendWell = async () => {
    const answered = page.waitForResponse('**/api/bookings');
    await send();
    expect((await answered).status()).toBe(201);
    await expect(dialog).toBeHidden();
    expect(await backend.seatsOf(event.id)).toBe(1);
  };
  return { event, dialog, send, sendWell };
}

const NOT_BOOKED = 'Failed to book event. Please try again.';

test('a booking goes through every trouble of the API', async ({ page, backend, expectedComplaints }) => {
  expectedComplaints.push(TROUBLE_IN_CONSOLE);
  await page.clock.install();
  const { dialog, send, sendWell } = await fillInBooking(page, backend);
  const check = () => expect(dialog.getByLabel('Full name')).toHaveValue('Sample Visitor');
  await throughTrouble(page, '**/api/bookings', { send, alert: NOT_BOOKED, check });
  await sendWell();
});

test('a booking that was taken, and whose answer was lost, is one when it is sent again', async ({
  page,
  backend,
  expectedComplaints,
}) => {
  expectedComplaints.push(TROUBLE_IN_CONSOLE);
  const { event, send, sendWell } = await fillInBooking(page, backend);
  await page.route('**/api/bookings', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/bookings'));
  await send();
  await lost;
  await expect(page.getByRole('alert').filter({ hasText: NOT_BOOKED })).toBeVisible();
  expect(await backend.seatsOf(event.id)).toBe(1);
  await page.unroute('**/api/bookings');
  await sendWell();
});

test('a message goes through every trouble of the API', async ({ page, backend, expectedComplaints }) => {
  expectedComplaints.push(TROUBLE_IN_CONSOLE);
  const message = `Hello from test ${crypto.randomUUID()}`;
  await page.clock.install();
  await page.goto('/en/contact');
  const form = page.getByRole('region', { name: 'Send us a message' });
  await form.getByLabel('Name', { exact: true }).fill('Sample Visitor');
  await form.getByLabel('Email', { exact: true }).fill('visitor@example.com');
  await form.getByLabel('Message', { exact: true }).fill(message);
  const send = () => form.getByRole('button', { name: 'Send message' }).click();
  await throughTrouble(page, '**/api/contact', {
    send,
    alert: 'There was an error sending your message. Please try again.',
    check: () => expect(form.getByLabel('Message', { exact: true })).toHaveValue(message),
  });
  const answered = page.waitForResponse('**/api/contact');
  await send();
  expect((await answered).status()).toBe(201);
  await expect(page.getByText('Thank you! Your message has been sent.')).toBeVisible();
  const stored = await backend.db.collection('contacts').where('message', '==', message).get();
  expect(stored.size).toBe(1);
});

test('a subscription goes through every trouble of the API', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(TROUBLE_IN_CONSOLE);
  const email = `${crypto.randomUUID()}@example.com`;
  await page.clock.install();
  await page.goto('/en/stories');
  const field = page.getByRole('main').getByLabel('Email address');
  await field.fill(email);
  await throughTrouble(page, '**/api/newsletter', {
    send: () => field.press('Enter'),
    alert: 'There was an error sending your message. Please try again.',
    check: () => expect(field).toHaveValue(email),
  });
  const answered = page.waitForResponse('**/api/newsletter');
  await field.press('Enter');
  expect((await answered).status()).toBe(201);
  await expect(page.getByText('Successfully subscribed to our newsletter!')).toBeVisible();
});

test('a picture that the store refuses is told, and goes when it is sent again', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(TROUBLE_IN_CONSOLE);
  await openAsAdmin(page);
  await page.getByRole('button', { name: '제품 추가' }).click();
  const form = page.getByRole('dialog', { name: '새 제품' });
  await form.getByLabel('제목 (한국어)').fill('예시 제품');
  await form.getByRole('button', { name: '사진 올리기' }).click();
  const upload = page.getByRole('dialog', { name: '사진 올리기' });
  await upload.getByLabel('파일 고르기').setInputFiles(await aPicture());
  const store = /\/v0\/b\/.*\/o\?name=/;
  await page.route(store, (route) => route.fulfill({ status: 403, json: { error: { code: 403 } } }));
  await upload.getByRole('button', { name: '1장 올리기' }).click();
  await expect(upload.getByRole('alert')).toHaveText(/^서버가 이 파일을 받아들이지 않았습니다\./);
  await page.unroute(store);
  await upload.getByRole('button', { name: 'sample.png 다시 시도' }).click();
  await expect(upload).toBeHidden();
  await expect(form.getByText('1번째 사진', { exact: true })).toBeVisible();
  await expect(form.getByLabel('제목 (한국어)')).toHaveValue('예시 제품');
});
