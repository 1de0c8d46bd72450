import type { Page } from 'playwright/test';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { BRAND } from '@app/domain/brand.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import { LANGUAGES, type Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { localizedPath } from '../../web/src/i18n/localized-path.ts';
import { FIRST_VISIT } from '../fixtures/age-answer.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { PUBLIC_PATHS } from '../fixtures/public-paths.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false, storageState: FIRST_VISIT });

const TEXTS = {
  kr: {
    loading: '불러오는 중입니다',
    apply: '적용하기',
    counts: /^제품 \d+개 · 그\s밖에 \d+개$/,
    notCovered: '이 필터가 적용되지 않는 제품',
    tastings: '시음회',
    contact: { name: '이름', email: '이메일', message: '내용', send: '문의 보내기' },
    sent: '고맙습니다! 문의를 보냈습니다.',
    nameError: '이름을 2자 이상',
    newsletter: { email: '이메일 주소', send: '구독하기', sent: '소식지를 신청해 주셔서 고맙습니다!' },
    book: '예약하기',
    booking: {
      name: '이름',
      email: '이메일',
      people: '참가 인원',
      send: '예약 신청',
      sent: '예약되었습니다!',
    },
    manage: {
      link: '자바스크립트 없이 확인·취소하기',
      verify: '이메일 주소 확인',
      cancel: '예약 취소하기',
      confirm: '취소하겠습니다',
      cancelled: '취소된 예약입니다',
    },
    waitlist: {
      join: '대기 신청',
      people: '인원',
      fewer: '자리가 더 적게 나도',
      sent: '대기 명단에 이름을 올렸습니다',
    },
  },
  en: {
    loading: 'Loading',
    apply: 'Apply filters',
    counts: /^\d+ products · \d+ others?$/,
    notCovered: 'Not covered by these filters',
    tastings: 'Tastings',
    contact: { name: 'Name', email: 'Email', message: 'Message', send: 'Send message' },
    sent: 'Thank you! Your message has been sent.',
    nameError: 'Please enter a name of 2 to 100 visible characters',
    newsletter: {
      email: 'Email address',
      send: 'Subscribe',
      sent: 'Successfully subscribed to our newsletter!',
    },
    book: 'Book now',
    booking: {
      name: 'Name',
      email: 'Email',
      people: 'Number of participants',
      send: 'Request booking',
      sent: 'Booking confirmed!',
    },
    manage: {
      link: 'See or cancel it without JavaScript',
      verify: 'Confirm my address',
      cancel: 'Cancel the booking',
      confirm: 'Yes, cancel it',
      cancelled: 'This booking is cancelled',
    },
    waitlist: {
      join: 'Join the waitlist',
      people: 'Number of people',
      fewer: 'Fewer seats would be fine, too',
      sent: 'You are on the waitlist',
    },
  },
} as const;

/** Opens a page without waiting for hydration. */
async function open(page: Page, path: string): Promise<Page> {
  const plain = await page.context().newPage();
  await plain.goto(path);
  return plain;
}

const uniqueEmail = () => `visitor-${crypto.randomUUID()}@example.com`;

