import { aBooking, aBookingInput } from '@app/domain/testing/factories.ts';
import { openAsAdmin } from '../fixtures/admin.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import type { Backend } from '../fixtures/backend.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { expect, test } from '../fixtures/test.ts';

/** What browsers leave of the screen of a laptop with 1366 × 768 pixels, and of a phone's. */
const LAPTOP = { width: 1366, height: 650 };
const PHONE = { width: 390, height: 844 };

test('the table of bookings shows 12 on the first screen of a laptop, also those of one event, and 5 on that of a phone', async ({
  page,
  backend,
}) => {
  const event = await backend.addEvent({ capacity: 100 });
  const batch = backend.db.batch();
  for (let place = 0; place < 14; place += 1) {
    // The newest come first. Those of other tests may have rows of more lines.
    const { id, ...booking } = aBooking(event.id, { name: `Guest ${place}`, createdAt: new Date() });
    batch.set(backend.db.doc(`bookings/${id}`), booking);
  }
  await batch.commit();
  await page.addInitScript(() => localStorage.setItem('admin-list-view:bookings', 'table'));
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await page.setViewportSize(LAPTOP);
  await openAsAdmin(page, '/admin?tab=bookings&status=pending');
  await expect(rows.nth(11)).toBeInViewport({ ratio: 1 });
  await page.goto(`/admin?tab=bookings&event=${event.id}`);
  await page.getByText('자리가 바뀐 내역').waitFor();
  await page.getByRole('button', { name: '예약 직접 입력' }).waitFor();
  await expect(rows.nth(11)).toBeInViewport({ ratio: 1 });
  // The buttons are wider in English.
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Add a booking' }).waitFor();
  await expect(rows.nth(11)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: '한국어' }).click();
  await page.setViewportSize(PHONE);
  await page.goto('/admin?tab=bookings&status=pending');
  await rows.first().waitFor();
  await expect(rows.nth(4)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(LAPTOP);
  await page.getByRole('columnheader', { name: '이름' }).click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(rows.nth(11)).toBeVisible();
});

test('the products of two filters are sorted by name and price', async ({ page, backend }) => {
  const titles = ['가나', '다라', '마바'];
  for (const [index, titleKr] of titles.entries())
    await backend.addProduct({ titleKr, availability: 'seasonal', price: 1000 - index });
  await page.addInitScript(() => localStorage.setItem('admin-list-view:products', 'table'));
  await openAsAdmin(page, '/admin?tab=products&type=coffee&availability=seasonal&sort=-name');
  const rows = page
    .getByRole('table')
    .locator('tbody')
    .getByRole('row')
    .filter({ hasText: /가나|다라|마바/ });
  await expect(rows).toHaveText([/마바/, /다라/, /가나/]);
  await page.getByRole('columnheader', { name: '가격' }).click();
  await expect(page).toHaveURL(/sort=price/);
  await expect(rows).toHaveText([/마바/, /다라/, /가나/]);
});

test('a product is marked as sold out with one press, also in its row on a phone', async ({
  page,
  backend,
}) => {
  const product = await backend.addProduct({ createdAt: new Date() });
  await openAsAdmin(page, '/admin?tab=products');
  const card = page.getByRole('article', { name: product.titleKr ?? product.title });
  await card.getByText('품절', { exact: true }).click();
  await expect
    .poll(async () => (await backend.db.doc(`products/${product.id}`).get()).get('availability') as string)
    .toBe('out_of_stock');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: '표로 보기' }).click();
  const row = page.getByRole('row').filter({ hasText: product.titleKr ?? product.title });
  const { x, width } = (await row.getByText('품절', { exact: true }).boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(PHONE.width);
  await row.getByText('계절 한정', { exact: true }).click();
  await expect
    .poll(async () => (await backend.db.doc(`products/${product.id}`).get()).get('availability') as string)
    .toBe('seasonal');
});

test('a press is ignored while the availability of a product is being saved', async ({ page, backend }) => {
  const product = await backend.addProduct({ createdAt: new Date() });
  await openAsAdmin(page, '/admin?tab=products');
  const card = page.getByRole('article', { name: product.titleKr ?? product.title });
  const commit = /documents:commit/;
  const release = await holdRequests(page, commit);
  const saving = page.waitForRequest(commit);
  await card.getByText('품절', { exact: true }).click();
  await saving;
  await card.getByText('계절 한정', { exact: true }).click();
  await expect(card.getByRole('radio', { name: '품절' })).toBeChecked();
  release();
  await expect
    .poll(async () => (await backend.db.doc(`products/${product.id}`).get()).get('availability') as string)
    .toBe('out_of_stock');
});

