import type { Page } from 'playwright/test';
import { expectAccessible } from '../fixtures/axe.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { untilHydrated } from '../fixtures/page-loading.ts';
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

/** Opens the booking dialog of an event by its price and books; the dialog is in English. */
async function bookByPrice(page: Page, { id, title }: { id: string; title: string }): Promise<void> {
  await page.goto(`/en/experiences/${id}`);
  await untilHydrated(page);
  await page.getByRole('button', { name: `for ${title}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Sample Visitor');
  await dialog.getByLabel('Email').fill('visitor@example.com');
  await dialog.getByRole('button', { name: 'Request booking' }).click();
  await expect(dialog.getByRole('button', { name: 'Request booking' })).toBeHidden();
}

const payNow = (page: Page) => page.getByRole('button', { name: 'Pay ₩45,000', exact: true });

test('the price of an event opens the booking dialog and, once booked, the payment widget', async ({
  page,
  backend,
}) => {
  const { requestCount } = await serveScript(page);
  const event = await backend.addEvent({ price: 45_000 });
  await page.goto('/experiences');
  const price = page.getByRole('button', { name: `(${event.titleKr})` });
  await expect(price).toHaveText(/₩45,000/);
  await untilHydrated(page);
  expect(requestCount()).toBe(0);
  // Operates the button by keyboard.
  await price.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('이름').fill('예시 손님');
  await dialog.getByLabel('이메일').fill('visitor@example.com');
  // The first booking of a run starts the workers of all triggers, and its order is read after them.
  const orderRead = page.waitForResponse('**/api/orders/*');
  await dialog.getByRole('button', { name: '예약 신청' }).click();
  await expect(page.getByRole('status').filter({ hasText: '결제하시면 바로 확정됩니다' })).toBeVisible();
  await orderRead;
  await expect.poll(async () => (await calls(page)).at(-1)).toEqual(['payrequest']);
  await expect(page).toHaveURL('/experiences');
  const { docs: orders } = await backend.db.collection('orders').where('kind', '==', 'booking').get();
  const order = orders.find((one) => one.get('items')[0].itemId === event.id);
  expect(Object.fromEntries((await calls(page)).map(([, name, value]) => [name, value]))).toMatchObject({
    userid: 'byeotdam-sample',
    shopname: '볕담',
    goodname: event.titleKr,
    price: '45000',
    var1: event.id,
    var2: order?.id,
    smsuse: 'n',
    redirectpay: '1',
    skip_cstpage: 'y',
  });
  expect(await backend.seatsOf(event.id)).toBe(1);
});

test('a slow payment script shows a Korean message, and the receipt opens the widget later', async ({
  page,
  backend,
}) => {
  const release = await holdRequests(page, SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: STAND_IN }),
  );
  const event = await backend.addEvent({ price: 45_000 });
  const opened = page.waitForEvent('dialog');
  const booked = bookByPrice(page, event);
  const alert = await opened;
  expect(alert.type()).toBe('alert');
  expect(alert.message()).toContain('결제 시스템을 불러오는 중입니다. 잠시 뒤 다시 시도해 주세요.');
  await alert.accept();
  await booked;
  release();
  await expect.poll(() => calls(page)).toEqual([]);
  await payNow(page).click();
  await expect.poll(async () => (await calls(page)).at(-1)).toEqual(['payrequest']);
});

test('a blocked payment script offers the phone number and the contact form, and the booking waits', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  await page.route(SCRIPT, (route) => route.abort());
  const event = await backend.addEvent({ price: 45_000 });
  await bookByPrice(page, event);
  const dialog = page.getByRole('dialog', { name: 'The payment window did not open' });
  await expect(dialog.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await expect(dialog.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    `/en/contact?about=${encodeURIComponent(event.title)}`,
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Please pay within \d\d:\d\d/)).toBeVisible();
  await expect(payNow(page)).toBeVisible();
  expect(await backend.seatsOf(event.id)).toBe(1);
});

test('a booking is paid later from its receipt or the page behind its mail, which confirms it', async ({
  page,
  backend,
}) => {
  const event = await backend.addEvent({ price: 45_000 });
  const email = `guest-${crypto.randomUUID()}@example.com`;
  await page.goto(`/en/experiences/${event.id}`);
  await page.getByRole('button', { name: `Book now: ${event.title}` }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Full name').fill('Sample Guest');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Request booking' }).click();
  // The booking's page, which the browser that booked may see.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your payment');
  await expect(payNow(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Waiting for payment')).toBeVisible();
  await expectAccessible(page);
  // The receipt survives a reload, and leads to the payment.
  await page.reload();
  await payNow(page).click();
  await expect(page.getByRole('note')).toContainText('local stand-in for PayApp');
  await page.getByRole('button', { name: 'Let the card be refused', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/booking\/[^/]+#returned$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your payment');
  await expect(page.getByText('not confirmed yet')).toBeVisible();
  await expect(payNow(page)).toBeVisible();
  await expectAccessible(page);

  const { docs: mails } = await backend.db.collection('mail').where('to', '==', email).get();
  const text = String(mails[0]?.get('message.text'));
  expect(text).toContain('Please pay ₩45,000');
  const [link = ''] = /https?:\S+\/en\/booking\/\S+/.exec(text) ?? [];
  await page.goto(new URL(link).pathname);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your payment');
  await expectAccessible(page);
  await payNow(page).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking is confirmed');
  await page.getByRole('link', { name: 'See the payment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid: your booking is confirmed');
  await expect(page.getByRole('link', { name: 'See your booking' })).toBeVisible();
  // The receipt of the tab that booked asks for no second payment.
  await page.goto(`/en/experiences/${event.id}`);
  await expect(page.getByText('Paid: your booking is confirmed')).toBeVisible();
  await expect(payNow(page)).toBeHidden();
  await page.goto(new URL(link).pathname.replace('/en', ''));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('확정된 예약입니다');
  await page.getByRole('button', { name: '예약 취소하기' }).click();
  const question = page.getByRole('dialog', { name: '예약을 취소할까요?' });
  await expect(question.getByText('₩45,000을 돌려드립니다')).toBeVisible();
  await question.getByRole('button', { name: '취소하겠습니다' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('취소된 예약입니다');
  expect(await backend.seatsOf(event.id)).toBe(0);
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
  await expect(page.getByText('You pay at the venue')).toBeVisible();
  await expect(page.getByRole('button', { name: `for ${onSite.title}` })).toHaveCount(0);
  await page.goto('/en/makgeolli');
  await expect(page.getByRole('article').first().getByText(/^\$/)).toBeVisible();
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
});
