import type { Page } from 'playwright/test';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { aStoreLocation } from '@app/domain/testing/factories.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import type { Backend } from '../fixtures/backend.ts';
import { boxesOf } from '../fixtures/boxes.ts';
import { KAKAO_SCRIPT, standInForKakao } from '../fixtures/kakao-stand-in.ts';
import { reach } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ context }) => standInForKakao(context));

const locator = (page: Page) => page.getByRole('region', { name: /^(Find a store|매장 찾기)$/ });
const cards = (page: Page) => locator(page).getByRole('heading', { level: 3 }).getByRole('button');
const search = (page: Page) => locator(page).getByRole('searchbox');
const sheet = (page: Page) => page.getByRole('region', { name: /^(Selected store|선택한 매장)/ });

/** Adds two stores with a unique word in their names, at coordinates that no other test uses. */
async function addStores(
  backend: Backend,
): Promise<{ word: string; near: StoreLocation; far: StoreLocation }> {
  const word = `Lane${crypto.randomUUID().slice(0, 8)}`;
  const lat = 33 + Math.round(Math.random() * 4_000) / 1_000;
  const near = aStoreLocation({ name: `${word} Near`, nameKr: `${word} 가까이`, lat, lng: 127 });
  const far = aStoreLocation({ name: `${word} Away`, nameKr: `${word} 멀리`, lat: lat + 1, lng: 127.01 });
  for (const { id, ...fields } of [near, far]) await backend.db.doc(`storeLocations/${id}`).set(fields);
  return { word, near, far };
}

test('the map shows the stores of the list through the documented Kakao API', async ({ page, backend }) => {
  const { word, near, far } = await addStores(backend);
  const requested = page.waitForRequest(KAKAO_SCRIPT);
  await page.goto(`/contact?store=${near.id}`);
  await search(page).fill(word);
  await locator(page).scrollIntoViewIfNeeded();
  expect((await requested).url()).toBe(
    'https://dapi.kakao.com/v2/maps/sdk.js?appkey=sample-key&autoload=false',
  );
  const marker = (store: StoreLocation) =>
    page.getByRole('button', { name: `marker ${store.lat},${store.lng}` });
  await expect(marker(near)).toBeVisible();
  await expect(page.getByRole('button', { name: /^marker/ })).toHaveCount(2);
  await expect(page.getByRole('list', { name: '매장 찾기' })).toHaveCSS('max-height', '384px');
  await expect(page.getByRole('region', { name: '매장 지도' })).toHaveCSS('min-height', '400px');
  const calls = await page.evaluate(() => window.kakaoCalls);
  expect(calls.filter(([name]) => name === 'load')).toEqual([['load']]);
  expect(calls.find(([name]) => name === 'Map')).toEqual(['Map', { center: [near.lat, near.lng], level: 3 }]);
  expect(calls).toContainEqual(['Marker', { position: [near.lat, near.lng] }]);
  expect(calls).toContainEqual(['addListener', 'click']);
  expect(calls).toContainEqual([
    'CustomOverlay',
    { position: [near.lat, near.lng], content: near.nameKr, xAnchor: 0.5, yAnchor: 2.5 },
  ]);

  await marker(far).dispatchEvent('click');
  await expect(page).toHaveURL(new RegExp(`store=${far.id}`));
  await expect(sheet(page).getByRole('heading', { name: far.nameKr })).toBeVisible();
  expect((await page.evaluate(() => window.kakaoCalls)).findLast(([name]) => name === 'setCenter')).toEqual([
    'setCenter',
    [far.lat, far.lng],
  ]);
  await expectAccessible(page);
});

test('a store is found by keyboard, stored in the URL and selected; no match shows an empty state', async ({
  page,
  backend,
}) => {
  const { word, near, far } = await addStores(backend);
  await page.goto('/contact');
  await search(page).focus();
  await page.keyboard.type(word.toLowerCase());
  await expect(cards(page)).toHaveText([near.nameKr, far.nameKr]);
  await expect(cards(page).first()).toHaveAttribute('aria-pressed', 'true');
  await cards(page).last().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`store=${far.id}`));
  await expect(sheet(page).getByRole('link', { name: /지도 앱에서 열기/ })).toHaveAttribute(
    'href',
    `https://map.kakao.com/link/search/${encodeURIComponent(far.addressKr)}`,
  );
  await page.reload();
  await expect(sheet(page).getByRole('heading', { name: far.nameKr })).toBeVisible();

  await search(page).fill('없는 곳');
  await expect(page.getByText('검색에 맞는 매장이 없습니다.')).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();
  await expect(page.getByText('No locations found matching your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all stores' }).click();
  await expect(cards(page).filter({ hasText: far.name })).toHaveAttribute('aria-pressed', 'true');
});

