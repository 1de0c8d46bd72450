import { reach } from '../fixtures/reach.ts';
import { expect, test } from '../fixtures/test.ts';

const FIRESTORE = /\/v1\/projects\/.*:runQuery/;

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
    await page.route(FIRESTORE, (route) => route.abort());
    await reach(page, path);
    const retries = page.getByRole('button', { name: 'Try again' });
    await expect(retries).toHaveCount(parts);
    await page.unroute(FIRESTORE);
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
  await expect(page.getByText('The connection was lost or the server does not answer.')).toBeVisible();
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
  await dialog.getByRole('button', { name: 'Request booking' }).click();
  await expect(dialog).toBeHidden();
  expect(await backend.seatsOf(event.id)).toBe(1);
  const saved = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^[A-Z2-9]{3}-[A-Z2-9]{3}\.ics$/);
});

test('a booking that the API cannot take is told, can be sent again, and keeps what was typed', async ({
  page,
  backend,
  expectedComplaints,
}) => {
  expectedComplaints.push(/503/);
  const event = await backend.addEvent({ capacity: 2 });
  await page.goto('/en/experiences');
  await page.getByRole('button', { name: `Book now: ${event.title}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Sample Visitor');
  await dialog.getByLabel('Email').fill('visitor@example.com');
  await page.route('**/api/bookings', (route) => route.fulfill({ status: 503, body: 'garbage' }));
  await dialog.getByRole('button', { name: 'Request booking' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to book event. Please try again.');
  await expect(dialog.getByLabel('Full name')).toHaveValue('Sample Visitor');
  await page.unroute('**/api/bookings');
  await dialog.getByRole('button', { name: 'Request booking' }).click();
  await expect(dialog).toBeHidden();
  expect(await backend.seatsOf(event.id)).toBe(1);
});
