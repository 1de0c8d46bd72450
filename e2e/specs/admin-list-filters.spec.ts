import { BOOKING_STATUSES } from '@app/domain/booking/booking.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import {
  searchEntry,
  searchEntryId,
  type SearchedCollection,
} from '@app/domain/record-search/search-entry.ts';
import { aBooking, aCoffee, anEvent } from '@app/domain/testing/factories.ts';
import { openAsAdmin } from '../fixtures/admin.ts';
import { chooseOption } from '../fixtures/editing.ts';
import { expect, test } from '../fixtures/test.ts';

// The local Firestore rejects a query that lacks an index, so these tests also prove that the index of each list is
// declared.

const HOUR_MS = 60 * 60_000;

const NEWEST_FIRST = ['Guest C', 'Guest A', 'Guest B'];
const EXPECTED_ORDER = {
  '-createdAt': NEWEST_FIRST,
  createdAt: NEWEST_FIRST.toReversed(),
  name: NEWEST_FIRST.toSorted(),
  '-name': NEWEST_FIRST.toSorted().toReversed(),
} as const;

for (const [sort, names] of Object.entries(EXPECTED_ORDER))
  test(`bookings are filtered by event and status and sorted by ${sort}`, async ({ page, backend }) => {
    const event = await backend.addEvent({ capacity: 20 });
    const batch = backend.db.batch();
    for (const [age, name] of NEWEST_FIRST.entries())
      for (const status of BOOKING_STATUSES) {
        const createdAt = new Date(Date.now() - age * 60_000);
        const { id, ...booking } = aBooking(event.id, { name: `${name} ${status}`, status, createdAt });
        batch.set(backend.db.doc(`bookings/${id}`), booking);
      }
    await batch.commit();

    await openAsAdmin(page, `/admin?tab=bookings&event=${event.id}&sort=${sort}`);
    const cards = page.getByRole('region', { name: '예약' }).getByRole('article');
    await expect(cards).toHaveCount(NEWEST_FIRST.length * BOOKING_STATUSES.length);
    await page.goto(`/admin?tab=bookings&event=${event.id}&status=confirmed&sort=${sort}`);
    await expect(cards).toContainText(names.map((name) => `${name} confirmed`));
    // Other tests add bookings too, so the list of all events shows theirs as well.
    await page.goto(`/admin?tab=bookings&status=confirmed&sort=${sort}`);
    await expect(cards.first()).toBeVisible();
  });

test('a full page that is the whole list offers no further one', async ({ page, backend }) => {
  const event = await backend.addEvent({ capacity: 100 });
  const batch = backend.db.batch();
  for (let count = 0; count < 25; count += 1) {
    const { id, ...booking } = aBooking(event.id);
    batch.set(backend.db.doc(`bookings/${id}`), booking);
  }
  await batch.commit();
  await openAsAdmin(page, `/admin?tab=bookings&event=${event.id}`);
  await expect(page.getByText('예약 25건', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '더 보기' })).toBeHidden();
});

test('a search in the bookings of one event finds parts of names, addresses and telephone numbers', async ({
  page,
  backend,
}) => {
  const event = await backend.addEvent({ capacity: 100 });
  const batch = backend.db.batch();
  const wanted = { name: '이하나', email: 'kim@example.com', phone: '010-0000-9876' };
  // The wanted booking is older than a page of bookings.
  for (const changes of [{ ...wanted, createdAt: new Date(0) }, ...Array.from({ length: 30 }, () => ({}))]) {
    const { id, ...booking } = aBooking(event.id, { phone: '010-0000-0000', ...changes });
    batch.set(backend.db.doc(`bookings/${id}`), booking);
  }
  await batch.commit();
  const indexed = backend.db
    .collection('searchEntries')
    .where('collection', '==', 'bookings')
    .where('event', '==', event.id)
    .orderBy('at', 'desc')
    .count();
  await expect.poll(async () => (await indexed.get()).data().count).toBe(31);

  await openAsAdmin(page, `/admin?tab=bookings&event=${event.id}&status=pending`);
  const list = page.getByRole('region', { name: '예약' });
  const search = page.getByRole('searchbox');
  await search.fill('examp');
  await expect(list.getByText('전체 31')).toBeVisible();
  const texts = ['하나', 'IM@', 'KIM@example.com', '9876', '01000009876', '나 examp'];
  for (const text of [...texts, '하나'.normalize('NFD')]) {
    await search.fill('nobody');
    await expect(list).toHaveCount(0);
    await search.fill(text);
    await expect(list.getByRole('article')).toHaveCount(1);
    await expect(list.getByRole('article')).toContainText(wanted.name);
  }
});

