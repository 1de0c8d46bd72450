import type { Page, Route } from 'playwright/test';
import { openAsAdmin } from '../fixtures/admin.ts';
import type { Backend } from '../fixtures/backend.ts';
import { aPicture } from '../fixtures/pictures.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { FIRESTORE_READ, reach, untilHydrated } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

/** The number of sections of each page that load separately and offer their own retry. */
for (const { path, parts } of [
  { path: '/en', parts: 3 },
  { path: '/en/coffee', parts: 1 },
  { path: '/en/experiences', parts: 1 },
  { path: '/en/stories', parts: 1 },
]) {
  test(`${path} offers a retry when Firestore is unreachable and recovers`, async ({
    page,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/Failed to load resource/, /Firestore/);
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

test('a product page offers a retry when Firestore is unreachable and recovers', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/, /Firestore/);
  const documents = /\/v1\/projects\/.*:batchGet/;
  await page.route(documents, (route) => route.abort());
  await reach(page, '/en/products/9faf20ca-64bc-4c4a-a495-665acb07d755');
  await expect(page.getByText('The connection was lost or the server is not answering.')).toBeVisible();
  await page.unroute(documents);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sunlit Wall Blend' })).toBeVisible();
});

test('the newsletter can be loaded again after a failure', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(
    /Failed to load resource/,
    /Failed to fetch dynamically imported module/,
    /Unable to preload CSS/,
    // React reports that it renders the newsletter again because it could not hydrate it.
    /React error #(422|520)/,
  );
  const chunks = /assets\/newsletter-block/;
  await page.route(chunks, (route) => route.abort());
  await page.goto('/en/privacy');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('alert')).toContainText('The connection was lost');
  await page.unroute(chunks);
  await footer.getByRole('button', { name: 'Try again' }).click();
  await expect(footer.getByRole('textbox', { name: 'Email address' })).toBeVisible();
});

test('forms are sent without the scripts when these cannot be loaded', async ({
  context,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  const page = await context.newPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await page.goto('/en/about');
  await failed;
  const footer = page.getByRole('contentinfo');
  await footer
    .getByRole('textbox', { name: 'Email address' })
    .fill(`reader-${crypto.randomUUID()}@example.com`);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Successfully subscribed to our newsletter!',
  );
});

test('a page whose scripts could not be loaded is loaded again by the press of a button, unless something was typed', async ({
  context,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  const page = await context.newPage();
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await page.goto('/en/products/9faf20ca-64bc-4c4a-a495-665acb07d755');
  await failed;
  await page.unroute(scripts);
  const email = page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' });
  const share = page.getByRole('main').getByRole('button', { name: 'Share' });
  await email.fill('reader@example.com');
  await share.click();
  await expect(email).toHaveValue('reader@example.com');
  await email.fill('');
  await share.click();
  await untilHydrated(page);
});

test('the menu of a phone opens and closes when the scripts cannot be loaded', async ({
  context,
  expectedConsoleErrors,
}) => {
  // The press that opened the menu is repeated.
  expectedConsoleErrors.push(/Failed to load resource/, /already open Dialog/);
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  const fail = await holdRequests(page, '**/assets/*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await page.goto('/en/about');
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  const open = () => page.getByRole('button', { name: 'Open menu' }).click();
  const close = () => menu.getByRole('button', { name: 'Close menu' }).click();
  await open();
  await expect(menu).toBeVisible();
  fail();
  await failed;
  await expect(menu).toBeVisible();
  await close();
  await expect(menu).toBeHidden();
  await open();
  await menu.getByRole('link', { name: 'Coffee', exact: true }).click();
  await expect(page).toHaveURL('/en/coffee');
});

test('a booking survives a lost connection and offers a calendar file', async ({
  page,
  context,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED/);
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your payment');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^[A-Z2-9]{3}-[A-Z2-9]{3}\.ics$/);
});

/** API failures, and the milliseconds until the client reports each. */
const API_FAILURES: readonly (readonly [what: string, answer: (route: Route) => unknown, waitMs: number])[] =
  [
    ['fails', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }), 0],
    ['is overloaded', (route) => route.fulfill({ status: 503, body: 'no healthy upstream' }), 0],
    [
      'returns invalid JSON',
      (route) => route.fulfill({ contentType: 'application/json', body: '<html>' }),
      0,
    ],
    ['does not respond for 30 seconds', () => undefined, 30_000],
  ];
/** Longer than a toast is shown. */
const TOAST_LIFETIME_MS = 10_000;

