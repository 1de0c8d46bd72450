import { aBooking } from '@app/domain/testing/factories.ts';
import { openAsAdmin } from '../fixtures/admin.ts';
import { expect, test } from '../fixtures/test.ts';

const SCREENS = [
  { name: 'a laptop', size: { width: 1440, height: 900 }, rows: 12 },
  { name: 'a phone', size: { width: 390, height: 844 }, rows: 5 },
];

test('the table of bookings shows 12 on the first screen of a laptop and 5 on that of a phone', async ({
  page,
  backend,
}) => {
  const event = await backend.addEvent({ capacity: 100 });
  const batch = backend.db.batch();
  for (let place = 0; place < 14; place += 1) {
    const { id, ...booking } = aBooking(event.id, { name: `Guest ${place}` });
    batch.set(backend.db.doc(`bookings/${id}`), booking);
  }
  await batch.commit();
  await openAsAdmin(page, '/admin?tab=bookings&status=pending');
  await page.getByRole('button', { name: '표로 보기' }).click();
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  for (const { name, size, rows: count } of SCREENS) {
    await page.setViewportSize(size);
    // The choice is remembered.
    await page.reload();
    await expect(rows.nth(count - 1), name).toBeInViewport({ ratio: 1 });
  }
});

test('a product is marked as sold out with one press', async ({ page, backend }) => {
  const product = await backend.addProduct();
  await openAsAdmin(page, '/admin?tab=products');
  const card = page.getByRole('article', { name: product.titleKr ?? product.title });
  await card.getByText('품절', { exact: true }).click();
  await expect
    .poll(async () => (await backend.db.doc(`products/${product.id}`).get()).get('availability') as string)
    .toBe('out_of_stock');
});
