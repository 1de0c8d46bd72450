import type { BrowserContext, Page } from 'playwright/test';
import { PUBLIC_PATHS } from '../fixtures/public-paths.ts';
import { expect, test } from '../fixtures/test.ts';

// To a browser older than the supported ones, the scripts are no JavaScript.
test.beforeEach(async ({ context }) => {
  await context.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'syntax of tomorrow' }),
  );
});

/** Opens a page and waits until the scripts have failed. */
async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-without-scripts', 'modules');
  return page;
}

for (const path of ['', ...PUBLIC_PATHS.slice(1), '/booking/sample', '/waitlist/sample', '/orders/sample'])
  test(`/en${path} is shown as without JavaScript`, async ({ context }) => {
    const page = await open(context, `/en${path}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-needs-script]').filter({ visible: true })).toHaveCount(0);
    await expect(main.getByText('Loading', { exact: true }).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Stories' })).toBeVisible();
  });

test('products are filtered and an experience is booked', async ({ context, backend }) => {
  const coffee = await open(context, '/en/coffee');
  await coffee.locator('[name=roastLevel][value=light]').filter({ visible: true }).check();
  await coffee.getByRole('button', { name: 'Apply filters' }).click();
  await expect(coffee).toHaveURL(/\?roastLevel=light$/);
  const { id } = await backend.addEvent({ capacity: 10 });
  const page = await open(context, `/en/experiences/${id}`);
  const opened = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
  await opened.getByRole('button', { name: 'Book now' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Kim');
  await page.getByLabel('Email', { exact: true }).fill(`guest-${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Number of participants').fill('2');
  await page.getByRole('button', { name: 'Request booking' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Booking confirmed!');
  expect(await backend.seatsOf(id)).toBe(2);
});