/** Submits a form under each API failure and expects an alert; `check` asserts that the input is kept. */
async function sendThroughFailures(
  page: Page,
  path: string,
  { send, alert, check }: { send: () => Promise<void>; alert: string; check: () => Promise<void> },
): Promise<void> {
  for (const [what, answer, waitMs] of API_FAILURES) {
    await test.step(`the API ${what}`, async () => {
      await page.route(path, answer);
      const requested = page.waitForRequest(path);
      await send();
      await requested;
      if (waitMs > 0) await page.clock.fastForward(waitMs);
      await expect(page.getByRole('alert').filter({ hasText: alert })).toBeVisible();
      await check();
      await page.unroute(path);
      await page.clock.fastForward(TOAST_LIFETIME_MS);
      await expect(page.getByRole('alert').filter({ hasText: alert })).toBeHidden();
    });
  }
}

const FAILED_REQUEST_LOG = /Failed to load resource/;

/** Opens and fills in the booking dialog of an event with three seats. */
async function fillInBooking(page: Page, backend: Backend) {
  const event = await backend.addEvent({ capacity: 3 });
  await page.goto('/en/experiences');
  await page.getByRole('button', { name: `Book now: ${event.title}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Sample Visitor');
  await dialog.getByLabel('Email').fill('visitor@example.com');
  const send = () => dialog.getByRole('button', { name: 'Request booking' }).click();
  const sendSuccessfully = async () => {
    const answered = page.waitForResponse('**/api/bookings');
    await send();
    expect((await answered).status()).toBe(201);
    await expect(dialog).toBeHidden();
    expect(await backend.seatsOf(event.id)).toBe(1);
  };
  return { event, dialog, send, sendWell: sendSuccessfully };
}

const BOOKING_FAILED = 'Failed to book event. Please try again.';

test('a booking recovers from every kind of API failure', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(FAILED_REQUEST_LOG);
  await page.clock.install();
  const { dialog, send, sendWell: sendSuccessfully } = await fillInBooking(page, backend);
  const check = () => expect(dialog.getByLabel('Full name')).toHaveValue('Sample Visitor');
  await sendThroughFailures(page, '**/api/bookings', { send, alert: BOOKING_FAILED, check });
  await sendSuccessfully();
});

test('resubmitting a booking whose response was lost creates no second booking', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(FAILED_REQUEST_LOG);
  const { event, send, sendWell } = await fillInBooking(page, backend);
  await page.route('**/api/bookings', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/bookings'));
  await send();
  await lost;
  await expect(page.getByRole('alert').filter({ hasText: BOOKING_FAILED })).toBeVisible();
  expect(await backend.seatsOf(event.id)).toBe(1);
  await page.unroute('**/api/bookings');
  await sendWell();
});

test('a contact message recovers from every kind of API failure', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(FAILED_REQUEST_LOG);
  const message = `Hello from test ${crypto.randomUUID()}`;
  await page.clock.install();
  await page.goto('/en/contact');
  const form = page.getByRole('region', { name: 'Send us a message' });
  await form.getByLabel('Name', { exact: true }).fill('Sample Visitor');
  await form.getByLabel('Email', { exact: true }).fill('visitor@example.com');
  await form.getByLabel('Message', { exact: true }).fill(message);
  const send = () => form.getByRole('button', { name: 'Send message' }).click();
  await sendThroughFailures(page, '**/api/contact', {
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

test('a newsletter subscription recovers from every kind of API failure', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(FAILED_REQUEST_LOG);
  const email = `${crypto.randomUUID()}@example.com`;
  await page.clock.install();
  await page.goto('/en/stories');
  const field = page.getByRole('main').getByLabel('Email address');
  await field.fill(email);
  await sendThroughFailures(page, '**/api/newsletter', {
    send: () => field.press('Enter'),
    alert: 'There was an error sending your message. Please try again.',
    check: () => expect(field).toHaveValue(email),
  });
  const answered = page.waitForResponse('**/api/newsletter');
  await field.press('Enter');
  expect((await answered).status()).toBe(201);
  await expect(page.getByText('Successfully subscribed to our newsletter!')).toBeVisible();
});

test('a rejected image upload shows an error and succeeds on retry', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(FAILED_REQUEST_LOG);
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
  await expect(upload.getByRole('alert')).toHaveText(/^서버가\s이\s파일을 받아들이지 않았습니다\./);
  await page.unroute(store);
  await upload.getByRole('button', { name: 'sample.png 다시 시도' }).click();
  await expect(upload).toBeHidden();
  await expect(form.getByText('1번째 사진', { exact: true })).toBeVisible();
  await expect(form.getByLabel('제목 (한국어)')).toHaveValue('예시 제품');
});
