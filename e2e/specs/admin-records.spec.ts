import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { aBooking, aContactSubmission } from '@app/domain/testing/factories.ts';
import { openAsAdmin } from '../fixtures/admin.ts';
import { expectAccessibleOnAllScreens } from '../fixtures/axe.ts';
import type { Backend } from '../fixtures/backend.ts';
import { chooseOption } from '../fixtures/editing.ts';
import { expect, test } from '../fixtures/test.ts';

/** Adds an event with these bookings, which hold its seats. */
async function addBookings(backend: Backend, bookings: readonly Partial<Booking>[]): Promise<Event> {
  const event = await backend.addEvent({ capacity: 20 });
  const batch = backend.db.batch();
  let booked = 0;
  for (const changes of bookings) {
    const { id, ...booking } = aBooking(event.id, { createdAt: new Date(), ...changes });
    batch.set(backend.db.doc(`bookings/${id}`), booking);
    if (booking.status !== 'cancelled') booked += booking.numberOfParticipants;
  }
  batch.set(backend.db.doc(`eventSeats/${event.id}`), { booked, isActive: true });
  await batch.commit();
  return event;
}

async function addContact(backend: Backend) {
  const name = `Sender ${crypto.randomUUID().slice(0, 8)}`;
  const { id, ...contact } = aContactSubmission({ name, createdAt: new Date(), inquiryType: 'event' });
  await backend.db.doc(`contacts/${id}`).set(contact);
  return { id, name };
}

async function switchToEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

test('a booking is found, confirmed and deleted; deletion can be undone, releases the seats and tells the guest', async ({
  page,
  backend,
}) => {
  const id = crypto.randomUUID();
  const name = `Guest ${id.slice(0, 8)}`;
  const email = `${id}@example.com`;
  const event = await addBookings(backend, [{ id, name, email, numberOfParticipants: 3 }]);
  await openAsAdmin(page, '/admin?tab=bookings');
  await backend.untilSearchable('bookings', bookingReference(id));
  await page.getByRole('searchbox', { name: '검색' }).fill(bookingReference(id).toLowerCase());
  const card = page.getByRole('article', { name });
  await card.getByRole('button', { name: `${name} 님의 예약 확정` }).click();
  await expect(toast(page, '예약 상태를 바꾸었습니다')).toBeVisible();
  await expect(card.getByText('확정', { exact: true })).toBeVisible();

  const remove = card.getByRole('button', { name: `${name} 님의 예약 삭제` });
  await remove.click();
  await expect(page.getByRole('dialog')).toContainText('3자리가 행사로 돌아갑니다');
  await expectAccessibleOnAllScreens(page);
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(card).toBeVisible();
  expect(await backend.seatsOf(event.id)).toBe(3);

  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await page.getByRole('button', { name: '지금 바로 삭제' }).click();
  await expect(toast(page, '예약을 삭제했습니다')).toBeVisible();
  expect(await backend.seatsOf(event.id)).toBe(0);
  await backend.untilMailed(email, '예약이 취소되어 알려 드립니다');
});

test('bookings are filtered by status and event, exported, and printed as an attendee list', async ({
  page,
  backend,
}) => {
  const event = await addBookings(backend, [
    { name: '=나래', phone: '010-0000-0001', numberOfParticipants: 2, status: 'confirmed' },
    { name: '가온', phone: '010-0000-0002', specialRequests: '창가, 부탁합니다' },
    { name: '다솜', status: 'cancelled' },
  ]);
  await openAsAdmin(page, `/admin?tab=bookings&event=${event.id}`);
  await expect(page.getByText('3 / 20자리 예약됨')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await chooseOption(page, '정렬', '이름순');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['=나래', '가온', '다솜']);
  await expectAccessibleOnAllScreens(page);

  const downloadOf = async (name: string) => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return downloading;
  };
  const workbook = await downloadOf('엑셀 받기');
  const name = workbook.suggestedFilename();
  expect(name).toMatch(new RegExp(`^bookings-.*-${event.id}-\\d{4}-\\d\\d-\\d\\d-kr\\.xlsx$`));
  // Each ZIP archive begins so.
  expect(await readFile(await workbook.path(), 'latin1')).toMatch(/^PK/);
  const csv = await downloadOf('CSV 받기');
  expect(csv.suggestedFilename()).toBe(name.replace(/xlsx$/, 'csv'));
  const text = await readFile(await csv.path(), 'utf8');
  expect(text.startsWith('\uFEFF예약 번호,행사,')).toBe(true);
  expect(text).toContain(",'=나래,");
  expect(text).toContain('"창가, 부탁합니다"');
  expect(text.trim().split('\r\n')).toHaveLength(4);

  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: '입장 명단 인쇄' }).click();
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('region', { name: `${event.titleKr} 참가자` });
  await expect(paper.getByRole('row')).toHaveCount(3);
  await expect(paper.getByRole('row', { name: /=나래/ })).toContainText('010-0000-0001');
  await expect(paper).not.toContainText('다솜');
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(paper).toBeHidden();

  await chooseOption(page, '상태', '취소');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/status=cancelled/);
});

