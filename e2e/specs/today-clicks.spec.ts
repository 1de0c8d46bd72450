import type { Page } from 'playwright/test';
import { aBooking, aContactSubmission } from '@app/domain/testing/factories.ts';
import { openAsAdmin } from '../fixtures/admin.ts';
import { expectToast, findCard } from '../fixtures/editing.ts';
import { expect, test } from '../fixtures/test.ts';

/** How many presses the frequent tasks take. */

/** Counts the presses of the pointer from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  const mark = 'data-clicks';
  await page.evaluate((name) => {
    document.documentElement.setAttribute(name, '0');
    const count = () => {
      const now = Number(document.documentElement.getAttribute(name));
      document.documentElement.setAttribute(name, String(now + 1));
    };
    document.addEventListener('pointerdown', count, true);
  }, mark);
  return async () => Number(await page.locator('html').getAttribute(mark));
}

test('from Today, a booking is confirmed with one press and an attendee list opened with one', async ({
  page,
  backend,
}) => {
  const soon = new Date(Date.now() + 60 * 60_000);
  const event = await backend.addEvent({ dateTime: soon });
  const name = `Guest ${crypto.randomUUID().slice(0, 8)}`;
  // It has waited for longer than those of other tests.
  const { id, ...booking } = aBooking(event.id, { name, createdAt: new Date('2001-01-01T00:00:00Z') });
  await backend.db.doc(`bookings/${id}`).set(booking);
  await openAsAdmin(page, '/admin?tab=today');
  const waiting = page.getByRole('article', { name });
  await expect(waiting).toBeVisible();
  const clicks = await countClicks(page);
  await waiting.getByRole('button', { name: '확정' }).click();
  await expect(waiting).toBeHidden();
  expect(await clicks()).toBe(1);
  await page.getByRole('link', { name: `${event.titleKr} 참가자` }).click();
  await expect(page.getByRole('article', { name })).toBeVisible();
  expect(await clicks()).toBe(2);
});

test('from Today, a message is answered with two presses, without leaving', async ({ page, backend }) => {
  const name = `Sender ${crypto.randomUUID().slice(0, 8)}`;
  const createdAt = new Date(Date.now() + 24 * 60 * 60_000);
  const { id, ...contact } = aContactSubmission({ name, createdAt });
  await backend.db.doc(`contacts/${id}`).set(contact);
  await openAsAdmin(page, '/admin?tab=today');
  const message = page.getByRole('article', { name });
  await expect(message).toBeVisible();
  const clicks = await countClicks(page);
  await message.getByRole('button', { name: /답장/ }).first().click();
  await expect(message.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('A sample answer.');
  await message.getByRole('button', { name: '답장 보내기' }).click();
  await expectToast(page, '답장을 보냈습니다');
  expect(await clicks()).toBe(2);
  await expect(page).toHaveURL(/tab=today/);
});

test('an event is repeated with two presses beside its date', async ({ page, backend }) => {
  const event = await backend.addEvent();
  await openAsAdmin(page, '/admin?tab=events');
  const card = await findCard(page, backend, 'events', event.titleKr ?? event.title);
  const clicks = await countClicks(page);
  await card.getByRole('button', { name: /복제/ }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('날짜와 시간').fill('2099-06-01 14:00');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: '저장' }).click();
  await expectToast(page, '행사를 추가했습니다');
  expect(await clicks()).toBe(2);
  const copies = await backend.db.collection('events').where('titleKr', '==', event.titleKr).get();
  expect(copies.size).toBe(2);
});

test(
  'Today lists what goes live within a week, but nothing that stays hidden',
  { tag: '@once' },
  async ({ page, backend }) => {
    const visibleFrom = new Date(Date.now() + 24 * 60 * 60_000);
    const shown = await backend.addProduct({ visibleFrom, isPublished: true });
    const hidden = await backend.addProduct({ visibleFrom, isPublished: false });
    await openAsAdmin(page, '/admin?tab=today');
    const changes = page.getByRole('region', { name: '이번 주에 공개되거나 내려가는 항목' });
    await expect(changes.getByRole('link', { name: shown.titleKr })).toContainText('공개');
    await expect(changes.getByRole('link', { name: hidden.titleKr })).toHaveCount(0);
  },
);

test(
  'the number of pending bookings follows what guests change within a minute',
  { tag: '@once' },
  async ({ page, backend }) => {
    const event = await backend.addEvent();
    // Not the newest one, to which the dashboard listens.
    const { id, ...booking } = aBooking(event.id, { createdAt: new Date('2001-01-02T00:00:00Z') });
    const stored = backend.db.doc(`bookings/${id}`);
    await stored.set(booking);
    await page.clock.install();
    await openAsAdmin(page);
    const pending = page.getByRole('link', { name: /^확정 대기 \d/ }).getByText(/^\d+$/);
    const count = Number(await pending.textContent());
    await stored.update({ status: 'cancelled' });
    await page.clock.fastForward(60_000);
    await expect(pending).toHaveText(String(count - 1));
  },
);
