import { readFile } from 'node:fs/promises';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { monthOf } from '@app/domain/numbers/month.ts';
import { aBooking, anOrder } from '@app/domain/testing/factories.ts';
import { openAsAdmin } from '../fixtures/admin.ts';
import { expectAccessibleOnAllScreens } from '../fixtures/axe.ts';
import { expectToast } from '../fixtures/editing.ts';
import { expect, test } from '../fixtures/test.ts';

/** The numbers tab: what was sold and asked for, as charts, tables and files. */

test('an event appears in the numbers when the tab is opened, revenue first, and its booking when the owner counts again', async ({
  page,
  backend,
}) => {
  const event = await backend.addEvent({ dateTime: new Date(), capacity: 6 });
  const { id, ...booking } = aBooking(event.id, { numberOfParticipants: 4 });
  await openAsAdmin(page, `/admin?tab=numbers&month=${monthOf(event.dateTime)}`, 'en');
  const section = page.getByRole('region', { name: 'Seats by event' });
  await expect(section.getByRole('row', { name: event.title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Revenue');
  await backend.db.doc(`${COLLECTIONS.bookings}/${id}`).set(booking);
  await page.getByRole('button', { name: 'Recalculate' }).click();
  await expectToast(page, 'Numbers updated');
  const cells = section.getByRole('row', { name: event.title }).getByRole('cell');
  await expect(cells.nth(2)).toHaveText('4');
  const download = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Export CSV: Seats by event' }).click();
  const rows = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
  expect(rows[0]).toContain('Event,Date,Sold,Held,Free');
  expect(rows.find((row) => row.startsWith(event.title))).toMatch(/,4,0,2$/);
});

test('a product that is asked for appears with its chart and its table, in the month that is chosen', async ({
  page,
  backend,
}) => {
  const order = anOrder({ createdAt: new Date() });
  const title = `Sample ${crypto.randomUUID().slice(0, 8)}`;
  const { id, expiresAt: _expiresAt, ...fields } = order;
  const [item] = order.items;
  await backend.db.doc(`${COLLECTIONS.orders}/${id}`).set({
    ...fields,
    items: [{ ...item, itemId: crypto.randomUUID(), title, quantity: 20 }],
  });
  await openAsAdmin(page, '/admin?tab=numbers', 'en');
  const section = page.getByRole('region', { name: 'Most ordered products' });
  await expect(section.getByRole('row', { name: title })).toContainText('₩360,000');
  await expect(section.getByRole('img', { name: /^Chart: Most ordered products/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Month of events and products' }).press('Enter');
  await page.getByRole('option').last().click();
  await expect(section.getByRole('row', { name: title })).toBeHidden();
});

test('the tables show the latest month first', async ({ page }) => {
  await openAsAdmin(page, '/admin?tab=numbers', 'en');
  const rows = page.getByRole('region', { name: 'Seats by month' }).locator('tbody').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const months = await rows.evaluateAll((all) =>
    all.map((row) => Date.parse(`1 ${row.firstElementChild?.textContent}`)),
  );
  expect(months).toEqual(months.toSorted((a, b) => b - a));
  // Months without figures at both ends are left out, but never this one.
  expect(months[0]).toBeGreaterThan(Date.now() - 32 * 24 * 60 * 60 * 1000);
});

for (const language of ['kr', 'en'] as const) {
  test(`the numbers are accessible on all screens: ${language}`, async ({ page }) => {
    await openAsAdmin(page, '/admin?tab=numbers', language);
    await expect(page.getByRole('img').first()).toBeVisible();
    await expectAccessibleOnAllScreens(page);
  });
}