test('the bookings of an event are found by a part of its title, with the keyboard', async ({
  page,
  backend,
}) => {
  const word = crypto.randomUUID().slice(0, 8);
  const event = await backend.addEvent({ title: `The ${word} class` });
  await openAsAdmin(page, '/admin?tab=bookings');
  const filter = page.getByRole('combobox', { name: '행사' });
  const options = page.locator('.ant-select-item-option');
  await filter.press('Enter');
  await expect(options.first()).toHaveText('모든 행사');
  await page.keyboard.type('no event has this title');
  await expect(page.getByText('맞는 행사가 없습니다')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(filter).toBeFocused();
  await filter.press('Enter');
  await page.keyboard.type(word);
  await expect(options).toHaveCount(1);
  // antd marks the first option only after it is shown, and Enter chooses the marked one.
  await expect(page.locator('.ant-select-item-option-active')).toHaveText(new RegExp(event.titleKr));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`event=${event.id}`));
  await expect(page.getByText('0 / ')).toBeVisible();
  await filter.press('Enter');
  await page.getByTitle('모든 행사').click();
  await expect(page).not.toHaveURL(/event=/);
});

test('an error of the server is shown in both languages, and the optimistic change is reverted', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_FAILED/);
  const id = crypto.randomUUID();
  const name = `Guest ${id.slice(0, 8)}`;
  const event = await addBookings(backend, [{ id, name }]);
  await openAsAdmin(page, `/admin?tab=bookings&event=${event.id}`);
  await page.route(`**/api/admin/bookings/${id}**`, (route) => route.abort());
  for (const { confirm, failed, remove, yes, now, notDeleted } of [
    {
      confirm: `${name} 님의 예약 확정`,
      failed: '상태를 바꾸지 못했습니다',
      remove: `${name} 님의 예약 삭제`,
      yes: '삭제',
      now: '지금 바로 삭제',
      notDeleted: '예약을 삭제하지 못했습니다',
    },
    {
      confirm: `Confirm the booking of ${name}`,
      failed: 'Failed to update status',
      remove: `Delete the booking of ${name}`,
      yes: 'Delete',
      now: 'Delete it now',
      notDeleted: 'Failed to delete booking',
    },
  ]) {
    await page.getByRole('button', { name: confirm }).click();
    await expect(toast(page, failed)).toBeVisible();
    await page.getByRole('button', { name: remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: yes, exact: true }).click();
    await page.getByRole('button', { name: now }).click();
    await expect(toast(page, notDeleted)).toBeVisible();
    await expect(page.getByRole('article', { name })).toBeVisible();
    if (yes === '삭제') await switchToEnglish(page);
  }
});

test('a second press on one spot does not confirm the guest whose card has moved there', async ({
  page,
  backend,
}) => {
  const event = await addBookings(backend, [
    { id: crypto.randomUUID(), name: 'Guest A' },
    { id: crypto.randomUUID(), name: 'Guest B' },
  ]);
  await openAsAdmin(page, `/admin?tab=bookings&event=${event.id}&status=pending`);
  const buttons = page.getByRole('button', { name: /님의 예약 확정$/ });
  await expect(buttons).toHaveCount(2);
  let confirmations = 0;
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/admin/bookings/')) confirmations += 1;
  });
  const moved = buttons.first().evaluate(async (first: HTMLElement) => {
    const { x, y, width, height } = first.getBoundingClientRect();
    const press = {
      bubbles: true,
      cancelable: true,
      detail: 1,
      clientX: x + width / 2,
      clientY: y + height / 2,
    };
    first.dispatchEvent(new MouseEvent('click', press));
    // The list moves up before a person can see it.
    while (first.isConnected) await new Promise((next) => requestAnimationFrame(next));
    const next = document.querySelector<HTMLElement>('button[aria-label$="님의 예약 확정"]')!;
    next.dispatchEvent(new MouseEvent('click', press));
    return next.ariaLabel;
  });
  expect(await moved).toContain('Guest');
  await expect(buttons).toHaveCount(1);
  await expect(toast(page, '예약 상태를 바꾸었습니다')).toBeVisible();
  expect(confirmations).toBe(1);
});

