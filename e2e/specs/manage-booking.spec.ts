import { expectAccessible } from '../fixtures/axe.ts';
import { untilHydrated } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a guest changes the party size and cancels behind the link in the mail', async ({ page, backend }) => {
  const event = await backend.addEvent({ capacity: 4, price: 30_000 });
  const email = `guest-${crypto.randomUUID()}@example.com`;
  await page.goto('/en/experiences');
  await page.getByRole('button', { name: `Book now: ${event.title}` }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Full name').fill('Sample Guest');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('spinbutton').fill('3');
  await form.getByRole('button', { name: 'Request booking' }).click();
  // The page of the browser that booked changes nothing.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your payment');
  await expect(page.getByRole('form', { name: 'Number of participants' })).toBeHidden();

  const { docs: mails } = await backend.db.collection('mail').where('to', '==', email).get();
  const [link = ''] = /https?:\S+\/en\/booking\/\S+/.exec(String(mails[0]?.get('message.text'))) ?? [];
  const { pathname } = new URL(link);
  await page.goto(pathname);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your payment');
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

test('a link that is not complete opens no booking', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/404/);
  await page.goto(`/en/booking/${crypto.randomUUID()}~0.forged`);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking not found');
});
