import { aBookingInput } from '@app/domain/testing/factories.ts';
import { openAsAdmin, openDashboard } from '../fixtures/admin.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

test('a visitor finds a coffee and books two seats; the admin sees the booking immediately and confirms it', async ({
  page,
  browser,
  backend,
}, testInfo) => {
  const event = await backend.addEvent({ capacity: 6 });
  const visitor = `Visitor of ${event.title}`;
  const isPhone = testInfo.project.name === 'phone';

  const dashboard = await test.step('the admin opens the bookings tab', async () => {
    const opened = await openDashboard(browser);
    // A phone has a select in place of the tabs.
    await (isPhone
      ? opened.getByRole('combobox', { name: '탭', exact: true }).selectOption('bookings')
      : opened.getByRole('tab', { name: '예약' }).click());
    await expect(opened.getByRole('region', { name: '예약' }).getByRole('article').first()).toBeVisible();
    return opened;
  });

  await test.step('the visitor opens home in Korean, then in English', async () => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await expect(page.getByRole('link', { name: '커피 보기' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();
    await expect(page).toHaveURL(/\/en$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  await test.step('the visitor filters coffees by origin', async () => {
    await page.getByRole('link', { name: 'See our coffee' }).click();
    await expect(page).toHaveURL(/\/en\/coffee$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Coffee', exact: true })).toBeVisible();
    const ethiopian = page.getByRole('article').filter({ hasText: 'Ethiopia Guji Natural' });
    const kenyan = page.getByRole('article').filter({ hasText: 'Kenya Nyeri Washed' });
    await expect(ethiopian).toBeVisible();
    await expect(kenyan).toBeVisible();
    if (isPhone) await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Ethiopia').filter({ visible: true }).check();
    if (isPhone) await page.getByRole('button', { name: /^Show/ }).click();
    await expect(page).toHaveURL(/origin=Ethiopia/);
    await expect(kenyan).toBeHidden();
    await expect(ethiopian).toBeVisible();
  });

  await test.step('the visitor opens a coffee', async () => {
    const link = page.getByRole('article').first().getByRole('link').first();
    const title = (await page.getByRole('article').first().getByRole('heading').innerText()).trim();
    await link.click();
    await expect(page).toHaveURL(/\/en\/products\/[0-9a-f-]{36}/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('$', { exact: false }).first()).toBeVisible();
  });

  await test.step('the visitor books two seats at an event', async () => {
    await page.goto('/en/experiences');
    const card = page.getByRole('article').filter({ hasText: event.title });
    await expect(card.getByText('6 seats left')).toBeVisible();
    await card.getByRole('button', { name: `Book now: ${event.title}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Full name').fill(visitor);
    await dialog.getByLabel('Email').fill('visitor@example.com');
    await dialog.getByRole('spinbutton').fill('2');
    // The first booking of a run starts the workers of all triggers, and is read after them.
    const bookingRead = page.waitForResponse('**/api/bookings/*');
    await dialog.getByRole('button', { name: 'Request booking' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Booking confirmed!' });
    await expect(toast).toContainText('We will send you a confirmation email shortly.');
    await expect(dialog).toBeHidden();
    await bookingRead;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your payment');
  });

  await test.step('the booking appears on the open dashboard without a reload, and the admin confirms it', async () => {
    const booking = dashboard.getByRole('article', { name: visitor });
    await expect(booking.getByText('2명')).toBeVisible();
    await expect(booking.getByText(event.titleKr)).toBeVisible();
    await booking.getByRole('button', { name: `${visitor} 님의 예약 확정` }).click();
    await expect(booking.getByText('확정', { exact: true })).toBeVisible();
    await expect(dashboard.getByText('예약 상태를 바꾸었습니다')).toBeVisible();
  });

  await test.step('four seats are left', async () => {
    await page.goto('/en/experiences');
    const card = page.getByRole('article').filter({ hasText: event.title });
    await expect(card.getByText('4 seats left')).toBeVisible();
    expect(await backend.seatsOf(event.id)).toBe(2);
  });
});

test('a confirmed booking is cancelled for a reason, which the ledger of its event shows', async ({
  page,
  backend,
}) => {
  const event = await backend.addEvent({ capacity: 6 });
  const data = aBookingInput(event.id, { numberOfParticipants: 2 });
  expect((await page.request.post('/api/bookings', { data })).status()).toBe(201);
  const visitor = data.name;
  await openAsAdmin(page, `/admin?tab=bookings&event=${event.id}`);
  const booking = page.getByRole('article', { name: visitor });
  await booking.getByRole('button', { name: `${visitor} 님의 예약 확정` }).click();
  await booking.getByRole('button', { name: '확정된 예약 취소하기' }).click();
  const question = page.getByRole('dialog');
  await question.getByLabel(`${visitor} 님께 알릴 취소 사유`).fill('보일러가 고장 나 쉬어야 합니다.');
  await question.getByRole('button', { name: '예약 취소' }).click();
  await expect(booking.getByText('취소', { exact: true })).toBeVisible();
  await expect(booking.getByText('보일러가 고장 나 쉬어야 합니다.')).toBeVisible();
  expect(await backend.seatsOf(event.id)).toBe(0);

  await page.getByText('자리가 바뀐 내역').click();
  const ledger = page.getByRole('region', { name: '자리가 바뀐 내역' });
  await expect(ledger.getByText('관리자가 취소')).toBeVisible();
  await expect(ledger.getByText(/예약 −2 · .* · 관리자 · 보일러가 고장 나 쉬어야 합니다\./)).toBeVisible();
  await expect(ledger.getByText(/예약 \+2 · .* · 손님/)).toBeVisible();
  await expectAccessible(page);
});
