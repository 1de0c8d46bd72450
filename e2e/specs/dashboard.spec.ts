import { seoulMoment, seoulParts } from '@app/domain/shared/seoul-time.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { aBooking, aFaq } from '@app/domain/testing/factories.ts';
import { openAsAdmin } from '../fixtures/admin.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

test('the dashboard requires login and does not reveal which credential was wrong', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/401/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByRole('button', { name: '로그인' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByLabel('아이디')).toHaveAccessibleDescription('아이디를 입력해 주세요');
  await page.getByLabel('아이디').fill('admin');
  await page.getByLabel('비밀번호').fill('not the password');
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByRole('alert')).toContainText('로그인하지 못했습니다');
  await expect(page.getByRole('alert')).toContainText('아이디 또는 비밀번호가 올바르지 않습니다');
  await expect(page.getByLabel('아이디')).toHaveValue('admin');
});

test('cancelling a booking asks for confirmation and releases its seats', async ({ page, backend }) => {
  const event = await backend.addEvent({ capacity: 4 });
  const { id, ...booking } = aBooking(event.id, { name: `Guest of ${event.title}`, numberOfParticipants: 3 });
  await backend.db.doc(`bookings/${id}`).set({ ...booking, createdAt: new Date() });
  await backend.db.doc(`eventSeats/${event.id}`).set({ booked: 3, isActive: true });

  await openAsAdmin(page, `/admin?tab=bookings&event=${event.id}`);
  await expect(page.getByText('3 / 4자리 예약됨')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `${booking.name} 님의 예약 취소` }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('3자리가 행사로 돌아갑니다');
  await question.getByRole('button', { name: '그대로 두기' }).click();
  await expect(page.getByText('3 / 4자리 예약됨')).toBeVisible();

  await page.getByRole('button', { name: `${booking.name} 님의 예약 취소` }).click();
  await question.getByLabel(`${booking.name} 님께 알릴 취소 사유 (선택)`).fill('그날은 쉽니다.');
  await expectAccessible(page);
  await question.getByRole('button', { name: '예약 취소' }).click();
  await expect(page.getByText('0 / 4자리 예약됨')).toBeVisible();
  await expect(
    page.getByRole('article', { name: booking.name }).getByText('취소', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('그날은 쉽니다.')).toBeVisible();
  expect(await backend.seatsOf(event.id)).toBe(0);
});

test('the dashboard is available in English', async ({ page, backend }) => {
  const event = await backend.addEvent({ capacity: 4 });
  const { id, ...booking } = aBooking(event.id, { name: `Guest of ${event.title}` });
  await backend.db.doc(`bookings/${id}`).set({ ...booking, createdAt: new Date() });
  await openAsAdmin(page, `/admin?tab=bookings&event=${event.id}`);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bookings' }).getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
});

test('Today lists the tasks of the day, each with its action, and a strip above the other tabs counts them', async ({
  page,
  backend,
}) => {
  const { year, month, day } = seoulParts(new Date());
  const [today, tomorrow, after] = await Promise.all(
    [0, 1, 2].map((days) =>
      backend.addEvent({ capacity: 8, dateTime: seoulMoment(year, month, day + days), duration: 60 }),
    ),
  );
  // The booking that waits longest is the first.
  const name = `Guest of ${today!.title}`;
  const { id: bookingId, ...booking } = aBooking(today!.id, { name, createdAt: new Date(0) });
  const { id: faqId, ...faq } = aFaq({ question: `Why ${today!.title}?`, questionKr: '', isActive: false });
  await Promise.all([
    backend.db.doc(`bookings/${bookingId}`).set(booking),
    backend.db.doc(`eventSeats/${today!.id}`).set({ booked: 3, isActive: true }),
    backend.db.doc(`faqs/${faqId}`).set(faq),
  ]);
  const email = `${faqId}@example.com`;
  const request = backend.db.doc(`dataRequests/${faqId}`);
  const long = new Date(0);
  await request.set({
    email,
    language: 'kr',
    state: 'open',
    requestedAt: long,
    left: 1,
    erasure: { at: long, dueAt: long },
  });
  try {
    await openAsAdmin(page);
    await expect(page.getByRole('tabpanel', { name: '제품' })).toBeVisible();
    const strip = page.getByRole('navigation', { name: '오늘 살필 일' });
    for (const [figure, list] of [
      [/^확정 대기\s*[1-9]/, /tab=bookings&status=pending/],
      [/^새 문의\s*\d/, /tab=contacts&state=unread/],
      [/^실패한 메일\s*\d/, /tab=mail&state=ERROR/],
    ] as const) {
      await strip.getByRole('link', { name: figure }).click();
      await expect(page).toHaveURL(list);
    }

    await strip.getByRole('link', { name: '지난 기한 1970년 1월 1일' }).click();
    await expect(strip).toBeHidden();
    await expect(page.getByRole('article', { name: email })).toContainText('기한이 지났습니다');
  } finally {
    // Every other test would see its missed deadline.
    await request.delete();
  }
  const events = page.getByRole('region', { name: '오늘과 내일 행사' }).getByRole('listitem');
  await expect(events.filter({ hasText: today!.titleKr })).toContainText('3/8자리 예약됨, 5자리 남음');
  await expect(events.filter({ hasText: tomorrow!.titleKr })).toContainText('내일');
  await expect(events.filter({ hasText: after!.titleKr })).toHaveCount(0);
  await expect(events.getByRole('link', { name: `${today!.titleKr} 입장 확인` })).toHaveAttribute(
    'href',
    `/admin?tab=bookings&event=${today!.id}&view=check-in`,
  );
  await expectAccessible(page);

  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: '오늘 명단 인쇄' }).click();
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('region', { name: `${today!.titleKr} 참가자` });
  await expect(paper.getByRole('row', { name })).toContainText(bookingReference(bookingId));
  await expect(page.getByRole('region', { name: `${tomorrow!.titleKr} 참가자` })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const waiting = page.getByRole('article', { name });
  await waiting.getByRole('button', { name: `${name} 님의 예약 확정` }).click();
  await expect(waiting).toBeHidden();
  await page.getByRole('link', { name: `${today!.titleKr} 참가자` }).click();
  await expect(page.getByRole('article', { name }).getByText('확정', { exact: true })).toBeVisible();

  await page.goto('/admin?tab=today');
  const missing = page.getByRole('region', { name: '번역이 빠진 항목' });
  await missing.getByRole('link', { name: faq.question }).click();
  const form = page.getByRole('dialog', { name: '질문 수정' });
  await expect(form.getByRole('button', { name: '3곳 가운데 2곳 번역됨' })).toBeVisible();
  await form.getByLabel('질문 (한국어)').fill('왜인가요?');
  await form.getByRole('button', { name: '저장' }).click();
  await expect(form).toBeHidden();
  await page.goto('/admin?tab=today');
  await expect(events.first()).toBeVisible();
  await expect(missing.getByRole('link', { name: new RegExp(today!.title) })).toHaveCount(0);
  await backend.db.doc(`faqs/${faqId}`).delete();
});
