import { aBookingInput } from '@app/domain/testing/factories.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { openAsAdmin } from '../fixtures/admin.ts';
import { expectAccessibleOnAllScreens } from '../fixtures/axe.ts';
import type { Backend } from '../fixtures/backend.ts';
import { expectToast } from '../fixtures/editing.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { expect, test } from '../fixtures/test.ts';

/** Changes of an event's date, place, price and capacity after guests have booked it. */

const formOf = ({ id }: Event) => `/admin?tab=events&edit=${id}`;

/** Books an event for two. */
async function book(event: Event, request: { post: RequestPost }): Promise<void> {
  const data = aBookingInput(event.id, { email: `${event.id}@example.com`, numberOfParticipants: 2 });
  expect((await request.post('/api/bookings', { data })).status()).toBe(201);
}
type RequestPost = (path: string, options: { data: object }) => Promise<{ status(): number }>;

const addEvent = (backend: Backend) => backend.addEvent({ capacity: 6, price: 0 });

test('a changed place is shown to the admin with its guests, also one who books during the save, and they get the previewed mail', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  // The rules deny the write that was prepared before the booking.
  expectedConsoleErrors.push(/status of 403|permission-denied|PERMISSION_DENIED/);
  const event = await addEvent(backend);
  await openAsAdmin(page, formOf(event));
  const form = page.getByRole('dialog', { name: '행사 수정' });
  await form.getByLabel('장소 (한국어)').fill('새 공방');
  const commit = /documents:commit/;
  const release = await holdRequests(page, commit);
  const prepared = page.waitForRequest(commit);
  await form.getByRole('button', { name: '저장' }).click();
  await prepared;
  await book(event, page.request);
  release();
  const review = page.getByRole('dialog', { name: '손님이 있는 행사를 바꿉니다' });
  await expect(review.getByRole('list', { name: '예약한 손님' })).toContainText('Sample Visitor 님 · 2명');
  await expect(review.getByRole('article')).toContainText('새 공방');
  await review.getByRole('tab', { name: '영어' }).click();
  await expect(review.getByRole('article', { name: '이메일 미리보기' })).toContainText(
    'A change to the experience you booked',
  );
  await expectAccessibleOnAllScreens(page);
  await review.getByRole('button', { name: '저장하고 알리기' }).click();
  await expectToast(page, '행사를 수정했습니다. 손님 1팀에게 메일을 보냅니다.');
  await expect(form).toBeHidden();
  expect((await backend.db.doc(`events/${event.id}`).get()).get('locationKr')).toBe('새 공방');
  const mails = await backend.db.collection('mail').where('to', '==', `${event.id}@example.com`).get();
  expect(mails.docs.filter((mail) => String(mail.get('message.text')).includes('새 공방'))).toHaveLength(1);
});

test('a capacity below the booked seats is refused beside the field, and nothing typed is lost', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/409/);
  const event = await addEvent(backend);
  await book(event, page.request);
  await openAsAdmin(page, formOf(event));
  const form = page.getByRole('dialog', { name: '행사 수정' });
  await form.getByLabel('정원').fill('1');
  await form.getByLabel('장소 (한국어)').fill('새 공방');
  await form.getByRole('button', { name: '저장' }).click();
  await page.getByRole('button', { name: '저장하고 알리기' }).click();
  await expect(form.getByLabel('정원')).toHaveAccessibleDescription(/이미 2자리가 찼습니다/);
  await expect(form.getByLabel('장소 (한국어)')).toHaveValue('새 공방');
  expect((await backend.db.doc(`events/${event.id}`).get()).get('capacity')).toBe(6);
});