test('a search of several words, and one within a filter, show how many items there are', async ({
  page,
  backend,
}) => {
  const event = await backend.addEvent({ capacity: 200 });
  const word = `가마${Math.random().toString(36).slice(2, 8)}`;
  const batch = backend.db.batch();
  const add = (collection: SearchedCollection, item: { id: string }) => {
    const { id, ...fields } = item;
    batch.set(backend.db.doc(`${collection}/${id}`), fields);
    batch.set(backend.db.doc(`searchEntries/${searchEntryId(collection, id)}`), {
      ...searchEntry(collection, item as never),
    });
  };
  // Hidden, and older than the products of other tests, which look for theirs on the first page.
  const hidden = { isPublished: false, createdAt: new Date(0) };
  for (let index = 0; index < 60; index += 1) {
    const isWanted = index % 4 > 0;
    add('bookings', aBooking(event.id, { name: isWanted ? '이하나' : '김하나' }));
    const availability = isWanted ? 'out_of_stock' : 'in_stock';
    add('products', aCoffee({ titleKr: `${word} ${index}`, availability, ...hidden }));
  }
  await batch.commit();

  await openAsAdmin(page, `/admin?tab=bookings&event=${event.id}`);
  await page.getByRole('searchbox').fill('이 하나');
  await expect(page.getByRole('region', { name: '예약' }).getByText('전체 45')).toBeVisible();
  await page.goto(
    `/admin?tab=products&isPublished=false&availability=out_of_stock&q=${encodeURIComponent(word)}`,
  );
  const products = page.getByRole('region', { name: '제품' });
  await expect(products.getByText('전체 45')).toBeVisible();
  await page.getByRole('button', { name: '더 보기' }).click();
  await expect(products.getByText('45개', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '더 보기' })).toHaveCount(0);
});

test('events are listed from the next one on, and the past ones apart, each with pages and a total of their own', async ({
  page,
  backend,
}) => {
  const seriesId = `Series ${crypto.randomUUID()}`;
  const batch = backend.db.batch();
  const addEvent = (hours: number) => {
    const { id, ...event } = anEvent({
      seriesId,
      titleKr: `${hours}`,
      isActive: false,
      dateTime: new Date(Date.now() + hours * HOUR_MS),
    });
    batch.set(backend.db.doc(`events/${id}`), event);
  };
  for (let count = 1; count <= 26; count += 1) addEvent(count * 1_000);
  for (let count = 1; count <= 12; count += 1) addEvent(-count * 1_000);
  await batch.commit();

  await openAsAdmin(page, `/admin?tab=events&series=${encodeURIComponent(seriesId)}`);
  const upcoming = page.getByRole('region', { name: '다가오는 행사' });
  const past = page.getByRole('region', { name: '지난 행사' });
  const titles = upcoming.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText(Array.from({ length: 8 }, (_, index) => `${(index + 1) * 1_000}`));
  await expect(upcoming.getByText('전체 26')).toBeVisible();
  await expect(past.getByRole('article').getByRole('heading')).toHaveText(
    Array.from({ length: 4 }, (_, index) => `-${(index + 1) * 1_000}`),
  );
  await expect(past.getByText('전체 12')).toBeVisible();
  await upcoming.getByRole('button', { name: '더 보기' }).click();
  await expect(titles).toHaveCount(16);

  await page.getByRole('button', { name: '표로 보기' }).click();
  await expect(upcoming.getByRole('row')).toHaveCount(17);
  await expect(past.getByRole('row')).toHaveCount(5);
  await past.getByRole('button', { name: '더 보기' }).click();
  await expect(past.getByRole('row')).toHaveCount(9);
});

test('products are filtered by type, availability and visibility and searched, which a reload keeps', async ({
  page,
  backend,
}) => {
  const createdAt = new Date();
  const wanted = await backend.addProduct({ availability: 'seasonal', createdAt });
  const other = await backend.addProduct({ availability: 'out_of_stock', createdAt });
  await openAsAdmin(page, '/admin?tab=products');
  const card = (product: Product) => page.getByRole('article', { name: product.titleKr ?? product.title });
  await expect(card(other)).toBeVisible();
  await chooseOption(page, '판매 상태', '계절 한정');
  await expect(card(other)).toHaveCount(0);
  await chooseOption(page, '종류', '막걸리');
  await expect(card(wanted)).toHaveCount(0);
  await chooseOption(page, '종류', '커피');
  await page.reload();
  await expect(card(wanted)).toBeVisible();
  await expect(card(other)).toHaveCount(0);
  await chooseOption(page, '판매 상태', '전체');
  await expect(card(other)).toBeVisible();
  const hidden = await backend.addProduct({ isPublished: false, createdAt });
  await chooseOption(page, '공개 여부', '비공개');
  await expect(card(hidden)).toBeVisible();
  await expect(card(other)).toHaveCount(0);
  await backend.untilSearchable('products', hidden.title);
  await page.getByRole('searchbox').fill(hidden.title);
  await expect(page).toHaveURL(/[?&]q=/);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(hidden)).toBeVisible();
});

test('events and stories are filtered by whether visitors see them', async ({ page, backend }) => {
  const event = await backend.addEvent({ isActive: false, dateTime: new Date(Date.now() - 48 * HOUR_MS) });
  const story = await backend.addStory({ isPublished: false });
  await openAsAdmin(page);
  for (const [item, tab, flag] of [
    [event, 'events', 'isActive'],
    [story, 'stories', 'isPublished'],
  ] as const) {
    const card = page.getByRole('article', { name: item.titleKr ?? item.title });
    await page.goto(`/admin?tab=${tab}&${flag}=false`);
    await expect(card).toBeVisible();
    await page.goto(`/admin?tab=${tab}&${flag}=true`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(card).toHaveCount(0);
  }
});
