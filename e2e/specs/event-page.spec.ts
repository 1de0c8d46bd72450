import { aStoreLocation } from '@app/domain/testing/factories.ts';
import { untilHydrated } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

test('an event is opened from its card, booked on its page and linked in both languages', async ({
  page,
  backend,
}) => {
  const event = await backend.addEvent({ capacity: 5 });
  await page.goto('/en/experiences');
  // Before hydration the link loads the page anew, which moves no focus.
  await untilHydrated(page);
  await page.getByRole('link', { name: event.title, exact: true }).click();
  await expect(page).toHaveURL(`/en/experiences/${event.id}`);
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeFocused();
  await page.getByRole('button', { name: `Book now: ${event.title}` }).click();
  await expect(page.getByRole('dialog')).toContainText('5 seats');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: '한국어' }).click();
  await expect(page).toHaveURL(`/experiences/${event.id}`);
  await expect(page.getByRole('heading', { level: 1, name: event.titleKr })).toBeVisible();
});

test('the page of an event says how to get to its store and leads to it on the contact page', async ({
  page,
  backend,
}) => {
  const { id, ...store } = aStoreLocation({
    name: `Store ${crypto.randomUUID()}`,
    directions: 'Sample Station, exit 2',
  });
  await backend.db.doc(`storeLocations/${id}`).set(store);
  const event = await backend.addEvent({ storeLocationId: id });
  await page.goto(`/en/experiences/${event.id}`);
  await expect(page.getByText(store.directions!)).toBeVisible();
  await page.getByRole('link', { name: 'Getting here and paying' }).click();
  await expect(page).toHaveURL(`/en/contact?store=${id}#visit`);
  const selected = page.getByRole('region', { name: `Selected store: ${store.name}` });
  await expect(selected).toContainText(store.directions!);
});

test('an event page is server-rendered with its own title, share image and structured data', async ({
  request,
  backend,
}) => {
  const event = await backend.addEvent();
  const html = await (await request.get(`/en/experiences/${event.id}`)).text();
  expect(html).toContain(`<title>${event.title} · Byeotdam</title>`);
  expect(html).toContain(`/share/events/${event.id}/`);
  expect(html).toMatch(/"@type":"Event"/);
  expect((await request.get('/en/experiences/none')).status()).toBe(404);
});

test('the list shows the next date of a series, whose page links to the others', async ({
  page,
  backend,
}) => {
  const seriesId = `Series ${crypto.randomUUID()}`;
  const [next, second, third] = await Promise.all(
    ['2098-05-01', '2098-05-08', '2098-05-15'].map((day) =>
      backend.addEvent({ title: seriesId, seriesId, dateTime: new Date(`${day}T05:00:00Z`) }),
    ),
  );
  await page.goto('/en/experiences');
  const card = page.getByRole('article').filter({ hasText: seriesId });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Other dates available');
  await card.getByRole('link', { name: seriesId }).click();
  await expect(page).toHaveURL(`/en/experiences/${next!.id}`);
  const dates = page.getByRole('region', { name: 'Other dates' }).getByRole('link');
  await expect(dates).toHaveCount(2);
  for (const [index, { id }] of [second!, third!].entries())
    await expect(dates.nth(index)).toHaveAttribute('href', `/en/experiences/${id}`);
});

test('an event of a year ago has its page and share image, and is in no list', async ({
  page,
  request,
  backend,
}) => {
  const event = await backend.addEvent({ dateTime: new Date(Date.now() - 365 * 24 * 60 * 60 * 1000) });
  const html = await (await request.get(`/en/experiences/${event.id}`)).text();
  expect(html).toContain(`<title>${event.title} · Byeotdam</title>`);
  expect(html).toContain(`/share/events/${event.id}/`);
  await page.goto(`/en/experiences/${event.id}`);
  await expect(page.getByText('Past experience')).toBeVisible();
  await page.goto('/en/experiences');
  await expect(page.getByRole('region', { name: 'Upcoming events' })).toBeVisible();
  await expect(page.getByText(event.title)).toHaveCount(0);
});

test('an inactive event has no page', async ({ request, backend }) => {
  const event = await backend.addEvent({ isActive: false });
  const response = await request.get(`/experiences/${event.id}`);
  expect(response.status()).toBe(404);
  expect(await response.text()).not.toContain(event.titleKr);
});
