import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker has kept this page and every file that it has loaded. */
async function untilKept(page: Page): Promise<void> {
  const missing = async () =>
    page.evaluate(async () => {
      // A file is listed only when it has been loaded.
      await document.fonts.ready;
      const files = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.startsWith(`${location.origin}/assets/`));
      const found = [location.pathname, ...files].map(async (url) =>
        (await caches.match(url)) ? [] : [url],
      );
      return (await Promise.all(found)).flat();
    });
  await expect(async () => expect(await missing()).toEqual([])).toPass();
}

/** Returns the paths of everything that the worker has kept. */
const keptPaths = async (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(location.origin, ''));
  });

/** Books an event on the open page, and returns to it. Returns its receipt. */
async function book(page: Page, event: { id: string; title: string }) {
  await page
    .getByRole('button', { name: `Book now: ${event.title}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Sample Guest');
  await dialog.getByLabel('Email').fill(`guest-${event.id}@example.com`);
  await dialog.getByRole('button', { name: 'Request booking' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your payment');
  await page.goBack();
  return page.getByRole('button', { name: 'Add to calendar' }).locator('..');
}

test.describe('without a connection', () => {
  test.beforeEach(({ expectedConsoleErrors }) => {
    expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED/, /503/);
  });

  test('pages that were seen open, and the offline page lists them in place of any other', async ({
    page,
    context,
    expectedConsoleErrors,
  }) => {
    // The prefetch.
    expectedConsoleErrors.push(/ERR_FAILED/);
    await page.goto('/en/makgeolli');
    await untilKept(page);
    await page.goto('/en/coffee');
    await untilKept(page);
    await page.goto('/en/about');
    await untilKept(page);
    const title = page.getByRole('heading', { level: 1 });
    const ofAbout = await title.innerText();

    await context.setOffline(true);
    await page.reload();
    await expect(title).toHaveText(ofAbout);
    // A prefetch would show a kept page as if it were the current one.
    const prefetch = page.evaluate(async () =>
      fetch('/en/coffee', { headers: { Accept: 'text/html' }, cache: 'no-store' }),
    );
    await expect(prefetch).rejects.toThrow('Failed to fetch');
    await page.goto('/en/coffee?origin=Ethiopia');
    await expect(page).toHaveURL(/\/en\/coffee$/);
    await expect(title).toHaveText('Coffee');
    await expect(page.getByRole('article').first()).toBeVisible();

    const footer = page.getByRole('contentinfo').getByRole('navigation');
    await footer.getByRole('link', { name: 'Privacy policy' }).click();
    await expect(title).toHaveText('You are offline');
    // The list does not know whether the visitor may see alcohol.
    await expect(page.getByRole('link', { name: /makgeolli/i })).toHaveCount(0);
    await page.getByRole('link', { name: /^Coffee/ }).click();
    await expect(title).toHaveText('Coffee');
    await page.goto('/terms');
    await expect(title).toHaveText('인터넷에 연결되어 있지 않습니다');
    await expect(page.getByRole('listitem')).toHaveCount(0);

    await context.setOffline(false);
    await page.getByRole('link', { name: '다시 시도' }).click();
    await expect(title).toHaveText('이용약관');
  });

  test('the guide of a coffee that was seen computes the water after a reload', async ({ page, context }) => {
    await page.goto('/en/coffee');
    const coffee = page.getByRole('article').getByRole('link').first();
    await page.goto((await coffee.getAttribute('href'))!);
    const guide = page.getByRole('tabpanel', { name: 'Brewing Guide' });
    const openGuide = () => page.getByRole('tab', { name: 'Brewing Guide' }).click();
    await openGuide();
    await expect(guide.getByText('300 g of water. Start with 40 g')).toBeVisible();
    await untilKept(page);
    await context.setOffline(true);
    await page.reload();
    await openGuide();
    await guide.getByLabel('Coffee (g)', { exact: true }).fill('18');
    await guide.getByLabel('Water per gram').fill('16');
    await expect(guide.getByText('288 g of water. Start with 36 g')).toBeVisible();
  });

  test('a page opens in the language that was chosen on it', async ({ page, context }) => {
    await page.goto('/about');
    await untilKept(page);
    await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();
    await expect(page).toHaveURL('/en/about');
    await untilKept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page).toHaveURL('/en/about');
    await expect(page.getByRole('heading', { level: 1, name: 'Sun and wall' })).toBeVisible();
  });

  test('a language that is not kept cannot be chosen, and kept pages still open', async ({
    page,
    context,
    expectedConsoleErrors,
  }) => {
    // The translations, which the worker cannot load.
    expectedConsoleErrors.push(/ERR_FAILED/);
    await page.goto('/about');
    await untilKept(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('연결이 끊겼거나');
    await page.reload();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
  });

  test('the page of a booked event opens with the receipt', async ({ page, context, backend }) => {
    const event = await backend.addEvent();
    await page.goto(`/en/experiences/${event.id}`);
    const receipt = await book(page, event);
    await expect(receipt).toContainText(/\w{3}-\w{3}/);
    const [number] = /\w{3}-\w{3}/.exec(await receipt.innerText())!;
    await untilKept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(receipt).toContainText(`Reference ${number} · Waiting for payment`);
    await expect(page.getByText(/^As of .*We cannot reach our server/)).toBeVisible();
    // On the day of the event, in a new tab.
    await page.close();
    const later = await context.newPage();
    await later.goto('/en/about');
    const booking = later.getByRole('heading', { name: 'Your bookings' }).locator('+ ul').getByRole('link');
    await expect(booking).toContainText(`Reference ${number}`);
    await booking.click();
    await expect(later.getByText(`You have a booking here: reference ${number}.`)).toBeVisible();
    await later.getByRole('button', { name: 'Remove from this device' }).click();
    const kept = () => later.evaluate(async () => (await (await caches.open('bookings-1')).keys()).length);
    await expect.poll(kept).toBe(0);
    await later.goto('/en/about');
    await expect(later.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(later.getByText(number)).toHaveCount(0);
  });

  test('the page of an event that was booked in a list opens with the receipt', async ({
    page,
    context,
    backend,
  }) => {
    const event = await backend.addEvent();
    await page.goto('/en/experiences');
    await untilKept(page);
    const receipt = await book(page, event);
    await expect(receipt).toContainText(/\w{3}-\w{3}/);
    const [number] = /\w{3}-\w{3}/.exec(await receipt.innerText())!;
    const path = `/en/experiences/${event.id}`;
    await expect.poll(async () => keptPaths(page)).toContain(path);
    await context.setOffline(true);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
    await expect(receipt).toContainText(`Reference ${number} · Waiting for payment`);
  });
});

test('keeps public pages and files of the build, and nothing else', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/40[14]/);
  await page.goto('/en/about');
  await untilKept(page);
  for (const path of ['/en/booking/sample', '/orders/sample', '/en/waitlist/sample', '/admin/login'])
    await page.goto(path);
  await page.goto('/en/search?q=wall');
  await page.goto('/api/products');
  await page.goto('/en/coffee');
  await untilKept(page);
  const kept = (await keptPaths(page)).filter((path) => !path.startsWith('/assets/'));
  expect(kept.toSorted()).toEqual(['/en/about', '/en/coffee']);
});

for (const path of ['/en/about', '/admin/login'])
  test(`${path} removes the guests of a check-in whose day is over`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() =>
      localStorage.setItem('booking:check-in', JSON.stringify({ until: Date.now() - 1 })),
    );
    await page.reload();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('booking:check-in'))).toBeNull();
  });

test('a first visit requests nothing for the worker before the page is hydrated', async ({ page }) => {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function markAndRegister(...args) {
      performance.mark('hydrated' in document.documentElement.dataset ? 'late' : 'early');
      return register.apply(this, args);
    };
  });
  await page.goto('/en/about');
  await untilKept(page);
  const marks = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
  expect(marks).toContain('late');
  expect(marks).not.toContain('early');
});

/** Returns the worker of a build with this setting. */
async function builtWorker(setting: object): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(import.meta.dirname, '../../web/src/service-worker/service-worker.ts')],
    bundle: true,
    write: false,
    define: { __ENVIRONMENT__: JSON.stringify(setting) },
  });
  return outputFiles[0]!.text;
}

/** Opens a site of its own with this worker, because the worker of a deployed build does not change. */
async function openSite(page: Page, firstWorker: string) {
  let worker = firstWorker;
  const documents: IncomingHttpHeaders[] = [];
  const site = createServer(({ url, headers }, response) => {
    const isWorker = url === '/service-worker.js';
    if (!isWorker) documents.push(headers);
    response
      .setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html')
      .end(isWorker ? worker : '<link rel="icon" href="data:,">');
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  return {
    /** The headers of each request for a document. */
    documents,
    /** Browsers look for a newer worker when a page is opened, too. */
    replaceWorker: async (newer: string) => {
      worker = newer;
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    },
    close: () => site.close(),
  };
}

test('the browser requests no document ahead of the worker, even if an earlier worker had it do so', async ({
  page,
}) => {
  // Firefox would show its own error page when that request fails.
  const earlier = `
    self.addEventListener('install', () => self.skipWaiting());
    self.addEventListener('activate', (event) =>
      event.waitUntil(self.registration.navigationPreload.enable()));
    self.addEventListener('fetch', (event) => event.respondWith(
      event.preloadResponse.then((preloaded) => preloaded ?? fetch(event.request))));`;
  const { documents, replaceWorker, close } = await openSite(page, earlier);
  const isPreloading = async () =>
    page.evaluate(async () => {
      const { active, navigationPreload } = await navigator.serviceWorker.ready;
      return active?.state === 'activated' && (await navigationPreload.getState()).enabled;
    });
  const lastRequest = async () => {
    await page.reload();
    return documents.at(-1);
  };
  await expect.poll(isPreloading).toBe(true);
  expect(await lastRequest()).toHaveProperty('service-worker-navigation-preload');

  await replaceWorker(await builtWorker({}));
  await expect.poll(isPreloading).toBe(false);
  await expect.poll(lastRequest).not.toHaveProperty('service-worker-navigation-preload');
  close();
});

test('a build that switches the worker off removes it, with everything that it has kept', async ({
  page,
}) => {
  const { replaceWorker, close } = await openSite(page, await builtWorker({}));
  const left = async () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.state),
    ]);
  await page.evaluate(async () => caches.open('pages-1:sample'));
  await expect(async () => expect(await left()).toEqual(['pages-1:sample', 'activated'])).toPass();

  await replaceWorker(await builtWorker({ VITE_SERVICE_WORKER: 'off' }));
  await expect(async () => expect(await left()).toEqual([])).toPass();
  close();
});
