import { expect, test } from '../fixtures/test.ts';

test('the chosen language is stored and redirects an unprefixed URL to its English counterpart before the first paint', async ({
  page,
}) => {
  await page.goto('/coffee?origin=Kenya');
  await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/coffee\?origin=Kenya$/);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');

  const painted: string[] = [];
  await page.exposeFunction('report', (heading: string) => painted.push(heading));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading) void (window as unknown as { report(text: string): void }).report(heading);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/experiences?type=tasting');
  await expect(page).toHaveURL(/\/en\/experiences\?type=tasting$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Experiences' })).toBeVisible();
  expect(painted).not.toContain('체험');
  // The redirected URL is not in the history.
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/coffee\?origin=Kenya$/);
});

test('an English URL is shown in English and does not change the stored language', async ({ page }) => {
  await page.goto('/en/coffee');
  await expect(page.getByRole('heading', { level: 1, name: 'Coffee' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('language'))).not.toBe('en');
  await page.goto('/coffee');
  await expect(page).toHaveURL(/\/coffee$/);
  await expect(page.getByRole('heading', { level: 1, name: '커피' })).toBeVisible();
});

test('prices are in won in Korean and in dollars in English; event prices are in won in both', async ({
  page,
}) => {
  await page.goto('/coffee');
  const first = page.getByRole('article').first();
  await expect(first.getByText(/^₩[\d,]+/).first()).toBeVisible();
  await page.goto('/en/coffee');
  await expect(first.getByText(/^\$\d+\.\d\d/).first()).toBeVisible();
  await page.goto('/en/experiences');
  await expect(first.getByText(/₩[\d,]+/)).toBeVisible();
});
