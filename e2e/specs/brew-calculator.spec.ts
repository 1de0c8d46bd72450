import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

test('a coffee’s guide computes the water and times the pour without a network', async ({
  page,
  context,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await page.goto('/en/coffee');
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Brewing Guide' }).click();
  await context.setOffline(true);
  const guide = page.getByRole('tabpanel', { name: 'Brewing Guide' });
  await expect(guide.getByText('300 g of water. Start with 40 g')).toBeVisible();
  await guide.getByLabel('Coffee (g)', { exact: true }).fill('18');
  await guide.getByLabel('Water per gram').fill('16');
  await expect(guide.getByText('288 g of water. Start with 36 g')).toBeVisible();
  await guide.getByLabel('Coffee (g)', { exact: true }).fill('');
  await expect(guide.getByText('Please enter a number from 5 to 100.')).toBeVisible();

  const timer = guide.getByRole('timer');
  await guide.getByRole('button', { name: 'Start' }).click();
  await page.clock.runFor(65_000);
  await expect(timer).toHaveText('1:05');
  await guide.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(10_000);
  await expect(timer).toHaveText('1:05');
  await guide.getByRole('button', { name: 'Start' }).click();
  await page.clock.runFor(2_000);
  await expect(timer).toHaveText('1:07');
  await guide.getByRole('button', { name: 'Reset' }).click();
  await expect(timer).toHaveText('0:00');
  await context.setOffline(false);
  await expectAccessible(page);
});