for (const language of LANGUAGES) {
  const texts = TEXTS[language];
  const at = (path: string) => localizedPath(path, language);

  test(`every public page is complete: ${language}`, async ({ page }) => {
    for (const path of PUBLIC_PATHS.map(at)) {
      const plain = await open(page, path);
      const main = plain.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByText(texts.loading, { exact: true })).toHaveCount(0);
      const hidden = await main
        .locator('h1, h2, h3, h4, p, dd, li')
        .evaluateAll((elements) =>
          elements
            .filter(
              (element) =>
                !element.checkVisibility() &&
                !element.closest(
                  'details, dialog, [data-needs-script], [data-coffee-only], [data-age=unanswered] [data-age-restricted]',
                ),
            )
            .map(({ textContent }) => textContent),
        );
      expect(hidden, path).toEqual([]);
      await expect(plain.locator('form[action="/api/newsletter"]').filter({ visible: true })).toHaveCount(1);
      // A phone shows the links of the menu in the page.
      await expect(plain.getByRole('banner').getByRole('link', { name: /^(이야기|Stories)$/ })).toBeVisible();
      await plain.close();
    }
  });

  test(`pages that need JavaScript name telephone and e-mail: ${language}`, async ({ page }) => {
    for (const path of ['/booking/sample', '/waitlist/sample', '/orders/sample', '/basket'].map(at)) {
      const plain = await open(page, path);
      const main = plain.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByRole('link', { name: BRAND.phone })).toBeVisible();
      await expect(main.getByRole('link', { name: BRAND.email })).toBeVisible();
      await expect(main.getByText(texts.loading, { exact: true })).toBeHidden();
      await plain.close();
    }
  });

  test(`filters, tags and search open pages with their results: ${language}`, async ({ page }) => {
    const coffee = await open(page, at('/coffee'));
    const products = coffee.getByRole('main').getByRole('article');
    const all = await products.count();
    const light = coffee.locator('[name=roastLevel][value=light]:visible');
    await light.check();
    await coffee.getByRole('button', { name: texts.apply }).click();
    await expect(coffee).toHaveURL(/\?roastLevel=light$/);
    await expect(light).toBeChecked();
    expect(await products.count()).toBeLessThan(all);

    const mixed = await open(page, at('/products?roastLevel=light'));
    await expect(mixed.getByRole('main').getByRole('status')).toHaveText(texts.counts, {
      useInnerText: true,
    });
    await expect(mixed.getByRole('heading', { level: 2, name: texts.notCovered })).toBeVisible();

    const experiences = await open(page, at('/experiences'));
    await experiences.getByRole('button', { name: texts.tastings, exact: true }).click();
    await expect(experiences).toHaveURL(/\?type=tasting$/);
    await expect(experiences.getByRole('button', { name: texts.tastings, pressed: true })).toBeVisible();

    const stories = await open(page, at('/stories'));
    await stories.getByRole('group').getByRole('button').nth(1).click();
    await expect(stories).toHaveURL(/\?tag=\w+$/);
    await stories.getByRole('searchbox').fill('a');
    await stories.getByRole('searchbox').press('Enter');
    await expect(stories).toHaveURL(/\?q=a&tag=\w+$/);
  });

  test(`the contact form is sent, and keeps what was typed after an error: ${language}`, async ({
    page,
    backend,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/400/);
    const plain = await open(page, at('/contact'));
    const fields = texts.contact;
    const email = uniqueEmail();
    const message = `문의 ${crypto.randomUUID()}`;
    const form = plain.locator('form[action="/api/contact"]');
    const label = (name: string) => form.getByLabel(name, { exact: true });
    await label(fields.name).fill('홍');
    await label(fields.email).fill(email);
    await label(fields.message).fill(message);
    await form.getByRole('button', { name: fields.send }).click();
    await expect(plain.getByRole('alert')).toContainText(texts.nameError);
    await expect(label(fields.email)).toHaveValue(email);
    await expect(label(fields.message)).toHaveValue(message);
    await label(fields.name).fill('홍길동');
    await form.getByRole('button', { name: fields.send }).click();
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(texts.sent);
    await expect(plain).toHaveURL(/\/api\/forms\/sent\?form=contact/);
    const { docs } = await backend.db.collection('contacts').where('email', '==', email).get();
    expect(docs.map((stored) => stored.data())).toMatchObject([{ name: '홍길동', message }]);
  });

  // The referrer policy of a private page, such as the basket, differs.
  for (const path of ['/about', '/basket'])
    test(`the newsletter form of the footer is sent from ${path}: ${language}`, async ({ page, backend }) => {
      const plain = await open(page, at(path));
      const email = uniqueEmail();
      const footer = plain.getByRole('contentinfo');
      await footer.getByRole('textbox', { name: texts.newsletter.email }).fill(email);
      await footer.getByRole('button', { name: texts.newsletter.send }).click();
      await expect(plain.getByRole('heading', { level: 1 })).toHaveText(texts.newsletter.sent);
      const { docs } = await backend.db
        .collection('newsletterSubscriptions')
        .where('email', '==', email)
        .get();
      expect(docs.map((stored) => stored.get('language') as Language)).toEqual([language]);
    });

  test(`an experience is booked once, also when the form is sent again: ${language}`, async ({
    page,
    backend,
  }) => {
    const event = await backend.addEvent({ capacity: 10 });
    const plain = await open(page, at('/experiences'));
    const title = localized(event, 'title', language);
    const card = plain.getByRole('article').filter({ has: plain.getByRole('heading', { name: title }) });
    await card.getByRole('button', { name: texts.book }).click();
    await expect(plain.getByText(title)).toBeVisible();
    const fields = texts.booking;
    const email = uniqueEmail();
    const send = async () => {
      await plain.getByLabel(fields.name, { exact: true }).fill('홍길동');
      await plain.getByLabel(fields.email, { exact: true }).fill(email);
      await plain.getByLabel(fields.people).fill('2');
      await plain.getByRole('button', { name: fields.send }).click();
    };
    await send();
    await expect(plain.getByRole('heading', { level: 1 })).toContainText(fields.sent);
    const { docs } = await backend.db.collection('bookings').where('email', '==', email).get();
    expect(docs.map((stored) => stored.data())).toMatchObject([
      { eventId: event.id, numberOfParticipants: 2, status: 'pending', language },
    ]);
    await expect(plain.getByRole('main')).toContainText(bookingReference(docs[0]!.id));
    expect(await backend.seatsOf(event.id)).toBe(2);
    await plain.goBack();
    await send();
    expect(await backend.seatsOf(event.id)).toBe(2);
  });

  test(`a booking is verified and cancelled behind the link in its mail: ${language}`, async ({
    page,
    backend,
  }) => {
    const event = await backend.addEvent();
    const email = uniqueEmail();
    const data = aBookingInput(event.id, { email, language });
    expect((await page.request.post('/api/bookings', { data })).status()).toBe(201);
    const { docs: mails } = await backend.db.collection('mail').where('to', '==', email).get();
    const [path = ''] = /(\/en)?\/booking\/\S+/.exec(String(mails[0]?.get('message.text'))) ?? [];
    const plain = await open(page, path);
    const { link, verify, cancel, confirm, cancelled } = texts.manage;
    await plain.getByRole('link', { name: link }).click();
    await expect(plain.getByText(localized(event, 'title', language))).toBeVisible();
    await plain.getByRole('button', { name: verify }).click();
    await expect(plain.getByRole('button', { name: verify })).toHaveCount(0);
    await plain.getByText(cancel, { exact: true }).click();
    await plain.getByRole('button', { name: confirm }).click();
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(cancelled, { useInnerText: true });
    const { docs } = await backend.db.collection('bookings').where('email', '==', email).get();
    expect(docs.map((stored) => stored.get('status') as string)).toEqual(['cancelled']);
    expect(docs[0]!.get('openedAt')).toBeTruthy();
    expect(await backend.seatsOf(event.id)).toBe(0);
  });

  test(`the waitlist of a full experience is joined: ${language}`, async ({ page, backend }) => {
    const event = await backend.addEvent({ capacity: 4 });
    await backend.db.doc(`eventSeats/${event.id}`).set({ booked: 4, isActive: true });
    const plain = await open(page, at(`/experiences/${event.id}`));
    const fields = texts.waitlist;
    // Another experience below it may be full, too.
    const opened = plain.getByRole('article').filter({ has: plain.getByRole('heading', { level: 1 }) });
    await opened.getByRole('button', { name: fields.join }).click();
    await expect(plain).toHaveURL(/\/api\/waitlist\/form\?/);
    await expect(plain.getByText(localized(event, 'title', language))).toBeVisible();
    const email = uniqueEmail();
    await plain.getByLabel(texts.booking.name, { exact: true }).fill('홍길동');
    await plain.getByLabel(texts.booking.email, { exact: true }).fill(email);
    await plain.getByLabel(fields.people).fill('3');
    await plain.getByLabel(fields.fewer).check();
    const answered = plain.waitForResponse((response) => response.request().method() === 'POST');
    await plain.getByRole('button', { name: fields.join }).click();
    expect((await answered).status()).toBe(303);
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(fields.sent);
    const { docs } = await backend.db.collection('waitlistEntries').where('email', '==', email).get();
    expect(docs.map((stored) => stored.data())).toMatchObject([
      { eventId: event.id, partySize: 3, acceptsFewer: true, state: 'waiting', language },
    ]);
    // Who waits holds no seat.
    expect(await backend.seatsOf(event.id)).toBe(4);
  });
}

test.describe('pages of the forms', () => {
  test.use({ javaScriptEnabled: true });

  for (const language of LANGUAGES)
    test(`are accessible: ${language}`, async ({ page, backend, expectedConsoleErrors }) => {
      expectedConsoleErrors.push(/400/);
      const event = await backend.addEvent({ tags: ['makgeolli'] });
      await page.goto(`/api/bookings/form?eventId=${event.id}&language=${language}`);
      await expectAccessible(page);
      await page.getByRole('button').click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
      await page.goto(`/api/forms/sent?form=booking&language=${language}&id=${crypto.randomUUID()}`);
      await expectAccessible(page);
    });
});
