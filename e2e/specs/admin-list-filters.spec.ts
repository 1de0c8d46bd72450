import { BOOKING_STATUSES } from '@app/domain/booking/booking.ts';
import { aBooking } from '@app/domain/testing/factories.ts';
import { openAsAdmin } from '../fixtures/admin.ts';
import { expect, test } from '../fixtures/test.ts';

// The local Firestore rejects a query that lacks an index, so these tests also prove that the index of each list is
// declared.

const NEWEST_FIRST = ['Guest C', 'Guest A', 'Guest B'];
const EXPECTED_ORDER = {
  newest: NEWEST_FIRST,
  oldest: NEWEST_FIRST.toReversed(),
  name: NEWEST_FIRST.toSorted(),
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

test('a search in the bookings of one event finds parts of names, addresses and telephone numbers', async ({
  page,
  backend,
}) => {
  const event = await backend.addEvent({ capacity: 100 });
  const batch = backend.db.batch();
  const wanted = { name: '이하나', email: 'wanted@example.com', phone: '010-0000-9876' };
  // The wanted booking is older than a page of bookings.
  for (const changes of [{ ...wanted, createdAt: new Date(0) }, ...Array.from({ length: 30 }, () => ({}))]) {
    const { id, ...booking } = aBooking(event.id, { phone: '010-0000-0000', ...changes });
    batch.set(backend.db.doc(`bookings/${id}`), booking);
  }
  await batch.commit();

  await openAsAdmin(page);
  const cards = page.getByRole('region', { name: '예약' }).getByRole('article');
  for (const text of ['하나', '하나'.normalize('NFD'), 'ANTED@', '9876']) {
    await page.goto(`/admin?tab=bookings&event=${event.id}&q=${encodeURIComponent(text)}`);
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText(wanted.name);
  }
});
