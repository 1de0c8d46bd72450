import type { Language } from '@app/domain/shared/language.ts';
import { aBooking, aContactSubmission } from '@app/domain/testing/factories.ts';
import { revokeAdminClaim, openAsAdmin, signIn } from '../fixtures/admin.ts';
import type { Backend } from '../fixtures/backend.ts';
import { deleteNow, expectToast, findCard, uploadPicture } from '../fixtures/editing.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * Toasts of the dashboard for successful and failed actions: on desktops in Korean, on phones in English. Failures are
 * caused by aborted requests and by revoking the admin claim.
 */

/** Matches the URLs of Firestore writes. */
const WRITES = /documents:(batchGet|commit)/;

const languageOf = (isMobile: boolean): Language => (isMobile ? 'en' : 'kr');

const BUTTONS = {
  kr: { save: '저장', edit: /수정$/, cancel: '취소', leave: '저장하지 않고 나가기' },
  en: { save: 'Save', edit: /^Edit/, cancel: 'Cancel', leave: 'Leave without saving' },
} as const;

interface Texts {
  fields: Readonly<Record<string, string>>;
  added: string;
  updated: string;
  deleted: string;
  saveFailed: string;
  deleteFailed: string;
}

const CONTENT: Record<'products' | 'events' | 'stories', Record<Language, Texts>> = {
  products: {
    kr: {
      fields: { '제목 (영어)': '', '짧은 설명 (영어)': 'Short.', '긴 설명 (영어)': 'Long.' },
      added: '제품을 추가했습니다',
      updated: '제품을 수정했습니다',
      deleted: '제품을 삭제했습니다',
      saveFailed: '제품을 저장하지 못했습니다',
      deleteFailed: '제품을 삭제하지 못했습니다',
    },
    en: {
      fields: {
        'Title (English)': '',
        'Short description (English)': 'Short.',
        'Long description (English)': 'Long.',
      },
      added: 'Product added',
      updated: 'Product updated',
      deleted: 'Product deleted',
      saveFailed: 'Failed to save product',
      deleteFailed: 'Failed to delete product',
    },
  },
  events: {
    kr: {
      fields: { '제목 (영어)': '', '설명 (영어)': 'A description.', '장소 (영어)': 'Sample room' },
      added: '행사를 추가했습니다',
      updated: '행사를 수정했습니다',
      deleted: '행사를 삭제했습니다',
      saveFailed: '행사를 저장하지 못했습니다',
      deleteFailed: '행사를 삭제하지 못했습니다',
    },
    en: {
      fields: {
        'Title (English)': '',
        'Description (English)': 'A description.',
        'Location (English)': 'Sample room',
      },
      added: 'Event added',
      updated: 'Event updated',
      deleted: 'Event deleted',
      saveFailed: 'Failed to save event',
      deleteFailed: 'Failed to delete event',
    },
  },
  stories: {
    kr: {
      fields: { '제목 (영어)': '', '본문 (영어)': 'A body.', '글쓴이 (영어)': 'Sample Author' },
      added: '이야기를 추가했습니다',
      updated: '이야기를 수정했습니다',
      deleted: '이야기를 삭제했습니다',
      saveFailed: '이야기를 저장하지 못했습니다',
      deleteFailed: '이야기를 삭제하지 못했습니다',
    },
    en: {
      fields: { 'Title (English)': '', 'Body (English)': 'A body.', 'Author (English)': 'Sample Author' },
      added: 'Story added',
      updated: 'Story updated',
      deleted: 'Story deleted',
      saveFailed: 'Failed to save story',
      deleteFailed: 'Failed to delete story',
    },
  },
};

for (const kind of ['products', 'events', 'stories'] as const) {
  test(`toasts of ${kind}: added, updated, deleted, and failed save and deletion`, async ({
    page,
    backend,
    isMobile,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/ERR_FAILED|unavailable/);
    const language = languageOf(isMobile);
    const texts = CONTENT[kind][language];
    const { save, edit, cancel, leave } = BUTTONS[language];
    const title = `Toast ${crypto.randomUUID().slice(0, 8)}`;
    await openAsAdmin(page, `/admin?tab=${kind}&edit=new`, language);
    const form = page.getByRole('dialog');
    for (const [label, text] of Object.entries(texts.fields))
      await form.getByLabel(label, { exact: true }).fill(text || title);
    await form.getByRole('button', { name: save }).click();
    await expectToast(page, texts.added);

    const card = await findCard(page, backend, kind, title);
    const korean = form.getByRole('textbox').first();
    await card.getByRole('button', { name: edit }).click();
    await korean.fill('고친 제목');
    await form.getByRole('button', { name: save }).click();
    await expectToast(page, texts.updated);

    await page.route(WRITES, (route) => route.abort());
    await card.getByRole('button', { name: edit }).click();
    await korean.fill('남지 않을 제목');
    await form.getByRole('button', { name: save }).click();
    await expectToast(page, texts.saveFailed);
    await expect(korean).toHaveValue('남지 않을 제목');
    await form.getByRole('button', { name: cancel }).click();
    await page.getByRole('button', { name: leave }).click();
    await deleteNow(page, card, language);
    await expectToast(page, texts.deleteFailed);
    await expect(card).toBeVisible();

    await page.unroute(WRITES);
    await deleteNow(page, card, language);
    await expectToast(page, texts.deleted);
  });
}

