import type { Event } from '@app/domain/event/event-schema.ts';
import { aBooking, aCoffee, anEvent } from '@app/domain/testing/factories.ts';
import { openAsAdmin } from '../fixtures/admin.ts';
import type { Backend } from '../fixtures/backend.ts';
import { countReads, waitForIdleReads } from '../fixtures/count-reads.ts';
import { expect, test } from '../fixtures/test.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Resolves once the functions have indexed the bookings: each write of theirs would be a read of an open list. */
async function addEventWithBookings(backend: Backend, count: number): Promise<Event> {
  const mark = crypto.randomUUID().slice(0, 8);
  const event = await backend.addEvent({ isActive: false, capacity: 200 });
  const batch = backend.db.batch();
  for (let index = 0; index < count; index += 1) {
    const { id, ...booking } = aBooking(event.id, { name: `Guest ${mark} ${index}`, createdAt: new Date() });
    batch.set(backend.db.doc(`bookings/${id}`), booking);
  }
  await batch.commit();
  await backend.untilSearchable('bookings', mark, count);
  return event;
}

test('the first page of bookings reads at most 60 documents', async ({ page, backend }) => {
  const event = await addEventWithBookings(backend, 150);

  const takeReads = await countReads(page);
  await openAsAdmin(page);
  const cards = page.getByRole('region', { name: '예약' }).getByRole('article');
  for (const query of ['', `&event=${event.id}`, '&q=Guest', '&sort=name&status=pending']) {
    await page.goto(`/admin?tab=bookings${query}`);
    await expect(cards.nth(24)).toBeVisible();
    const reads = await takeReads();
    expect(reads).toBeGreaterThanOrEqual(25);
    expect(reads).toBeLessThanOrEqual(60);
  }
});

test('the first page of events of a weekly series reads at most 60 documents', async ({ page, backend }) => {
  const seriesId = `Series ${crypto.randomUUID()}`;
  const batch = backend.db.batch();
  for (let week = -26; week < 26; week += 1) {
    const dateTime = new Date(Date.now() + (week + 0.5) * WEEK_MS);
    const { id, ...event } = anEvent({ seriesId, isActive: false, dateTime });
    batch.set(backend.db.doc(`events/${id}`), event);
  }
  await batch.commit();

  const takeReads = await countReads(page);
  await openAsAdmin(page);
  await takeReads();
  await page.goto(`/admin?tab=events&series=${encodeURIComponent(seriesId)}`);
  const upcoming = page.getByRole('region', { name: '다가오는 행사' }).getByRole('article');
  await expect(upcoming.first()).toContainText('52회 중 27회차');
  await expect(page.getByRole('region', { name: '지난 행사' }).getByRole('article').last()).toContainText(
    /회차/,
  );
  await waitForIdleReads(page);
  expect(await takeReads()).toBeLessThanOrEqual(60);
});

test('the first page of products that are sold out reads at most 60 documents', async ({ page, backend }) => {
  const batch = backend.db.batch();
  for (let index = 0; index < 15; index += 1) {
    const { id, ...product } = aCoffee({ availability: 'out_of_stock', createdAt: new Date() });
    batch.set(backend.db.doc(`products/${id}`), product);
    batch.set(backend.db.doc(`productStock/${id}`), { left: 0 });
    for (const person of ['a', 'b'])
      batch.set(backend.db.doc(`restockRequests/${id}-${person}`), { productId: id, isConfirmed: true });
  }
  await batch.commit();

  const takeReads = await countReads(page);
  await openAsAdmin(page);
  await takeReads();
  await page.goto('/admin?tab=products&availability=out_of_stock');
  const cards = page.getByRole('region', { name: '제품' }).getByRole('article');
  await expect(cards).toHaveCount(15);
  await expect(cards.last()).toContainText('재고 0개');
  await waitForIdleReads(page);
  expect(await takeReads()).toBeLessThanOrEqual(60);
  await cards.first().getByText('재입고 알림 신청').click();
  await expect(cards.first()).toContainText('재입고를 기다리는 손님 2명');
});

test('counts the bookings once when the list opens', async ({ page, backend }) => {
  const event = await addEventWithBookings(backend, 30);
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(':runAggregationQuery')) counted.push(request.postData() ?? '');
  });
  await openAsAdmin(page);
  await page.goto(`/admin?tab=bookings&event=${event.id}`);
  await expect(page.getByText('전체 30')).toBeVisible();
  expect(counted.filter((query) => query.includes(event.id))).toHaveLength(1);
});

test('the next page of bookings reads no event again', async ({ page, backend }) => {
  const later = await addEventWithBookings(backend, 1);
  const shown = await addEventWithBookings(backend, 25);
  await openAsAdmin(page);
  await page.goto('/admin?tab=bookings');
  const cards = page.getByRole('region', { name: '예약' }).getByRole('article');
  await expect(cards.filter({ hasText: shown.titleKr ?? '' })).toHaveCount(25);
  const listens: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/Listen/channel')) listens.push(request.postData() ?? '');
  });
  await page.getByRole('button', { name: '더 보기' }).click();
  await expect(cards.filter({ hasText: later.titleKr ?? '' })).toHaveCount(1);
  expect(listens.some((query) => query.includes(later.id))).toBe(true);
  expect(listens.some((query) => query.includes(shown.id))).toBe(false);
});
