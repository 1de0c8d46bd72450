import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** Runs `act` with the filters visible: next to the list on desktops, in a panel on phones. */
async function withFilters(page: Page, isPhone: boolean, act: () => Promise<void>): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: 'Filters' }).click();
  await act();
  if (isPhone) await page.getByRole('button', { name: /^Show/ }).click();
}

test('filters, chips and sort order are stored in the URL and restored from it', async ({
  page,
}, testInfo) => {
  const isPhone = testInfo.project.name === 'phone';
  await page.goto('/en/coffee');
  await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible({ visible: isPhone });
  // Named coffees of the seed, because other tests add and delete coffees.
  const cards = page.getByRole('article');
  const ethiopia = cards.filter({ hasText: 'Ethiopia Guji Natural' });
  const kenya = cards.filter({ hasText: 'Kenya Nyeri Washed' });
  const colombia = cards.filter({ hasText: 'Colombia Huila Honey' });
  await expect(colombia).toBeVisible();
  await expect
    .poll(async () => page.getByText(`${await cards.count()} products`, { exact: true }).isVisible())
    .toBe(true);

  await withFilters(page, isPhone, async () => {
    await page.getByLabel('Ethiopia').filter({ visible: true }).check();
    await page.getByLabel('Kenya').filter({ visible: true }).check();
  });
  const chosen = page.getByRole('list', { name: 'Active filters' });
  await expect(chosen.getByRole('button')).toHaveCount(2);
  await expect(colombia).toBeHidden();
  await expect(ethiopia).toBeVisible();
  await expect(kenya).toBeVisible();

  const fallingPrices = async () => {
    const prices = await cards.getByText(/^\$\d/).allInnerTexts();
    const numbers = prices.map((price) => Number(/^\$(\d+\.\d\d)/.exec(price)?.[1]));
    return numbers.every((price, index) => index === 0 || price <= numbers[index - 1]!);
  };
  expect(await fallingPrices()).toBe(false);
  await page.getByLabel('Sort').selectOption({ label: 'Price: high to low' });
  await expect.poll(fallingPrices).toBe(true);

  // Going back from a product restores the list.
  const address = page.url();
  await cards.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(kenya).toBeVisible();
  await expect(colombia).toBeHidden();

  await page.getByRole('button', { name: /^Remove filter .*Kenya$/ }).click();
  await expect(page).not.toHaveURL(/Kenya/);
  await expect(page).toHaveURL(/Ethiopia/);
  await expect(kenya).toBeHidden();
  await expect(ethiopia).toBeVisible();

  await page.reload();
  await expect(ethiopia).toBeVisible();
  await expect(kenya).toBeHidden();
  await page.getByRole('button', { name: 'Clear all' }).filter({ visible: true }).first().click();
  await expect(colombia).toBeVisible();

  // Each change of the filters is an entry of the history.
  await page.goBack();
  await expect(page).toHaveURL(/Ethiopia/);
  await expect(ethiopia).toBeVisible();
  await expect(kenya).toBeHidden();
});

test('a shared link with tracking parameters opens its page', async ({ page }) => {
  await page.goto('/en/coffee?utm_source=sample&roastLevel=light&fbclid=sample#main');
  await expect(page).toHaveURL('/en/coffee?roastLevel=light#main');
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('button')).toHaveCount(1);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a filter without matches shows an empty state', async ({ page }) => {
  // Not origin or roast level: those filters keep coffees without the attribute, which other tests add.
  await page.goto('/en/coffee?tags=traditional');
  await expect(page.getByText('No products found')).toBeVisible();
  await expect(page.getByText('Remove a filter or two to see more.')).toBeVisible();
});
