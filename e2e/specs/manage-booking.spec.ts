import { expectAccessible } from '../fixtures/axe.ts';
import type { Page } from 'playwright/test';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { Backend } from '../fixtures/backend.ts';
import { untilHydrated } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Books seats in English and opens the page behind the link in the mail. @returns its path and the guest's address */
async function openBooking(page: Page, backend: Backend, { title }: Event, seats: number) {
  const email = `guest-${crypto.randomUUID()}@example.com`;
  await page.goto('/en/experiences');
  await page.getByRole('button', { name: `Book now: ${title}` }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Full name').fill('Sample Guest');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('spinbutton').fill(String(seats));
  await form.getByRole('button', { name: 'Request booking' }).click();
  // The page of the browser that booked changes nothing.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your payment');
  await expect(page.getByRole('form', { name: 'Number of participants' })).toBeHidden();

  const { docs: mails } = await backend.db.collection('mail').where('to', '==', email).get();
  const [link = ''] = /https?:\S+\/en\/booking\/\S+/.exec(String(mails[0]?.get('message.text'))) ?? [];
  const { pathname } = new URL(link);
  await page.goto(pathname);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your payment');
  return { pathname, email };
}

test('a guest changes the party size and cancels behind the link in the mail', async ({ page, backend }) => {
  const event = await backend.addEvent({ capacity: 4, price: 30_000 });
  const { pathname } = await openBooking(page, backend, event, 3);
  await expect(page.getByText('₩90,000', { exact: true })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'same-origin');
  await expectAccessible(page);

  const partySize = page.getByRole('form', { name: 'Number of participants' });
  await partySize.getByRole('spinbutton').fill('5');
  await expect(partySize.getByText('Please choose fewer participants.')).toBeVisible();
  await partySize.getByRole('spinbutton').fill('2');
  await expect(partySize.getByText('The total changes from ₩90,000 to ₩60,000.')).toBeVisible();
  await partySize.getByRole('button', { name: 'Change the number' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'has been changed' })).toBeVisible();
  await expect(page.getByText('2 people')).toBeVisible();
  expect(await backend.seatsOf(event.id)).toBe(2);

  // The same page in Korean.
  await page.goto(pathname.replace('/en', ''));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('결제를 기다리고 있습니다');
  await page.getByRole('button', { name: '예약 취소하기' }).click();
  const question = page.getByRole('dialog', { name: '예약을 취소할까요?' });
  await expect(question.getByText('아직 결제하지 않으셨으니')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: '취소하겠습니다' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('취소된 예약입니다');
  expect(await backend.seatsOf(event.id)).toBe(0);
  await expect(page.getByRole('button', { name: '인원 바꾸기' })).toBeHidden();
});

test('a guest who has paid pays for one more person: until then the booking stays as it is', async ({
  page,
  backend,
}) => {
  const event = await backend.addEvent({ capacity: 4, price: 30_000 });
  const { pathname, email } = await openBooking(page, backend, event, 2);
  const heading = page.getByRole('heading', { level: 1 });
  const pay = (won: string) => page.getByRole('button', { name: `Pay ${won}`, exact: true }).click();
  const choose = (action: string) => page.getByRole('button', { name: action, exact: true }).click();
  await pay('₩60,000');
  await choose('Pay');
  await expect(heading).toHaveText('Your booking is confirmed');
  // A payment leads back to the page of the browser that booked, which changes nothing.
  await page.goto(pathname);

  const partySize = page.getByRole('form', { name: 'Number of participants' });
  await partySize.getByRole('spinbutton').fill('3');
  await expect(
    partySize.getByText('The total changes from ₩60,000 to ₩90,000. It costs ₩30,000 more.'),
  ).toBeVisible();
  await partySize.getByRole('button', { name: 'Hold the seats and pay ₩30,000' }).click();
  const change = page.getByRole('region', { name: 'Your change awaits payment' });
  await expect(change.getByText('You asked for 3 people')).toContainText('for ₩90,000 in all');
  await expect(page.getByText('2 people', { exact: true })).toBeVisible();
  await expect(heading).toHaveText('Your booking is confirmed');
  await expectAccessible(page);

  await pay('₩30,000');
  await choose('Let the card be refused');
  await expect(heading).toHaveText('Your booking is confirmed');
  await page.goto(pathname);
  await expect(page.getByText('2 people', { exact: true })).toBeVisible();
  await expect(change).toBeVisible();
  await pay('₩30,000');
  await choose('Pay');
  await expect(page.getByText('3 people', { exact: true })).toBeVisible();
  await expect(page.getByText('₩90,000', { exact: true })).toBeVisible();
  await expect(change).toBeHidden();
  expect(await backend.seatsOf(event.id)).toBe(3);
  expect(await backend.untilMailed(email, '₩90,000')).toContain('3');

  // Two seats fewer: the newest payment comes back first.
  await page.goto(pathname.replace('/en', ''));
  await expect(heading).toHaveText('확정된 예약입니다');
  const korean = page.getByRole('form', { name: '인원 변경' });
  await korean.getByRole('spinbutton').fill('1');
  await expect(korean.getByText('₩60,000을 환불해 드립니다')).toBeVisible();
  await korean.getByRole('button', { name: '인원 바꾸기' }).click();
  await expect(page.getByText('1명', { exact: true })).toBeVisible();
  await expect(page.getByText(/₩60,000을 환불(합니다|해 드렸습니다)/)).toBeVisible();
  expect(await backend.seatsOf(event.id)).toBe(1);
});

test('a link that is not complete opens no booking', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/404/);
  await page.goto(`/en/booking/${crypto.randomUUID()}~0.forged`);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking not found');
});
