import type { Page } from 'playwright/test';
import type { Event } from '@app/domain/event/event-schema.ts';
import { paths } from '../../web/src/config/paths.ts';
import { openAsAdmin } from '../fixtures/admin.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const TEXTS = {
  kr: {
    root: '',
    book: ({ titleKr }: Event) => `${titleKr} 예약하기`,
    name: '이름',
    email: '이메일',
    request: '예약 신청',
    pending: '예약을 확인하고 있습니다',
    came: '입장하셨습니다',
    people: '인원 변경',
    changePeople: '인원 바꾸기',
    peopleChanged: '참가 인원을 바꾸었습니다.',
    date: '날짜 변경',
    move: '이 날짜로 옮기기',
    moved: '예약 날짜를 옮겼습니다.',
    cancel: '예약 취소하기',
    cancelYes: '취소하겠습니다',
    cancelled: '취소된 예약입니다',
    guests: '오실 손님',
    confirm: /예약 확정$/,
    checkIn: /3명 입장 처리$/,
    arrived: '3명 중 3명 입장',
    thanks: '와 주셔서',
    joinOpen: ({ titleKr }: Event) => `${titleKr} 대기 신청`,
    join: '대기 신청',
    waiting: '자리를 기다리고 있습니다',
    offered: '자리가 났습니다',
    offerMail: '자리가 나서',
    accept: '이 자리 예약하기',
    booked: '예약되었습니다',
  },
  en: {
    root: '/en',
    book: ({ title }: Event) => `Book now: ${title}`,
    name: 'Full name',
    email: 'Email',
    request: 'Request booking',
    pending: 'We are checking your booking',
    came: 'You have arrived',
    people: 'Number of participants',
    changePeople: 'Change the number',
    peopleChanged: 'The number of participants has been changed.',
    date: 'Another date',
    move: 'Move my booking',
    moved: 'Your booking has been moved.',
    cancel: 'Cancel booking',
    cancelYes: 'Yes, cancel it',
    cancelled: 'This booking is cancelled',
    guests: 'Guests',
    confirm: /^Confirm the booking/,
    checkIn: /^Check in all 3/,
    arrived: '3 of 3 arrived',
    thanks: 'Thank you for joining us',
    joinOpen: ({ title }: Event) => `Join the waitlist for ${title}`,
    join: 'Join the waitlist',
    waiting: 'You are on the waitlist',
    offered: 'Seats have opened up',
    offerMail: 'Seats have opened up',
    accept: 'Accept the seats',
    booked: 'Your seats are booked',
  },
} as const;

const newAddress = () => `guest-${crypto.randomUUID()}@example.com`;
/** Returns the path of the page to which a mail links. */
const linkIn = (text: string, page: 'booking' | 'waitlist') =>
  new URL(new RegExp(String.raw`https?:\S+/${page}/\S+`).exec(text)![0]).pathname;

async function fill(
  page: Page,
  { name, email }: { name: string; email: string },
  to: string,
  people: number,
) {
  const form = page.getByRole('dialog');
  await form.getByLabel(name, { exact: true }).fill('Sample Guest');
  await form.getByLabel(email, { exact: true }).fill(to);
  await form.getByRole('spinbutton').fill(String(people));
  return form;
}