async function addReader(backend: Backend): Promise<void> {
  const id = crypto.randomUUID().replaceAll('-', '').repeat(2);
  const now = new Date();
  await backend.db.doc(`newsletterSubscriptions/${id}`).set({
    email: `${id.slice(0, 12)}@example.com`,
    language: 'kr',
    isActive: true,
    subscribedAt: now,
    confirmedAt: now,
  });
}

test('a page of confirmed newsletter subscriptions, sorted by email, is full of them', async ({
  page,
  backend,
}) => {
  await Promise.all(Array.from({ length: 25 }, () => addReader(backend)));
  const unconfirmed = backend.db.doc(`newsletterSubscriptions/${'0'.repeat(64)}`);
  // It would be the first.
  const email = '!@example.com';
  await unconfirmed.set({
    email,
    language: 'kr',
    isActive: true,
    subscribedAt: new Date(),
    confirmBy: new Date(Date.now() + 60 * 60_000),
  });
  await openAsAdmin(page, '/admin?tab=newsletter&sort=email');
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(25);
  await page.goto('/admin?tab=newsletter&state=all&sort=email');
  await expect(rows.filter({ hasText: email })).toBeVisible();
  await unconfirmed.delete();
});

for (const [tab, list] of [
  ['products', 'products'],
  ['bookings', 'bookings'],
  ['mail', 'mail'],
  ['newsletter', 'newsletterSubscriptions'],
  ['activity', 'auditLog'],
] as const) {
  test(`axe finds no violations in the table of ${tab}`, async ({ page, backend }) => {
    await addReader(backend);
    const event = await backend.addEvent();
    // It is a row of the bookings, its mail one of the mails, and its confirmation one of the activity.
    const data = aBookingInput(event.id, { email: `${event.id}@example.com` });
    expect((await page.request.post('/api/bookings', { data })).status()).toBe(201);
    await page.addInitScript((key) => localStorage.setItem(key, 'table'), `admin-list-view:${list}`);
    await openAsAdmin(page, `/admin?tab=${tab}`);
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await expectAccessible(page);
  });
}

test('several items are deleted together after one question, and taken back with one press', async ({
  page,
  backend,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const products = [await backend.addProduct(), await backend.addProduct(), await backend.addProduct()];
  await Promise.all(
    products.map(({ id }, index) => backend.db.doc(`products/${id}`).update({ titleKr: `${mark} ${index}` })),
  );
  await backend.untilSearchable('products', mark, products.length);
  await page.addInitScript(() => localStorage.setItem('admin-list-view:products', 'table'));
  await openAsAdmin(page, '/admin?tab=products');
  await page.getByRole('searchbox').fill(mark);
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(3);
  await page.getByRole('checkbox', { name: `${mark} 0 고르기` }).check();
  await page.getByRole('checkbox', { name: `${mark} 1 고르기` }).check();
  await page.getByRole('button', { name: '삭제 (2)' }).click();
  const question = page.getByRole('dialog', { name: '고른 2개를 삭제할까요?' });
  await question.getByRole('button', { name: '삭제', exact: true }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(rows).toHaveCount(3);

  await page.getByRole('checkbox', { name: `${mark} 2 고르기` }).check();
  await page.getByRole('button', { name: '삭제 (1)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '삭제', exact: true }).click();
  await page.getByRole('button', { name: '지금 바로 삭제' }).click();
  await expect
    .poll(async () => (await backend.db.doc(`products/${products[2]!.id}`).get()).exists)
    .toBe(false);
  await expect(rows).toHaveCount(2);
});

test('several pending bookings are cancelled after one question, and their seats return', async ({
  page,
  backend,
}) => {
  const event = await backend.addEvent({ capacity: 6, price: 0 });
  for (const guest of ['a', 'b']) {
    const data = aBookingInput(event.id, {
      email: `${guest}-${event.id}@example.com`,
      numberOfParticipants: 2,
    });
    expect((await page.request.post('/api/bookings', { data })).status()).toBe(201);
  }
  await page.addInitScript(() => localStorage.setItem('admin-list-view:bookings', 'table'));
  await openAsAdmin(page, `/admin?tab=bookings&event=${event.id}`);
  await page.getByRole('checkbox', { name: '모두 고르기' }).check();
  await page.getByRole('button', { name: '취소 (2)' }).click();
  const question = page.getByRole('dialog', { name: '예약 2건을 취소할까요?' });
  await expect(question).toContainText('4자리가 행사로 돌아갑니다');
  await question.getByRole('button', { name: '취소', exact: true }).click();
  await expect.poll(() => backend.seatsOf(event.id)).toBe(0);
});
