import { boxesOf } from '../fixtures/boxes.ts';
import { reach } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

test('the table of contents leads to each section, by keyboard too, and Back restores the position', async ({
  page,
}) => {
  await reach(page, '/terms');
  const contents = page.getByRole('navigation', { name: '차례' });
  await contents.getByRole('link').first().focus();
  for (let links = 0; links < 6; links += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const article = page.getByRole('heading', { name: '제7조(청약철회와 환불)' });
  await expect(page).toHaveURL('/terms#withdrawal');
  await expect(article).toBeFocused();
  await expect(article).toBeInViewport();
  // The heading is not covered by the sticky header.
  const [heading, header] = await boxesOf(article, page.getByRole('banner'));
  expect(heading.top).toBeGreaterThanOrEqual(header.bottom);

  // A language change keeps the fragment.
  await page.getByRole('link', { name: 'EN', exact: true }).click();
  await expect(page).toHaveURL('/en/terms#withdrawal');
  await expect(page.getByRole('heading', { name: 'Article 7. Withdrawal and refunds' })).toBeInViewport();
});

test('a URL with a fragment opens at its section', async ({ page }) => {
  await page.goto('/en/privacy#cookies');
  await expect(page.getByRole('heading', { name: '7. Cookies and browser storage' })).toBeInViewport();
});

test('a printed legal page contains only its text', async ({ page }) => {
  await page.goto('/en/age-policy');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Age policy' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '8. Contact' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
});