for (const language of ['kr', 'en'] as const) {
  const texts = TEXTS[language];
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test(`a guest books, changes, moves, comes and is thanked, in ${language}`, async ({
    page,
    browser,
    backend,
  }) => {
    const seriesId = `Series ${crypto.randomUUID()}`;
    const dates = { seriesId, price: 0, thanks: 'plain' } as const;
    const event = await backend.addEvent(dates);
    const later = await backend.addEvent({ ...dates, dateTime: new Date('2099-06-01T05:00:00Z') });
    const address = newAddress();

    const link = await test.step('books two seats, and opens the link in the mail', async () => {
      await page.goto(texts.root + paths.event(event.id));
      await page.getByRole('button', { name: texts.book(event) }).click();
      const form = await fill(page, texts, address, 2);
      await form.getByRole('button', { name: texts.request }).click();
      await expect(heading(page)).toHaveText(texts.pending);
      await expect(page.getByRole('form', { name: texts.people })).toBeHidden();
      const path = linkIn(await backend.untilMailed(address, '/booking/'), 'booking');
      await page.goto(path);
      await expect(heading(page)).toHaveText(texts.pending);
      return path;
    });

    await test.step('comes with a third person', async () => {
      const form = page.getByRole('form', { name: texts.people });
      await form.getByRole('spinbutton').fill('3');
      await form.getByRole('button', { name: texts.changePeople }).click();
      await expect(page.getByRole('status').filter({ hasText: texts.peopleChanged })).toBeVisible();
    });

    await test.step('moves to the other date', async () => {
      const form = page.getByRole('form', { name: texts.date });
      await form.getByRole('radio').check();
      await form.getByRole('button', { name: texts.move }).click();
      await expect(page.getByRole('status').filter({ hasText: texts.moved })).toBeVisible();
      expect([await backend.seatsOf(event.id), await backend.seatsOf(later.id)]).toEqual([0, 3]);
    });

    const begun = new Date(Date.now() - 10 * MINUTE_MS);
    await test.step('is confirmed and, when the day has come, checked in', async () => {
      await backend.db.doc(`events/${later.id}`).update({ dateTime: begun });
      const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await openAsAdmin(phone, `/admin?tab=bookings&event=${later.id}&view=check-in`, language);
      const guests = phone.getByRole('region', { name: texts.guests });
      await guests.getByRole('button', { name: texts.confirm }).click();
      await guests.getByRole('button').filter({ hasText: texts.checkIn }).click();
      await expect(guests.getByRole('article')).toContainText(texts.arrived);
      await phone.close();
      await page.goto(link);
      await expect(heading(page)).toHaveText(texts.came);
      await expect(page.getByRole('form', { name: texts.date })).toBeHidden();
    });

    await test.step('is thanked by mail', async () => {
      // The next time at which guests may be written to, once the event is over.
      const over = new Date(begun.getTime() + 2 * HOUR_MS);
      const noon = new Date(over);
      noon.setUTCHours(3, 0, 0, 0);
      await backend.writeToGuests(noon > over ? noon : new Date(noon.getTime() + 24 * HOUR_MS));
      await backend.untilMailed(address, texts.thanks);
    });
  });

  test(`a guest waits for a full event, and accepts the seats of one who cancels, in ${language}`, async ({
    page,
    backend,
  }) => {
    const event = await backend.addEvent({ capacity: 2, price: 0 });
    const [first, second] = [newAddress(), newAddress()];
    const data = { eventId: event.id, name: 'Sample Guest', email: first, numberOfParticipants: 2, language };
    expect((await page.request.post('/api/bookings', { data })).status()).toBe(201);

    await page.goto(texts.root + paths.event(event.id));
    await page.getByRole('button', { name: texts.joinOpen(event) }).click();
    const form = await fill(page, texts, second, 2);
    await form.getByRole('button', { name: texts.join }).click();
    const entry = linkIn(await backend.untilMailed(second, '/waitlist/'), 'waitlist');
    await expect(form).toBeHidden();
    await page.goto(entry);
    await expect(heading(page)).toHaveText(texts.waiting);

    await page.goto(linkIn(await backend.untilMailed(first, '/booking/'), 'booking'));
    await page.getByRole('button', { name: texts.cancel }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.cancelYes }).click();
    await expect(heading(page)).toHaveText(texts.cancelled);
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toBeInViewport();

    await backend.untilMailed(second, texts.offerMail);
    await page.goto(entry);
    await expect(heading(page)).toHaveText(texts.offered);
    await page.getByRole('button', { name: texts.accept }).click();
    await expect(heading(page)).toHaveText(texts.pending);
    await page.goBack();
    await expect(heading(page)).toHaveText(texts.booked);
    expect(await backend.seatsOf(event.id)).toBe(2);
  });
}