test('without Kakao everything except the map works', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/ERR_/);
  await page.route(KAKAO_SCRIPT, (route) => route.abort());
  await page.clock.install();
  const failures: string[] = [];
  page.on('requestfailed', (request) => failures.push(request.url()));
  await page.goto('/contact');
  await locator(page).scrollIntoViewIfNeeded();
  // The first attempt and three retries with growing delays.
  for (const pause of [0, 1_000, 2_000, 4_000]) {
    const before = failures.length;
    await page.clock.fastForward(pause);
    await expect.poll(() => failures.length).toBeGreaterThan(before);
    await page.clock.fastForward(200);
  }
  await page.clock.fastForward(60_000);
  await expect(page.getByText('볕담이 있는 곳')).toBeVisible();
  expect(failures).toHaveLength(4);
  await cards(page).filter({ hasText: '볕담 전주' }).click();
  await expect(sheet(page).getByText('063-000-0003')).toBeVisible();
  await expect(sheet(page).getByRole('link', { name: /지도 앱에서 열기/ })).toBeVisible();
  await expectAccessible(page);
});

test('in English, without Kakao, stores are sorted by distance when geolocation is allowed, and usable when it is denied', async ({
  page,
  context,
  backend,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).hostname));
  const { word, near, far } = await addStores(backend);
  await page.goto('/en/contact');
  await search(page).fill(word);
  await expect(cards(page)).toHaveText([far.name, near.name]);
  await page.getByRole('button', { name: 'Nearest to me' }).click();
  await expect(page.getByText(/^We cannot see your location/)).toBeVisible();
  await expect(cards(page)).toHaveText([far.name, near.name]);
  await expectAccessible(page);

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: near.lat, longitude: 127.001 });
  await page.getByRole('button', { name: 'Nearest to me' }).click();
  await expect(cards(page)).toHaveText([near.name, far.name]);
  await expect(locator(page).getByText('90m from you')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`store=${near.id}`));
  await expect(sheet(page).getByRole('link', { name: /Open in maps/ })).toHaveAttribute('href', /google/);
  await expect(page.getByRole('region', { name: 'Map of our stores' }).locator('svg')).toBeVisible();
  expect(requested.filter((host) => /kakao|daum|naver|payapp/.test(host))).toEqual([]);
});

test('the details of the selected store stay inside the map on wide screens, with larger text also below it', async ({
  page,
}) => {
  for (const path of ['/contact', '/en/contact']) {
    await page.goto(path);
    const map = page.getByRole('region', { name: /^(Map of our stores|매장 지도)$/ });
    for (const width of [1216, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const edges = async (size: string) => {
        await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
        return boxesOf(map, sheet(page));
      };
      const where = `${path}, ${width} px`;
      const [outer, inner] = await edges('100%');
      expect(inner.x, where).toBeGreaterThan(outer.x);
      expect(inner.y, where).toBeGreaterThan(outer.y);
      expect(inner.right, where).toBeLessThan(outer.right);
      expect(inner.bottom, where).toBeLessThan(outer.bottom);
      const [largerOuter, largerInner] = await edges('200%');
      const isBelow = largerInner.y >= largerOuter.bottom;
      expect(isBelow || largerInner.bottom < largerOuter.bottom, where).toBe(true);
      expect(largerInner.right, where).toBeLessThanOrEqual(largerOuter.right);
      expect(largerOuter.right, where).toBeLessThanOrEqual(width);
    }
  }
});

test('the name of the selected store stands beside its details on the map', async ({ page }) => {
  for (const path of ['/contact', '/en/contact']) {
    await page.goto(path);
    const map = page.getByRole('region', { name: /^(Map of our stores|매장 지도)$/ });
    for (const width of [1216, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await map.scrollIntoViewIfNeeded();
      const name = (await sheet(page).getByRole('heading').textContent()) ?? '';
      // The drawn map of the English page leaves out the brand's name.
      const label = map.getByText(name.replace(/^Byeotdam\s/, ''), { exact: true });
      await expect(label).toBeVisible();
      const [visible, details, shown] = await boxesOf(map, sheet(page), label);
      expect(shown.left, `${path}, ${width} px`).toBeGreaterThan(details.right);
      expect(shown.right, `${path}, ${width} px`).toBeLessThan(visible.right);
    }
  }
});

test('stores and FAQs that fail to load offer a retry', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource/, /Firestore/);
  const firestore = /\/v1\/projects\/.*:runQuery/;
  await page.route(firestore, (route) => route.abort());
  await reach(page, '/en/contact');
  await expect(page.getByText('The stores could not be loaded')).toHaveCount(2);
  await expect(page.getByText('The questions could not be loaded')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(firestore);
  await locator(page).getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).filter({ hasText: 'Byeotdam Jeonju' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('When are the beans roasted?')).toBeVisible();
});
