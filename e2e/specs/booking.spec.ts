import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

const bookedToast = (page: Page) => page.getByRole('status').filter({ hasText: 'Booking confirmed!' });

async function openDialog(page: Page, title: string): Promise<Locator> {
  await page.goto('/en/experiences');
  await cardOf(page, title)
    .getByRole('button', { name: `Book now: ${title}` })
    .click();
  return page.getByRole('dialog');
}

async function fill(dialog: Locator, name = 'Sample Visitor'): Promise<void> {
  await dialog.getByLabel('Full name').fill(name);
  await dialog.getByLabel('Email').fill('visitor@example.com');
}

test('invalid fields are reported next to the field and in a toast, and nothing is sent', async ({
  page,
  backend,
}) => {
  const event = await backend.addEvent();
  const dialog = await openDialog(page, event.title);
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill('nobody');
  await dialog.getByRole('button', { name: 'Request booking' }).click();
  await expect(dialog.getByLabel('Full name')).toHaveAccessibleDescription(
    /Name must be at least 2 characters/,
  );
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expect(page.getByRole('alert')).toContainText('Name must be at least 2 characters');
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await expectAccessible(page);
  expect(await backend.seatsOf(event.id)).toBe(0);
});

test('booking works by keyboard only and opens the page of the booking, from which Back leads to the event', async ({
  page,
  backend,
}) => {
  const event = await backend.addEvent({ capacity: 3 });
  await page.goto('/en/experiences');
  const button = cardOf(page, event.title).getByRole('button', { name: /^Book now/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByLabel('Full name').focus();
  await page.keyboard.type('Sample Visitor');
  await page.keyboard.press('Tab');
  await page.keyboard.type('visitor@example.com');
  await page.keyboard.press('Enter');
  await expect(bookedToast(page)).toContainText(/[A-Z2-9]{3}-[A-Z2-9]{3}/);
  await expect(page).toHaveURL(/\/en\/booking\/[^/]+$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Waiting for your payment');
  await expect(heading).toBeFocused();
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL('/en/experiences');
  await expect(cardOf(page, event.title).getByText('2 seats left')).toBeVisible();
  await expect(cardOf(page, event.title).getByRole('link', { name: 'See your booking' })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await backend.seatsOf(event.id)).toBe(1);
});

test('the number of participants is limited to the remaining seats', async ({ page, backend }) => {
  const event = await backend.addEvent({ capacity: 3 });
  const dialog = await openDialog(page, event.title);
  await fill(dialog);
  const participants = dialog.getByRole('spinbutton');
  await expect(participants).toHaveAttribute('aria-valuemax', '3');
  await participants.fill('4');
  await dialog.getByRole('button', { name: 'Request booking' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await backend.seatsOf(event.id)).toBe(0);
});

test('seats taken in the meantime are reported, and the input is kept', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/409/);
  const event = await backend.addEvent({ capacity: 1 });
  const dialog = await openDialog(page, event.title);
  await fill(dialog, 'A Slow Visitor');
  await backend.db.doc(`eventSeats/${event.id}`).set({ booked: 1, isActive: true });
  await dialog.getByRole('button', { name: 'Request booking' }).click();
  await expect(page.getByRole('alert')).toContainText('Event is fully booked.');
  await expect(dialog.getByLabel('Full name')).toHaveValue('A Slow Visitor');
});

test('a lost response and a second click create one booking only', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  const event = await backend.addEvent({ capacity: 5 });
  const dialog = await openDialog(page, event.title);
  await fill(dialog);
  // The request reaches the server, but its response is lost.
  await page.route('**/api/bookings', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Request booking' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to book event. Please try again.');
  await page.unroute('**/api/bookings');
  await dialog.getByRole('button', { name: 'Request booking' }).click();
  await expect(bookedToast(page)).toBeVisible();
  await expect(page).toHaveURL(/\/en\/booking\/[^/]+$/);
  const bookings = await backend.db.collection('bookings').where('eventId', '==', event.id).get();
  expect(bookings.size).toBe(1);
  expect(await backend.seatsOf(event.id)).toBe(1);
});

test('Enter that completes a Korean syllable does not submit the form', async ({ page, backend }) => {
  const event = await backend.addEvent();
  const dialog = await openDialog(page, event.title);
  const name = dialog.getByLabel('Full name');
  await name.focus();
  await name.dispatchEvent('compositionstart');
  await name.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(name).not.toHaveAccessibleDescription(/at least 2/);
});

test('full, past, inactive and externally booked events offer no booking', async ({ page, backend }) => {
  const full = await backend.addEvent({ capacity: 2 });
  await backend.db.doc(`eventSeats/${full.id}`).set({ booked: 2, isActive: true });
  const past = await backend.addEvent({ dateTime: new Date(Date.now() - 24 * 60 * 60_000) });
  const inactive = await backend.addEvent({ isActive: false });
  const elsewhere = await backend.addEvent({ bookingUrl: 'https://example.com/book' });

  await page.goto('/en/experiences');
  await expect(cardOf(page, full.title).getByRole('button', { name: /^Book now/ })).toBeDisabled();
  await expect(cardOf(page, full.title).getByText('Sold out').first()).toBeVisible();
  await expect(cardOf(page, past.title)).toBeVisible();
  await expect(cardOf(page, past.title).getByRole('button')).toHaveCount(0);
  await expect(cardOf(page, inactive.title)).toHaveCount(0);
  await expect(cardOf(page, elsewhere.title).getByRole('link', { name: /^Book now/ })).toHaveAttribute(
    'href',
    'https://example.com/book',
  );
});

test('the event type filter is stored in the URL', async ({ page, backend }) => {
  const tasting = await backend.addEvent({ type: 'tasting' });
  const workshop = await backend.addEvent({ type: 'workshop' });
  await page.goto('/en/experiences');
  await page.getByRole('button', { name: 'Tastings', exact: true }).click();
  await expect(page).toHaveURL(/type=tasting/);
  await expect(cardOf(page, tasting.title)).toBeVisible();
  await expect(cardOf(page, workshop.title)).toHaveCount(0);
  await page.reload();
  await expect(cardOf(page, tasting.title)).toBeVisible();
  await expect(cardOf(page, workshop.title)).toHaveCount(0);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(cardOf(page, workshop.title)).toBeVisible();
});

test('events are laid out in one, two or three columns', async ({ page, backend }) => {
  for (const dateTime of [1, 2, 3])
    await backend.addEvent({ dateTime: new Date(Date.UTC(2099, 0, dateTime)) });
  await page.goto('/en/experiences');
  const group = page.getByRole('region', { name: 'Upcoming events' });
  await expect(group.getByRole('article').nth(2)).toBeVisible();
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await group
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(columns);
  }
});

test.describe('in a time zone far from Seoul', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('an event shows Seoul time in both languages', async ({ page, backend }) => {
    const event = await backend.addEvent({ dateTime: new Date('2031-11-28T05:00:00Z') });
    await page.goto('/en/experiences');
    const card = cardOf(page, event.title);
    await expect(card.getByText('Friday, Nov 28 at 2:00 PM KST')).toBeVisible();
    await expect(card.getByText('Nov 28, 2031')).toBeVisible();
    await page.goto('/experiences');
    const korean = cardOf(page, event.titleKr);
    await expect(korean.getByText('2031년 11월 28일 금요일 오후 2:00 KST')).toBeVisible();
    await expect(korean.getByText('2031년 11월 28일', { exact: true })).toBeVisible();
    await expect(korean.getByText('최대 10명')).toBeVisible();
  });
});
