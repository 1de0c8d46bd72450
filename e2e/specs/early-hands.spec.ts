import { openAsleep } from '../fixtures/asleep.ts';
import { untilAlive } from '../fixtures/reach.ts';
import { expect, test } from '../fixtures/test.ts';

test('a form that is filled in and sent before its page is alive loses nothing and is sent then', async ({
  context,
}) => {
  const { page, wake } = await openAsleep(context, '/en/contact');
  const form = page.getByRole('region', { name: 'Send us a message' });
  const field = (label: string) => form.getByLabel(label, { exact: true });
  await field('Name').fill('A');
  await field('Message').fill('Is the workshop open on Tuesday?');
  await form.getByRole('button', { name: 'Send message' }).click();
  wake();
  await expect(form.getByText('Name must be at least 2 characters')).toBeVisible();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await expect(field('Name')).toHaveValue('A');
  await expect(field('Message')).toHaveValue('Is the workshop open on Tuesday?');
});

test('a press before the page is alive is answered as soon as it is', async ({ context }, { project }) => {
  const { page, wake } = await openAsleep(context, '/en/stories');
  const craft = page.getByRole('button', { name: /^Craft/ });
  await craft.click();
  await page.getByRole('searchbox', { name: 'Search stories' }).fill('cup');
  const menu = page.getByRole('button', { name: project.name === 'phone' ? 'Open menu' : 'Products' });
  await menu.click();
  wake();
  await untilAlive(page);
  await expect(page.getByRole('link', { name: 'Coffee', exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(craft).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/en/stories?q=cup&tag=craft');
});

test('a link that is pressed early leads on, in the chosen language from then on', async ({ context }) => {
  const { page, wake } = await openAsleep(context, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();
  await page.waitForURL('/en/about');
  wake();
  await untilAlive(page);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
});

test('what brings a page to life is sent for once its first picture has been painted', async ({ page }) => {
  await page.addInitScript(() => {
    let frames = 0;
    const count = () => {
      frames += 1;
      requestAnimationFrame(count);
    };
    addEventListener('load', () => requestAnimationFrame(count));
    new MutationObserver((_, observer) => {
      if (!document.querySelector('link[rel=modulepreload]')) return;
      observer.disconnect();
      document.documentElement.dataset['framesBefore'] = String(frames);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/en');
  const frames = await page.locator('html').getAttribute('data-frames-before');
  expect(Number(frames)).toBeGreaterThanOrEqual(2);
});