test('unread messages are counted, and messages are marked, answered and deleted', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  const { name } = await addContact(backend);
  await openAsAdmin(page, '/admin?tab=contacts&state=unread');
  const card = page.getByRole('article', { name });
  await expect(card.getByText('새 문의')).toBeVisible();
  await expect(card.getByText('체험·모임')).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) 관리자/);
  await expect(page.getByRole('tab', { name: /문의 .*읽지 않음 \d+건/ })).toBeVisible();
  // A phone has a select in place of the tabs.
  await expect(page.locator('option', { hasText: /^문의 \(\d+\)$/ })).toHaveCount(1);
  await card.getByRole('button', { name: `${name} 님의 문의 답장` }).click();
  await expect(card.getByRole('link', { name: '메일 앱에서 쓰기' })).toHaveAttribute(
    'href',
    /^mailto:visitor@example\.com\?subject=/,
  );
  await expectAccessibleOnAllScreens(page);
  await card.getByRole('button', { name: `${name} 님의 문의 읽음으로 표시` }).click();
  await expect(toast(page, '문의 상태를 바꾸었습니다')).toBeVisible();
  await expect(card).toBeHidden();

  await chooseOption(page, '보기', '모든 문의');
  await switchToEnglish(page);
  await card.getByRole('button', { name: `Mark as unread: message of ${name}` }).click();
  await expect(toast(page, 'Contact status updated')).toBeVisible();
  await expect(card.getByText('New', { exact: true })).toBeVisible();

  await card.getByRole('button', { name: `Reply: message of ${name}` }).click();
  const reply = card.getByRole('textbox', { name: `Reply to ${name}` });
  await expect(reply).toBeFocused();
  await card.getByRole('button', { name: 'Send reply' }).click();
  await expect(card.getByText('Please write a reply')).toBeVisible();
  await card.getByRole('button', { name: 'Edit saved replies' }).click();
  const saving = page.getByRole('dialog', { name: 'Saved replies' });
  // A toast in it has a button of the same name, which shows a sign instead.
  const closeSaving = () =>
    saving.getByRole('button', { name: 'Close' }).filter({ hasText: 'Close' }).click();
  await saving.getByLabel('Title').fill('Thanks');
  await saving.getByLabel('Korean text').fill('문의해 주셔서 감사합니다.');
  await saving.getByLabel('English text').fill('Thank you for your message.');
  await saving.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Reply saved')).toBeVisible();
  await expect(saving.getByRole('listitem')).toContainText('Thanks');
  await closeSaving();
  await card.getByRole('button', { name: 'Insert “Thanks”' }).click();
  await expect(reply).toHaveValue('문의해 주셔서 감사합니다.');
  await card.getByRole('button', { name: 'Edit saved replies' }).click();
  await saving.getByRole('button', { name: 'Delete “Thanks”' }).click();
  await page
    .getByRole('dialog', { name: /^Delete the saved reply/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(toast(page, 'Saved reply deleted')).toBeVisible();
  await closeSaving();
  await reply.fill('Thank you for your message.');
  expectedConsoleErrors.push(/net::ERR_FAILED/);
  await page.route('**/replies', (route) => route.abort(), { times: 1 });
  await card.getByRole('button', { name: 'Send reply' }).click();
  await expect(toast(page, 'Failed to send the reply. Your text is still here.')).toBeVisible();
  await page.reload();
  await expect(reply).toHaveValue('Thank you for your message.');
  await card.getByRole('button', { name: 'Send reply' }).click();
  await expect(toast(page, 'Reply sent')).toBeVisible();
  await expect(reply).toBeHidden();
  await expect(card.getByText('Thank you for your message.')).toBeVisible();
  await expect(card.getByText('Answered')).toBeVisible();
  await expect(card.getByText('New', { exact: true })).toBeHidden();

  await card.getByRole('button', { name: `Delete: message of ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete it now' }).click();
  await expect(toast(page, 'Contact deleted')).toBeVisible();
});

test('a message that cannot be deleted is restored with an error in both languages', async ({
  page,
  backend,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_FAILED/);
  const { id, name } = await addContact(backend);
  await openAsAdmin(page, '/admin?tab=contacts');
  const card = page.getByRole('article', { name });
  await expect(card).toBeVisible();
  await page.route(`**/api/admin/contacts/${id}`, (route) => route.abort());
  await card.getByRole('button', { name: `${name} 님의 문의 삭제` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await page.getByRole('button', { name: '지금 바로 삭제' }).click();
  await expect(toast(page, '문의를 삭제하지 못했습니다')).toBeVisible();
  await switchToEnglish(page);
  await card.getByRole('button', { name: `Delete: message of ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete it now' }).click();
  await expect(toast(page, 'Failed to delete contact')).toBeVisible();
  await expect(card).toBeVisible();
});

/** Returns the row of a table that has a cell with this text. */
const rowOf = (page: Page, text: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: text, exact: true }) });