test('toasts of login and image upload', async ({ page, isMobile }) => {
  const language = languageOf(isMobile);
  await signIn(page, undefined, language);
  await expectToast(page, { kr: '로그인했습니다', en: 'Login successful' }[language]);
  await page.goto('/admin?tab=products&edit=new');
  await uploadPicture(page, page.getByRole('dialog'), language);
});

const PEOPLE = {
  kr: {
    confirm: /확정$/,
    status: '예약 상태를 바꾸었습니다',
    deleted: '예약을 삭제했습니다',
    notFetched: '예약을 불러오지 못했습니다',
    markRead: /읽음으로 표시$/,
    isNew: '새 문의',
    marked: '문의 상태를 바꾸었습니다',
    notMarked: '상태를 바꾸지 못했습니다',
    contactDeleted: '문의를 삭제했습니다',
  },
  en: {
    confirm: /^Confirm/,
    status: 'Booking status updated',
    deleted: 'Booking deleted',
    notFetched: 'Failed to fetch bookings',
    markRead: /^Mark as read/,
    isNew: 'New',
    marked: 'Contact status updated',
    notMarked: 'Failed to update status',
    contactDeleted: 'Contact deleted',
  },
} as const;

async function addBooking({ addEvent, db }: Backend) {
  const event = await addEvent({ capacity: 9 });
  const { id, ...booking } = aBooking(event.id, { name: `Guest of ${event.title}` });
  await db.doc(`bookings/${id}`).set({ ...booking, createdAt: new Date() });
  await db.doc(`eventSeats/${event.id}`).set({ booked: booking.numberOfParticipants, isActive: true });
  return { address: `/admin?tab=bookings&event=${event.id}`, name: booking.name };
}

async function addContact({ db }: Backend): Promise<string> {
  const name = `Sender ${crypto.randomUUID().slice(0, 8)}`;
  const { id, ...contact } = aContactSubmission({ name, createdAt: new Date() });
  await db.doc(`contacts/${id}`).set(contact);
  return name;
}

test('toasts of booking status changes and deletion', async ({ page, backend, isMobile }) => {
  const language = languageOf(isMobile);
  const texts = PEOPLE[language];
  const { address, name } = await addBooking(backend);
  await openAsAdmin(page, address, language);
  const card = page.getByRole('article', { name });
  await card.getByRole('button', { name: texts.confirm }).click();
  await expectToast(page, texts.status);
  await deleteNow(page, card, language);
  await expectToast(page, texts.deleted);
});

test('toasts after the admin claim is revoked', async ({
  page,
  backend,
  isMobile,
  expectedConsoleErrors,
}) => {
  // The counts of today's tasks are denied as well as the lists, in no fixed order.
  expectedConsoleErrors.push(/permission-denied|PERMISSION_DENIED|403/);
  const language = languageOf(isMobile);
  const account = await backend.addAdmin();
  const { address, name } = await addBooking(backend);
  await signIn(page, account, language);
  await page.goto(address);
  await expect(page.getByRole('article', { name })).toBeVisible();
  await revokeAdminClaim(page, () => backend.removeAdminClaim(account));
  await expect(page.getByRole('alert').filter({ hasText: PEOPLE[language].notFetched })).toBeVisible();
});

test('toasts of a message: marked as read, failed deletion with restore, deleted', async ({
  page,
  backend,
  isMobile,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_FAILED|unavailable/);
  const language = languageOf(isMobile);
  const texts = PEOPLE[language];
  const name = await addContact(backend);
  await openAsAdmin(page, '/admin?tab=contacts', language);
  const card = page.getByRole('article', { name });
  const markRead = card.getByRole('button', { name: texts.markRead });
  await page.route(/documents:commit/, (route) => route.abort());
  await markRead.click();
  await expectToast(page, texts.notMarked);
  await expect(card.getByText(texts.isNew, { exact: true })).toBeVisible();
  await page.unroute(/documents:commit/);
  await markRead.click();
  await expectToast(page, texts.marked);
  await expect(card.getByText(texts.isNew, { exact: true })).toBeHidden();
  await deleteNow(page, card, language);
  await expectToast(page, texts.contactDeleted);
});
