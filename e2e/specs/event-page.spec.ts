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

test('an inactive event has no page', async ({ request, backend }) => {
  const event = await backend.addEvent({ isActive: false });
  const response = await request.get(`/experiences/${event.id}`);
  expect(response.status()).toBe(404);
  expect(await response.text()).not.toContain(event.titleKr);
});