test('a subscription is found and ended, is no longer exported and is listed as ended', async ({
  page,
  backend,
}) => {
  const email = `reader-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const id = crypto.randomUUID().replaceAll('-', '').repeat(2);
  await backend.db
    .doc(`newsletterSubscriptions/${id}`)
    .set({ email, language: 'kr', isActive: true, subscribedAt: new Date(), confirmedAt: new Date() });
  const waiting = `new-${email}`;
  const tomorrow = new Date(Date.now() + 86_400_000);
  await backend.db
    .doc(`newsletterSubscriptions/${id.slice(1)}0`)
    .set({ email: waiting, language: 'kr', isActive: true, subscribedAt: new Date(), confirmBy: tomorrow });
  await openAsAdmin(page, '/admin?tab=newsletter&state=unconfirmed');
  await expect(rowOf(page, waiting)).toContainText('확정 전');
  await page.goto('/admin?tab=newsletter');
  await expect(rowOf(page, waiting)).toBeHidden();
  await backend.untilSearchable('newsletterSubscriptions', email.slice(0, 12));
  await page.getByRole('searchbox', { name: '검색' }).fill(email.slice(0, 12));
  const reader = rowOf(page, email);
  await expectAccessibleOnAllScreens(page);
  await reader.getByRole('button', { name: `${email} 구독 해지` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '구독 해지' }).click();
  await expect(toast(page, '구독을 해지했습니다')).toBeVisible();
  await expect(reader).toBeHidden();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV 받기' }).click();
  const sheet = await readFile(await (await downloading).path(), 'utf8');
  expect(sheet).not.toContain(email);
  await page.goto('/admin?tab=newsletter&state=ended');
  await expect(reader).toBeVisible();
});

test('a failed mail is sent again, and the audit log shows who changed what', async ({ page, backend }) => {
  const address = `guest-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await backend.db.collection('mail').add({
    to: address,
    message: { subject: `Sample ${address}`, text: 'A sample.', html: '<p>A sample.</p>' },
    language: 'en',
    createdAt: new Date(),
    delivery: { state: 'ERROR', attempts: 3, error: 'The server was busy' },
  });
  await openAsAdmin(page, '/admin?tab=mail&state=ERROR');
  const failed = rowOf(page, address);
  await failed.getByRole('button').first().click();
  await expect(page.getByRole('article', { name: `Sample ${address}` })).toContainText('The server was busy');
  await expectAccessibleOnAllScreens(page);
  await failed.getByRole('button', { name: `${address} 앞 메일 다시 보내기` }).click();
  await expect(toast(page, '메일을 다시 보냅니다')).toBeVisible();
  await expect(failed).toBeHidden();

  await page.goto('/admin?tab=activity');
  await backend.untilSearchable('mail', address);
  await page.getByRole('searchbox').fill(address);
  await expect(page).toHaveURL(/[?&]q=/);
  await chooseOption(page, '대상', '메일');
  const entry = page.getByRole('row', { name: `${address} 앞으로 메일 다시 보내기` });
  await entry.getByRole('button').first().click();
  await expect(page.getByRole('term').first()).toBeVisible();
});

test('the owner chooses what she is told by mail, when and at which addresses', async ({ page, backend }) => {
  await openAsAdmin(page, '/admin?tab=mail');
  await page.getByRole('button', { name: '내게 오는 알림' }).click();
  const dialog = page.getByRole('dialog', { name: '내게 오는 알림' });
  const addresses = dialog.getByLabel('받을 이메일 주소');
  await addresses.fill('owner@example.com, partner@');
  await chooseOption(dialog, '새 예약', '하루 요약으로');
  await expectAccessibleOnAllScreens(page);
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(dialog.getByText('‘partner@’')).toBeVisible();
  await expect(addresses).toBeFocused();

  // What was typed is there again.
  await dialog.getByRole('button', { name: '닫기' }).click();
  await page.getByRole('button', { name: '내게 오는 알림' }).click();
  await expect(addresses).toHaveValue('owner@example.com, partner@');
  await addresses.fill('owner@example.com, partner@example.com');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(toast(page, '알림 설정을 저장했습니다')).toBeVisible();
  const stored = await backend.db.doc('noticeSettings/owner').get();
  expect(stored.data()).toMatchObject({
    addresses: ['owner@example.com', 'partner@example.com'],
    timings: { booking: 'daily', order: 'atOnce' },
  });
  await switchToEnglish(page);
  await page.getByRole('button', { name: 'Notifications to me' }).click();
  await expect(page.getByLabel('Email addresses')).toHaveValue('owner@example.com, partner@example.com');
  await expectAccessibleOnAllScreens(page);
  await stored.ref.delete();
});
