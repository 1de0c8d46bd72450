import type { Page } from 'playwright/test';
import { untilFontsLoaded } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

const PHONE = { width: 390, height: 844 };
const position = (page: Page) => page.evaluate(() => window.scrollY);
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();
const menu = (page: Page) => page.getByRole('dialog', { name: 'Main menu' });

/** Opens the stories and then `path`, so that Back has a page to return to. */
async function comeFromStories(page: Page, path: string): Promise<void> {
  await page.goto('/en/stories');
  await page.goto(path);
}

test('Back closes the menu of a phone, and its links take the place of its history entry', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await comeFromStories(page, '/en/about');
  await openMenu(page);
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/en/about');
  // Forward does not open it again, and Back still leaves.
  await page.goForward();
  await expect(menu(page)).toBeHidden();

  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/en/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/en/about');
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/en/stories');
});

test('Back closes the menu of products, and a link beside it takes the place of its history entry', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await comeFromStories(page, '/en/about');
  const products = page.getByRole('button', { name: 'Products' });
  const coffee = page.getByRole('banner').getByRole('link', { name: 'Coffee' });
  await products.click();
  await expect(coffee).toBeVisible();
  await page.goBack();
  await expect(coffee).toBeHidden();
  await expect(page).toHaveURL('/en/about');

  await products.click();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/en/contact');
  await expect(coffee).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/en/about');
  await page.goBack();
  await expect(page).toHaveURL('/en/stories');
});

test('a menu that was closed, or whose link leads to the same page, leaves no history entry', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await comeFromStories(page, '/en/about');
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'About' }).click();
  await expect(menu(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.history.state as unknown)).not.toHaveProperty('dialogs');
  await page.goBack();
  await expect(page).toHaveURL('/en/stories');
});

test('a page that is opened while the entry of a closed menu is being left stays open', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await comeFromStories(page, '/en/about');
  await openMenu(page);
  await expect(menu(page)).toBeVisible();
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('#site-menu button')?.click();
    // The browser leaves the entry in a later task.
    await Promise.resolve();
    document.querySelector<HTMLElement>('footer a[href="/en/privacy"]')?.click();
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(page).toHaveURL('/en/privacy');
  await page.goBack();
  await expect(page).toHaveURL('/en/about');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Privacy/);
  await page.goBack();
  await expect(page).toHaveURL('/en/stories');
});

test('Back closes the booking dialog where the page stands and keeps what was typed', async ({
  page,
  backend,
}) => {
  const event = await backend.addEvent();
  await comeFromStories(page, '/en/experiences');
  const button = page.getByRole('button', { name: `Book now: ${event.title}` });
  await untilFontsLoaded(page);
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Sample Visitor');
  const before = await position(page);
  expect(before).toBeGreaterThan(0);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  expect(await position(page)).toBe(before);

  await button.click();
  await expect(dialog.getByLabel('Full name')).toHaveValue('Sample Visitor');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  expect(await position(page)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/en/stories');
});

test('Back closes the order form, and after a reload it leaves the page', async ({ page, backend }) => {
  const { id, title } = await backend.addProduct();
  await comeFromStories(page, `/en/products/${id}`);
  const price = page.getByRole('main').getByRole('button', { name: `for ${title}` });
  const form = page.getByRole('dialog', { name: 'Order' });
  await price.click();
  await form.getByLabel('Name').fill('Sample Buyer');
  await page.goBack();
  await expect(form).toBeHidden();
  await price.click();
  await expect(form.getByLabel('Name')).toHaveValue('Sample Buyer');
  await page.reload();
  await expect(form).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.history.state as unknown)).not.toHaveProperty('dialogs');
  await page.goBack();
  await expect(page).toHaveURL('/en/stories');
});

test('Back closes the filters of a phone first, then takes back what was chosen in them', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await comeFromStories(page, '/en/coffee');
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: 'Ethiopia' }).check();
  await expect(page).toHaveURL(/Ethiopia/);
  await page.goBack();
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(/Ethiopia/);
  await page.goBack();
  await expect(page).toHaveURL('/en/coffee');
  await page.goBack();
  await expect(page).toHaveURL('/en/stories');
});
