import { openBeforeHydration } from '../fixtures/before-hydration.ts';
import { groupsOf } from '../fixtures/groups.ts';
import { untilHydrated } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

/** Makes Chromium behave like Safari before 26.2, which ignores `command` and `commandfor`. */
const WITHOUT_COMMANDS = `
  delete HTMLButtonElement.prototype.command;
  delete HTMLButtonElement.prototype.commandForElement;
  addEventListener('command', (event) => event.preventDefault(), true);`;

test('keeps a form that is filled in before hydration and submits it after hydration', async ({
  context,
}) => {
  const { page, hydrate } = await openBeforeHydration(context, '/en/contact');
  const form = page.getByRole('region', { name: 'Send us a message' });
  const field = (label: string) => form.getByLabel(label, { exact: true });
  await field('Name').fill('A');
  await field('Message').fill('Is the workshop open on Tuesday?');
  await form.getByRole('button', { name: 'Send message' }).click();
  hydrate();
  await expect(form.getByText('Name must be at least 2 characters')).toBeVisible();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await expect(field('Name')).toHaveValue('A');
  await expect(field('Message')).toHaveValue('Is the workshop open on Tuesday?');
});

test('repeats presses and keeps typed text after hydration', async ({ context }) => {
  const { page, hydrate } = await openBeforeHydration(context, '/en/stories');
  const craft = page.getByRole('button', { name: /^Craft/ });
  await craft.click();
  await page.getByRole('searchbox', { name: 'Search stories' }).fill('cup');
  await page.getByRole('button', { name: 'Products' }).click();
  hydrate();
  await untilHydrated(page);
  await expect(page.getByRole('link', { name: 'Coffee', exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(craft).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/en/stories?q=cup&tag=craft');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [browser, script] of [
    ['a browser', ''],
    ['a browser without invoker commands', WITHOUT_COMMANDS],
  ] as const)
    test(`${browser} opens and closes the menu before hydration`, async ({ context }) => {
      await context.addInitScript(script);
      const { page, hydrate } = await openBeforeHydration(context, '/en/stories');
      const opener = page.getByRole('button', { name: 'Open menu' });
      const menu = page.getByRole('dialog', { name: 'Main menu' });
      await opener.click();
      await menu.getByRole('button', { name: 'Close menu' }).click();
      await expect(menu).toBeHidden();
      await opener.click();
      await expect(menu.getByRole('link', { name: 'Coffee', exact: true })).toBeVisible();
      hydrate();
      await untilHydrated(page);
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await opener.click();
      await menu.getByRole('link', { name: 'Coffee', exact: true }).click();
      await expect(page).toHaveURL('/en/coffee');
    });

  test('opens the menu in a browser without invoker commands when the scripts fail to load', async ({
    context,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/ERR_FAILED/);
    await context.addInitScript(WITHOUT_COMMANDS);
    await context.route(/\/assets\/.*\.js$/, (route) => route.abort());
    const page = await context.newPage();
    await page.goto('/en/stories');
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
  });
});

test('keeps a choice that is made before hydration', async ({ context }) => {
  const { page, hydrate } = await openBeforeHydration(context, '/en/coffee');
  const sort = page.getByLabel('Sort by');
  await sort.selectOption({ label: 'Price: low to high' });
  hydrate();
  await untilHydrated(page);
  await expect(page).toHaveURL('/en/coffee?sort=price-low');
  await expect(sort).toHaveValue('price-low');
});

test('follows a language link before hydration and stores the language', async ({ context }) => {
  const { page, hydrate } = await openBeforeHydration(context, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();
  await page.waitForURL('/en/about');
  hydrate();
  await untilHydrated(page);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
});

for (const paths of groupsOf(['/', '/en', '/en/coffee', '/en/experiences', '/en/stories', '/en/contact'], 3))
  test(`requests all scripts that the hydration of a page needs at once: ${paths.join(', ')}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('hydrated', () => {
        const scripts = performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => name.endsWith('.js'));
        document.documentElement.dataset['scriptsOfHydration'] = scripts.join(' ');
      });
    });
    for (const path of paths) {
      await page.goto(path);
      const stated = await page.locator('script[data-scripts]').getAttribute('data-scripts');
      const needed = await page.locator('html').getAttribute('data-scripts-of-hydration');
      const missing = needed!.split(' ').filter((name) => !stated!.split(' ').includes(name));
      expect(missing, path).toEqual([]);
    }
  });

test('requests scripts after the first paint', async ({ page }) => {
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
