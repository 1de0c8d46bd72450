import { describe, expect, it } from 'vitest';
import { withoutJoiners } from '@app/domain/shared/keep-together.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { BRAND } from '@app/domain/brand.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { FORM_TYPE } from '@app/domain/api/form-name.ts';
import { aCoffee } from '@app/domain/testing/factories.ts';
import { subscriptionId } from '../mail/link-tokens.ts';
import { toDocument } from '../store/documents.ts';
import { type App, emulatedApp, expectProblem, htmlErrors } from '../../testing/emulated.ts';
import { limitedApp, MAX, base } from '../../testing/limited-app.ts';
import { openShop } from '../../testing/shop.ts';
import { bookingsOf, storedEvent } from '../../testing/stored.ts';
import { withOverrides } from '../../testing/with-overrides.ts';

const { app, deps } = emulatedApp();
const [ORIGIN] = deps.config.allowedOrigins as [string];

const CALL = 'href="tel:+82200000000"';
const WRITE = `href="mailto:${BRAND.email}"`;

const CONTACT = {
  name: '홍길동',
  email: 'visitor@example.com',
  inquiryType: 'store',
  message: 'A message for tests.',
  language: 'en',
  website: '',
  send: '',
};

/** Posts a form as a browser does. */
async function post(
  path: string,
  fields: Record<string, string>,
  { to = app, headers = { Origin: ORIGIN } }: { to?: App; headers?: Record<string, string> } = {},
) {
  const response = await to.request(path, {
    method: 'POST',
    headers: { 'Content-Type': FORM_TYPE, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
  return { response, status: response.status, location: response.headers.get('Location') ?? '' };
}

/** Expects the form again with an error, and returns the page. */
async function expectFormAgain({ response }: { response: Response }, status: number): Promise<string> {
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toContain('text/html');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
  const page = await response.text();
  expect(page).toContain('role="alert"');
  expect(page).not.toMatch(/undefined|\{\{|errors\.|invalid\./);
  return page;
}

/** Opens a page, following redirects. */
async function open(path: string, to: App = app): Promise<{ status: number; page: string }> {
  const response = await to.request(path);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  if (response.status === 303) return open(response.headers.get('Location')!, to);
  return { status: response.status, page: await response.text() };
}

/** Returns the hidden fields of a page's form. */
const fieldsOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<input\s+type="hidden"\s+name="(\w+)"\s+value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );

const contactsOf = async (message: string) =>
  (await deps.db.collection(COLLECTIONS.contacts).where('message', '==', message).get()).docs.map((stored) =>
    stored.data(),
  );

describe('contact form without JavaScript', () => {
  it('stores the message and redirects to a page that is not cached', async () => {
    const message = `첫 줄\r\n둘째 줄 ${crypto.randomUUID()}`;
    const { status, location, response } = await post('/api/contact', { ...CONTACT, message });
    expect([status, location]).toEqual([303, '/api/forms/sent?form=contact&language=en']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const [stored, ...others] = await contactsOf(message.replace('\r\n', '\n'));
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      name: '홍길동',
      email: CONTACT.email,
      inquiryType: 'store',
      isRead: false,
    });
    const sent = await open(location);
    expect(sent.status).toBe(200);
    expect(sent.page).toContain('<h1>Thank you! Your message has been sent.</h1>');
    expect(sent.page).toContain('href="/en/contact"');
  });

  it('accepts the longest Korean message', async () => {
    const message = '볕'.repeat(5_000);
    expect((await post('/api/contact', { ...CONTACT, message })).status).toBe(303);
    expect(await contactsOf(message)).toHaveLength(1);
  });

  it('accepts a post without an Origin from a page of the site, as a text browser sends it', async () => {
    const message = `A message ${crypto.randomUUID()}`;
    const headers = { Referer: `${ORIGIN}/en/contact` };
    expect((await post('/api/contact', { ...CONTACT, message }, { headers })).status).toBe(303);
    expect(await contactsOf(message)).toHaveLength(1);
  });

  it.each([
    ['neither Origin nor Referer', {}],
    ['a Referer of another site', { Referer: 'https://evil.example.com/contact' }],
    ['a Referer that only begins like the site', { Referer: `${ORIGIN}.evil.example.com/contact` }],
    ['a malformed Referer', { Referer: 'contact' }],
  ])('rejects a post with %s, stores nothing and keeps what was typed', async (_, headers) => {
    const message = `A message ${crypto.randomUUID()}`;
    const page = await expectFormAgain(await post('/api/contact', { ...CONTACT, message }, { headers }), 403);
    expect(page).toContain(message);
    expect(page).toContain('Please press the button once more');
    for (const contact of [CALL, WRITE]) expect(page).toContain(contact);
    expect(await contactsOf(message)).toEqual([]);
  });

  it.each([
    ['from another site', { Origin: 'https://evil.example.com', Referer: `${ORIGIN}/contact` }],
    ['from a sandboxed page', { Origin: 'null', Referer: `${ORIGIN}/contact` }],
  ])('rejects a post %s and stores nothing', async (_, headers) => {
    const message = `A message ${crypto.randomUUID()}`;
    const { response } = await post('/api/contact', { ...CONTACT, message }, { headers });
    const page = await expectFormAgain({ response }, 403);
    expect(page).toContain('저희 사이트에서만');
    expect(page).not.toContain('<form');
    for (const contact of [CALL, WRITE]) expect(page).toContain(contact);
    expect(await contactsOf(message)).toEqual([]);
  });

  it.each([
    ['of the page that contains the form', { Referer: `${ORIGIN}/en/contact` }, 'en'],
    ['of the page that contains the form', { Referer: `${ORIGIN}/contact`, 'Accept-Language': 'en' }, 'ko'],
    ['of the form’s own page', { Referer: `${ORIGIN}/api/bookings/form?eventId=x&language=en` }, 'en'],
    ['of the browser when the page is unknown', { 'Accept-Language': 'en-GB,ko;q=0.5' }, 'en'],
    ['of the brand when nothing is known', {}, 'ko'],
  ])('refuses a post that is too large in the language %s', async (_, headers, tag) => {
    const message = '볕'.repeat(11_000);
    const sent = await post(
      '/api/contact',
      { ...CONTACT, message },
      { headers: { Origin: ORIGIN, ...headers } },
    );
    const page = await expectFormAgain(sent, 413);
    expect(page).toContain(`<html lang="${tag}">`);
    expect(page).toContain(tag === 'en' ? 'too long' : '내용이 너무 길어');
    expect(page).not.toContain('<form');
  });

  it('refuses a post that announces a body that is too large', async () => {
    const headers = { Origin: ORIGIN, 'Content-Length': '1000000' };
    await expectFormAgain(await post('/api/contact', CONTACT, { headers }), 413);
  });

  it('names each invalid field in the language of the page and keeps what was typed', async () => {
    const typed = { ...CONTACT, name: 'x', email: '<b>"', message: '\n짧음', language: 'kr' };
    const page = await expectFormAgain(await post('/api/contact', typed), 400);
    expect(page).toContain('<html lang="ko">');
    for (const text of ['이름을 2자 이상', '이메일 주소를 다시 확인', '내용을 10자 이상'])
      expect(page).toContain(text);
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(3);
    expect(page).toContain('value="x"');
    expect(page).toContain('value="&lt;b&gt;&quot;"');
    expect(page).toContain('>\n\n짧음</textarea');
    expect(page).toMatch(/<option value="store"\s+selected/);
  });

  it('sends a bot the same response as a person and stores nothing', async () => {
    const message = `A message ${crypto.randomUUID()}`;
    const { status } = await post('/api/contact', {
      ...CONTACT,
      message,
      website: 'https://spam.example.com',
    });
    expect(status).toBe(303);
    expect(await contactsOf(message)).toEqual([]);
  });

  it('shares its rate limit with JSON, says how long to wait and keeps what was typed', async () => {
    const { app: limited } = limitedApp();
    for (let count = 0; count < MAX; count += 1)
      expect((await post('/api/contact', CONTACT, { to: limited })).status).toBe(303);
    const refused = await post('/api/contact', CONTACT, { to: limited });
    const page = await expectFormAgain(refused, 429);
    expect(Number(refused.response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(page).toMatch(/Please try again in \d+ minutes?\./);
    expect(page).toContain(CONTACT.message);
  });

  it('keeps what was typed when storing fails', async () => {
    const outbox = {
      ...deps.outbox,
      contactReceived() {
        throw new Error('The mails cannot be queued.');
      },
    };
    const page = await expectFormAgain(
      await post(
        '/api/contact',
        { ...CONTACT, email: 'another@example.com' },
        { to: emulatedApp({ outbox }).app },
      ),
      500,
    );
    expect(page).toContain(CONTACT.message);
  });

  it('shows telephone and e-mail in place of the form where App Check is enforced', async () => {
    const { app: enforcing } = limitedApp({ config: { ...base.config, appCheck: 'enforce' } });
    const page = await expectFormAgain(await post('/api/contact', CONTACT, { to: enforcing }), 403);
    expect(page).not.toContain('<form');
    // The scripts may also have failed to load.
    expect(page).toContain('This form cannot be sent without JavaScript.');
    expect(page).toContain(WRITE);
    expect(page).toContain(CALL);
    expect(page).toContain(CONTACT.message);
  });

  it('is not accepted by endpoints without a form', async () => {
    const { response } = await post('/api/admin/login', { username: 'admin', password: 'x' });
    await expectProblem(response, 415, 'unsupported_media_type');
  });
});

describe('newsletter form without JavaScript', () => {
  it('subscribes an address and tells the visitor to open the mail', async () => {
    const email = `reader-${crypto.randomUUID()}@example.com`;
    const { status, location } = await post('/api/newsletter', { email, language: 'kr' });
    expect(status).toBe(303);
    expect((await open(location)).page).toContain('보내 드린 메일을 열어 구독을 확정해 주세요.');
    const stored = await deps.db
      .collection(COLLECTIONS.newsletterSubscriptions)
      .doc(subscriptionId(email))
      .get();
    expect(stored.data()).toMatchObject({ email, language: 'kr', isActive: true });
  });

  it('shows the form again for an invalid address, with its consent and what was typed', async () => {
    const page = await expectFormAgain(
      await post('/api/newsletter', { email: 'reader', language: 'en' }),
      400,
    );
    expect(page).toContain('value="reader"');
    expect(page).toContain('you agree to receive marketing emails');
  });
});

describe('restock form without JavaScript', () => {
  async function aSoldOutProduct(): Promise<string> {
    const product = aCoffee({ availability: 'out_of_stock' });
    await deps.db.collection(COLLECTIONS.products).doc(product.id).set(toDocument(product));
    return product.id;
  }

  it('accepts an address and tells the visitor to open the mail', async () => {
    const [productId, email] = [await aSoldOutProduct(), `visitor-${crypto.randomUUID()}@example.com`];
    const { status, location } = await post('/api/restock', { productId, email, language: 'kr' });
    expect([status, location]).toEqual([303, '/api/forms/sent?form=restock&language=kr']);
    expect((await open(location)).page).toContain('메일을 열어 알림 신청을 확인해 주세요.');
  });

  it('shows the form again for an invalid address, with its notice, its product and what was typed', async () => {
    const productId = await aSoldOutProduct();
    const page = await expectFormAgain(
      await post('/api/restock', { productId, email: 'visitor', language: 'en' }),
      400,
    );
    expect(page).toContain(`value="${productId}"`);
    expect(page).toContain('value="visitor"');
    expect(page).toContain('one email when the product is back, and then delete it');
  });

  it('says that an unknown product cannot be found', async () => {
    const fields = { productId: crypto.randomUUID(), email: CONTACT.email, language: 'en' };
    expect(await expectFormAgain(await post('/api/restock', fields), 404)).toContain(
      'This product could not be found',
    );
  });
});

describe('booking form without JavaScript', () => {
  const formPath = (eventId: string, language = 'en') =>
    `/api/bookings/form?${new URLSearchParams({ eventId, language })}`;
  const typed = {
    name: 'Sample Visitor',
    email: 'visitor@example.com',
    phone: '',
    specialRequests: 'A window seat',
    website: '',
  };

  it('shows the event with a new key each time it is opened', async () => {
    const event = await storedEvent(deps.db, { capacity: 10, tags: ['makgeolli'] }, 4);
    const { status, page } = await open(formPath(event.id));
    expect(status).toBe(200);
    expect(page).toContain(event.title);
    expect(page).toContain('Excessive drinking');
    const hidden = fieldsOf(page);
    expect(hidden).toMatchObject({ eventId: event.id, language: 'en' });
    const again = await open(formPath(event.id));
    expect(fieldsOf(again.page)['idempotencyKey']).not.toBe(hidden['idempotencyKey']);
  });

  it('says who leads the event, what is included, what a cancellation costs and what the data is for', async () => {
    const event = await storedEvent(deps.db, {
      includes: ['Beans to take home', 'A <recipe>'],
      includesKr: ['가져가실 원두', '레시피'],
      host: 'Sample team',
      hostKr: '예시 팀',
    });
    const { page } = await open(formPath(event.id));
    expect(page).toMatch(/<dt>Led by<\/dt>\s*<dd>Sample team<\/dd>/);
    expect(page).toMatch(/<dt>What is included<\/dt>\s*<dd>Beans to take home\nA &lt;recipe&gt;<\/dd>/);
    expect(page).toContain('We refund the full price if you cancel at least 3 days before the event.');
    expect(page).toContain('<a href="/en/terms#withdrawal" target="_blank">Cancellation and refunds</a>');
    expect(page).toContain('We use what you enter here only to deal with your request.');
    expect(page).toContain('<a href="/en/privacy" target="_blank">Privacy policy</a>');
    const korean = (await open(formPath(event.id, 'kr'))).page;
    for (const text of ['예시 팀', '가져가실 원두\n레시피', '3일 전까지 취소하시면', '적어 주신 내용은'])
      expect(korean).toContain(text);
    expect(korean).toContain('<a href="/terms#withdrawal" target="_blank">취소와 환불 규정</a>');
  });

  it('says that an event is paid on site, and promises no refund for a free one', async () => {
    const onSite = await storedEvent(deps.db, { price: 30_000, payment: 'onSite' });
    const { page } = await open(formPath(onSite.id));
    expect(page).toContain('You pay at the venue on the day.');
    expect(page).not.toMatch(/Led by|What is included/);
    const free = await storedEvent(deps.db, { price: 0 });
    const freePage = (await open(formPath(free.id))).page;
    expect(freePage).not.toMatch(/refund the full price|pay at the venue/);
    for (const shown of [page, freePage])
      expect(shown).toContain('a page where you can change or cancel your booking');
    expect(freePage).toContain('Cancellation and refunds');
  });

  it('books seats once, however often it is sent, and shows the reference', async () => {
    const event = await storedEvent(deps.db, { capacity: 10 });
    const hidden = fieldsOf((await open(formPath(event.id))).page);
    const fields = { ...typed, ...hidden, numberOfParticipants: '2' };
    const answers = [await post('/api/bookings', fields), await post('/api/bookings', fields)];
    const id = hidden['idempotencyKey']!;
    for (const { status, location } of answers)
      expect([status, location]).toEqual([303, `/api/forms/sent?form=booking&language=en&id=${id}`]);
    expect(await bookingsOf(deps.db, event.id)).toMatchObject([
      { id, numberOfParticipants: 2, specialRequests: 'A window seat', status: 'pending', language: 'en' },
    ]);
    const { page } = await open(answers[0]!.location);
    expect(page).toContain(bookingReference(id));
  });

  it('sends the link to a booking again after it was sent, and nothing to a bot', async () => {
    const event = await storedEvent(deps.db, { capacity: 5 });
    const email = `guest-${crypto.randomUUID()}@example.com`;
    const { location } = await post('/api/bookings', {
      ...typed,
      ...fieldsOf((await open(formPath(event.id))).page),
      email,
    });
    const { page } = await open(location);
    expect(page).toContain('No email yet?');
    expect(await htmlErrors(page)).toEqual([]);
    const mails = async () =>
      (await deps.db.collection(COLLECTIONS.mail).where('to', '==', email).get()).size;
    const first = await mails();
    const fields = { ...fieldsOf(page), email };
    expect(
      (await post('/api/bookings/links', { ...fields, website: 'https://spam.example.com' })).status,
    ).toBe(303);
    expect(await mails()).toBe(first);
    const sent = await post('/api/bookings/links', fields);
    expect([sent.status, sent.location]).toEqual([303, '/api/forms/sent?form=links&language=en']);
    expect((await open(sent.location)).page).toContain('an email will arrive shortly');
    expect(await mails()).toBe(first + 1);
    const refused = await expectFormAgain(
      await post('/api/bookings/links', { ...fields, email: 'guest' }),
      400,
    );
    expect(refused).toContain('value="guest"');
    expect(refused).toContain('action="/api/bookings/links"');
  });

  it('says until when a booking that is paid online has to be paid, before and after it is sent', async () => {
    const { app: to, deps: shop } = openShop();
    const event = await storedEvent(shop.db, {
      price: 30_000,
      paymentMinutes: 90,
      dateTime: new Date('2026-12-01T05:00:00Z'),
    });
    const { page } = await open(formPath(event.id), to);
    expect(page).toContain(
      'Pay online within 90 minutes of booking, and before the event begins, to confirm',
    );
    expect(page).toContain('Please write to us instead of booking here');
    expect(page).toMatch(/href="\/en\/contact\?about=[^"]+"/);
    expect((await open(formPath(event.id, 'kr'), to)).page).toContain('예약하신 뒤 90분 안에');
    const beforeForm = page.slice(0, page.indexOf('<form'));
    expect(beforeForm).toContain('a page where you can pay for, change or cancel your booking');
    expect(beforeForm).toContain(CALL);
    expect(beforeForm).toContain(WRITE);
    for (const [language, text] of [
      ['en', 'Please pay with the link in the email by Monday, Nov 23 at 3:30 PM KST'],
      ['kr', '11월 23일 월요일 오후 3:30(한국 시간)\u2060까지 메일의 링크에서 결제하시면 바로 확정됩니다.'],
    ] as const) {
      const { location } = await post('/api/bookings', { ...typed, eventId: event.id, language }, { to });
      const sent = withoutJoiners((await open(location, to)).page);
      for (const shown of [text, CALL, WRITE].map(withoutJoiners)) expect(sent).toContain(shown);
    }
    const [booking] = await bookingsOf(shop.db, event.id);
    expect(booking!.payBy).toEqual(new Date('2026-11-23T06:30:00Z'));
  });

  it('reports that an earlier request was received when a different one reuses its key, and offers a new key', async () => {
    const event = await storedEvent(deps.db, { capacity: 10 });
    const hidden = fieldsOf((await open(formPath(event.id))).page);
    await post('/api/bookings', { ...typed, ...hidden });
    const changed = { ...typed, ...hidden, name: 'Another Visitor' };
    const page = await expectFormAgain(await post('/api/bookings', changed), 409);
    expect(page).toContain(bookingReference(hidden['idempotencyKey']!));
    expect(fieldsOf(page)['idempotencyKey']).not.toBe(hidden['idempotencyKey']);
    expect((await post('/api/bookings', { ...changed, ...fieldsOf(page) })).status).toBe(303);
    expect(await bookingsOf(deps.db, event.id)).toHaveLength(2);
  });

  it.each(['２', '2명', '2 people', '총 2명'])('reads %s as two participants', async (typedNumber) => {
    const event = await storedEvent(deps.db, { capacity: 10 });
    const { page } = await open(formPath(event.id));
    expect(page).toMatch(
      /<input\s+type="text"\s+value="1"\s+inputmode="numeric"\s+id="numberOfParticipants"/,
    );
    const fields = { ...typed, ...fieldsOf(page), numberOfParticipants: typedNumber };
    expect((await post('/api/bookings', fields)).status).toBe(303);
    expect(await bookingsOf(deps.db, event.id)).toMatchObject([{ numberOfParticipants: 2 }]);
  });

  it('says which number of participants it takes, and keeps the one that was typed', async () => {
    const event = await storedEvent(deps.db, { capacity: 10 });
    const fields = { ...typed, eventId: event.id, language: 'en', numberOfParticipants: '０명' };
    const page = await expectFormAgain(await post('/api/bookings', fields), 400);
    expect(page).toContain('Please enter at least 1 participant, and no more than there are seats left');
    expect(page).toContain('value="０명"');
    expect(await bookingsOf(deps.db, event.id)).toEqual([]);
  });

  it('says how many seats are left and keeps what was typed', async () => {
    const event = await storedEvent(deps.db, { capacity: 10 }, 9);
    const fields = { ...typed, eventId: event.id, language: 'en', numberOfParticipants: '2' };
    const page = await expectFormAgain(await post('/api/bookings', fields), 409);
    expect(page).toContain('Only 1 seat is left.');
    expect(page).toContain('A window seat');
    expect(page).toContain('<form');
  });

  it.each([
    ['full', { capacity: 2 }, 2, 409, '정원이 찼습니다.'],
    ['past', { dateTime: new Date('2020-01-01T00:00:00Z') }, 0, 409, '지금 예약을 받지 않습니다'],
    ['booked elsewhere', { bookingUrl: 'https://tickets.example.com' }, 0, 409, '지금 예약을 받지 않습니다'],
    ['inactive', { isActive: false }, 0, 404, '지금 예약을 받지 않습니다'],
  ] as const)('shows no form for an event that is %s', async (_, changes, booked, status, text) => {
    const event = await storedEvent(deps.db, changes, booked);
    const opened = await open(formPath(event.id, 'kr'));
    expect(opened.status).toBe(status);
    expect(opened.page).toContain(text);
    expect(opened.page).not.toContain('<form');
    expect(opened.page).toContain('href="/experiences"');
  });

  it('keeps what was typed while the event cannot be read', async () => {
    const unavailable = Object.assign(new Error('No connection established'), { code: 14 });
    const db = withOverrides(deps.db, { getAll: () => Promise.reject(unavailable) });
    const { app: unreachable } = emulatedApp({ db });
    const fields = { ...typed, eventId: crypto.randomUUID(), language: 'en' };
    const page = await expectFormAgain(await post('/api/bookings', fields, { to: unreachable }), 503);
    expect(page).toContain('A window seat');
    expect(page).toContain('<form');
  });

  it('shows telephone and e-mail in place of the form where App Check is enforced', async () => {
    const event = await storedEvent(base.db);
    const { app: enforcing } = limitedApp({ config: { ...base.config, appCheck: 'enforce' } });
    const { status, page } = await open(formPath(event.id, 'kr'), enforcing);
    expect(status).toBe(200);
    expect(page).not.toContain('<form');
    expect(page).toContain(BRAND.phone);
  });
});

describe('waitlist form without JavaScript', () => {
  const formPath = (eventId: string, language = 'en') =>
    `/api/waitlist/form?${new URLSearchParams({ eventId, language })}`;
  const typed = { name: 'Sample Visitor', email: 'visitor@example.com', phone: '', website: '' };
  const entriesOf = async (eventId: string) =>
    (await deps.db.collection(COLLECTIONS.waitlistEntries).where('eventId', '==', eventId).get()).docs.map(
      (entry) => entry.data(),
    );
  const fullEvent = () => storedEvent(deps.db, { capacity: 4 }, 4);

  it('adds a guest once, however often it is sent, and says so', async () => {
    const event = await fullEvent();
    const { status, page } = await open(formPath(event.id));
    expect(status).toBe(200);
    expect(page).toContain(event.title);
    expect(page).toContain('a page where you can accept seats or leave the waitlist');
    const fields = { ...typed, ...fieldsOf(page), partySize: '2', acceptsFewer: 'true' };
    const answers = [await post('/api/waitlist', fields), await post('/api/waitlist', fields)];
    for (const { status: sent, location } of answers)
      expect([sent, location]).toEqual([303, '/api/forms/sent?form=waitlist&language=en']);
    expect(await entriesOf(event.id)).toMatchObject([
      { name: 'Sample Visitor', partySize: 2, acceptsFewer: true, state: 'waiting', language: 'en' },
    ]);
    expect((await open(answers[0]!.location)).page).toContain('You are on the waitlist');
  });

  it('wants the whole party unless the box is checked', async () => {
    const event = await fullEvent();
    const { page } = await open(formPath(event.id));
    await post('/api/waitlist', { ...typed, ...fieldsOf(page), partySize: '3' });
    expect(await entriesOf(event.id)).toMatchObject([{ partySize: 3, acceptsFewer: false }]);
  });

  it('names each invalid field and keeps what was typed and checked', async () => {
    const event = await fullEvent();
    const fields = {
      ...typed,
      eventId: event.id,
      language: 'kr',
      name: 'x',
      partySize: '0',
      acceptsFewer: 'true',
    };
    const page = await expectFormAgain(await post('/api/waitlist', fields), 400);
    expect(page).toContain('이름을 2자 이상');
    expect(page).toContain('인원은 1명 이상');
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(page).toMatch(/type="checkbox"\s+value="true"\s+checked/);
    expect(await entriesOf(event.id)).toEqual([]);
  });

  it('leads to the booking form while the seats suffice, and back from it while they do not', async () => {
    const event = await storedEvent(deps.db, { capacity: 4 });
    const fields = { ...typed, eventId: event.id, language: 'en', partySize: '2' };
    const page = await expectFormAgain(await post('/api/waitlist', fields), 409);
    expect(page).toContain('4 seats are free: you can book them now.');
    expect(page).toContain(`/api/bookings/form?eventId=${event.id}`);
    const full = await open(`/api/bookings/form?eventId=${(await fullEvent()).id}&language=en`);
    expect(full.page).toContain('/api/waitlist/form?eventId=');
    const party = { ...typed, eventId: event.id, language: 'en', numberOfParticipants: '5' };
    const tooLarge = await expectFormAgain(await post('/api/bookings', party), 409);
    expect(tooLarge).toContain(`/api/waitlist/form?eventId=${event.id}`);
  });

  it('shows no form in the last hours before an event, when no seats are offered any more', async () => {
    const event = await storedEvent(
      deps.db,
      { capacity: 4, dateTime: new Date(Date.now() + 60 * 60_000) },
      4,
    );
    const opened = await open(formPath(event.id, 'kr'));
    expect([opened.status, opened.page.includes('<form')]).toEqual([409, false]);
    const sent = { ...typed, eventId: event.id, language: 'kr', partySize: '2' };
    expect(await expectFormAgain(await post('/api/waitlist', sent), 409)).not.toContain('<form');
  });

  it.each([
    ['past', { dateTime: new Date('2020-01-01T00:00:00Z') }, 409],
    ['inactive', { isActive: false }, 404],
  ] as const)('shows no form for an event that is %s', async (_, changes, status) => {
    const event = await storedEvent(deps.db, changes, 1);
    const opened = await open(formPath(event.id, 'kr'));
    expect(opened.status).toBe(status);
    expect(opened.page).toContain('지금 예약을 받지 않습니다');
    expect(opened.page).not.toContain('<form');
  });
});
