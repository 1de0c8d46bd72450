import type { Page } from 'playwright/test';
import { expectAccessible } from '../fixtures/axe.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { expect, test } from '../fixtures/test.ts';

const SCRIPT = '**/public/api/v2/payapp-lite.js';

/** Replaces PayApp's script: records its calls in `window.paymentCalls` and opens nothing. */
const STAND_IN = `
  window.paymentCalls = [];
  const note = (name) => (...given) => window.paymentCalls.push([name, ...given]);
  window.PayApp = { setDefault: note('setDefault'), setParam: note('setParam'), payrequest: note('payrequest') };
`;

async function serveScript(page: Page): Promise<{ requestCount: () => number }> {
  let requests = 0;
  await page.route(SCRIPT, (route) => {
    requests += 1;
    return route.fulfill({ contentType: 'text/javascript', body: STAND_IN });
  });
  return { requestCount: () => requests };
}
const calls = (page: Page) =>
  page.evaluate(() => (window as unknown as { paymentCalls: unknown[][] }).paymentCalls);

test('the price of an event opens the payment widget', async ({ page, backend }) => {
  const { requestCount } = await serveScript(page);
  const event = await backend.addEvent({ price: 45_000 });
  await page.goto('/experiences');
  const price = page.getByRole('button', { name: `(${event.titleKr})` });
  await expect(price).toHaveText(/₩45,000/);
  expect(requestCount()).toBe(0);
  // Operates the button by keyboard.
  await price.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await calls(page))?.length).toBe(9);
  expect(await calls(page)).toEqual([
    ['setDefault', 'userid', 'byeotdam-sample'],
    ['setDefault', 'shopname', '볕담'],
    ['setParam', 'goodname', event.titleKr],
    ['setParam', 'price', '45000'],
    ['setParam', 'var1', event.id],
    ['setParam', 'smsuse', 'n'],
    ['setParam', 'redirectpay', '1'],
    ['setParam', 'skip_cstpage', 'y'],
    ['payrequest'],
  ]);
});

test('a slow payment script shows a Korean message, and the next click opens the widget', async ({
  page,
  backend,
}) => {
  const release = await holdRequests(page, SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: STAND_IN }),
  );
  const { title } = await backend.addEvent({ price: 45_000 });
  await page.goto('/en/experiences');
  const price = page.getByRole('button', { name: `for ${title}` });
  const opened = page.waitForEvent('dialog');
  await price.click();
  const alert = await opened;
  expect(alert.type()).toBe('alert');
  expect(alert.message()).toContain('결제 시스템을 불러오는 중입니다. 잠시 후 다시 시도해 주세요.');
  await alert.accept();
  release();
  await expect.poll(() => calls(page)).toEqual([]);
  await price.click();
  await expect.poll(async () => (await calls(page)).at(-1)).toEqual(['payrequest']);
});

test('a blocked payment script offers the phone number and the contact form', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  await page.route(SCRIPT, (route) => route.abort());
  const { title } = await backend.addEvent({ price: 45_000 });
  await page.goto('/en/experiences');
  const price = page.getByRole('button', { name: `for ${title}` });
  await price.click();
  const dialog = page.getByRole('dialog', { name: 'The payment window did not open' });
  await expect(dialog.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await expect(dialog.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    `/en/contact?about=${encodeURIComponent(title)}`,
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(price).toBeFocused();
});

test('an item that cannot be paid online has a price without a button', async ({ page, backend }) => {
  const cheap = await backend.addEvent({ price: 900 });
  await page.goto('/en/experiences');
  const card = page.getByRole('article').filter({ hasText: cheap.title });
  await expect(card.getByText('₩900')).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(1);
  const onSite = await backend.addEvent({ price: 45_000, payment: 'onSite' });
  await page.goto(`/en/experiences/${onSite.id}`);
  await expect(page.getByRole('button', { name: `Book now: ${onSite.title}` })).toBeVisible();
  await expect(page.getByRole('button', { name: `for ${onSite.title}` })).toHaveCount(0);
  await page.goto('/en/makgeolli');
  await expect(page.getByRole('article').first().getByText(/^\$/)).toBeVisible();
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
});
