import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { withoutJoiners } from '@app/domain/shared/keep-together.ts';
import { BRAND } from '@app/domain/brand.ts';
import { agreedTerms } from '@app/domain/booking/agreed-terms.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { mailSchema } from '@app/domain/mail/mail-schema.ts';
import { ALCOHOL_TAG, alcoholWarning } from '@app/domain/shared/alcohol.ts';
import { aBooking, anEvent, aStoreLocation } from '@app/domain/testing/factories.ts';
import { bookingMail } from './booking-mail.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const CONTEXT = { now: NOW, manageUrl: 'https://example.com/booking/sample' };
const NEWS = ['received', 'confirmed', 'cancelled'] as const;
const event = anEvent({ dateTime: new Date('2026-11-28T05:00:00Z'), price: 30_000, duration: 90 });
const booking = aBooking(event.id, { name: '김담', numberOfParticipants: 2, agreed: agreedTerms(event) });
const reference = bookingReference(booking.id);

const appointmentOf = (mail: ReturnType<typeof bookingMail>) =>
  new ICAL.Event(
    new ICAL.Component(ICAL.parse(mail.message.attachments![0]!.content)).getFirstSubcomponent('vevent')!,
  );

describe('mail about a booking that is cancelled', () => {
  it('names the refund, and no longer the time to cancel', () => {
    const { message } = bookingMail('cancelled', booking, event, { ...CONTEXT, refundWon: 60_000 });
    expect(message.text).toContain('₩60,000을 환불합니다. 카드사에 따라 며칠 걸릴 수 있습니다.');
    expect(message.text).not.toContain('취소와 환불');
  });

  it('says nothing about a refund when there is none', () => {
    expect(bookingMail('cancelled', booking, event, CONTEXT).message.text).not.toContain('환불');
  });
});

describe.each(NEWS)('mail about a booking that is %s', (news) => {
  it('conforms to the schema of stored mails', () => {
    const mail = { ...bookingMail(news, booking, event, CONTEXT), id: 'sample', createdAt: NOW };
    expect(mailSchema.parse(mail)).toEqual(mail);
  });

  it('is in Korean for a visitor who used Korean', () => {
    const { message, language, to, replyTo } = bookingMail(news, booking, event, CONTEXT);
    expect({ language, to, replyTo }).toEqual({
      language: 'kr',
      to: booking.email,
      replyTo: BRAND.eventsEmail,
    });
    expect(message.subject).toContain(`예시 워크숍 (${reference})`);
    for (const written of [message.text, withoutJoiners(message.html)]) {
      expect(written).toContain('김담 님, 안녕하세요.');
      expect(written).toContain(reference);
      expect(written).toContain('2026년 11월 28일 토요일 오후 2:00 (한국 시간)');
      expect(written).toContain('1시간 30분');
      expect(written).toContain('예시 공방');
      expect(written).toContain('2명');
      expect(written).toContain('₩60,000');
      expect(written).not.toMatch(/undefined|null|\[object/);
    }
  });

  it('is in English for a visitor who used English', () => {
    const { message, language } = bookingMail(
      news,
      { ...booking, language: 'en', name: 'Dam Kim' },
      event,
      CONTEXT,
    );
    expect(language).toBe('en');
    for (const written of [message.text, withoutJoiners(message.html)]) {
      expect(written).toContain('Dear Dam Kim,');
      expect(written).toContain(reference);
      expect(written).toContain('Saturday, Nov 28 at 2:00 PM KST (Korea Standard Time)');
      expect(written).toContain('1 hour 30 minutes');
      expect(written).toContain('Sample room');
      expect(written).toContain('₩60,000');
    }
    expect(message.text.replace(BRAND.phone, '')).not.toMatch(/[가-힣]/);
  });

  it('has the appointment as a calendar attachment', () => {
    const mail = bookingMail(news, booking, event, CONTEXT);
    expect(mail.message.attachments![0]!.filename).toBe(`${reference}.ics`);
    const appointment = appointmentOf(mail);
    expect(appointment.startDate.toJSDate()).toEqual(event.dateTime);
    expect(appointment.uid).toContain(booking.id);
  });
});

describe('way to the place in a booking mail', () => {
  const store = aStoreLocation({ addressKr: '서울 예시로 1, 2층', address: '2F, 1 Sample-ro, Seoul' });

  it.each([
    [
      'kr',
      '주소: 서울 예시로 1, 2층',
      `https://map.kakao.com/link/map/${encodeURIComponent('예시 매장')},37.57,126.98`,
    ],
    [
      'en',
      'Address: 2F, 1 Sample-ro, Seoul',
      'https://www.google.com/maps/search/?api=1&query=37.57%2C126.98',
    ],
  ] as const)(
    'is the street address of the store and a map link, in each mail (%s)',
    (language, address, url) => {
      for (const news of [
        ...NEWS,
        'expired',
        'changed',
        'changeLapsed',
        'changeImpossible',
        'link',
        'calledOff',
        'eventChanged',
        'reminder',
        'unverified',
      ] as const) {
        const { text, html } = bookingMail(news, { ...booking, language }, event, {
          ...CONTEXT,
          store,
        }).message;
        expect(text).toContain(`\n${address}\n`);
        expect(html.replaceAll('\u00a0', ' ')).toContain(address.split(': ')[1]);
        expect(text).toContain(`: ${url}\n`);
        expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
      }
    },
  );

  it('is also in the calendar file', () => {
    const mail = bookingMail('confirmed', { ...booking, language: 'en' }, event, { ...CONTEXT, store });
    expect(appointmentOf(mail).location).toBe('Sample room, 2F, 1 Sample-ro, Seoul');
  });

  it.each([
    ['kr', `https://map.kakao.com/link/search/${encodeURIComponent('예시 공방')}`],
    ['en', 'https://www.google.com/maps/search/?api=1&query=Sample%20room'],
  ] as const)('is a map search for the place of an event without a store (%s)', (language, url) => {
    const { text } = bookingMail('confirmed', { ...booking, language }, event, CONTEXT).message;
    expect(text).toContain(`: ${url}\n`);
    expect(text).not.toMatch(/^(주소|Address): /m);
  });
});

describe('booking mails', () => {
  it('state the next steps', () => {
    const textOf = (news: (typeof NEWS)[number]) => bookingMail(news, booking, event, CONTEXT).message.text;
    expect(textOf('received')).toContain('아직 확정된 예약은 아닙니다');
    expect(textOf('confirmed')).toContain('예약이 확정되었습니다');
    expect(textOf('cancelled')).toContain('예약이 취소되어');
  });

  it.each([
    ['kr', '이 메일을 보낸 때부터 24시간 안에 아래 링크를 열지 않으시면'],
    ['en', 'If the link below is not opened within 24 hours of this email'],
  ] as const)(
    'say within how many hours of their sending a request has to be verified, if the event sets a time (%s)',
    (language, text) => {
      const request = { ...booking, language, createdAt: NOW };
      const verifying = { ...event, verifyHours: 24 };
      const textOf = (news: 'received' | 'changed', at: typeof event, changes = {}) =>
        bookingMail(news, { ...request, ...changes }, at, CONTEXT).message.text;
      expect(textOf('received', verifying)).toContain(text);
      expect(textOf('received', event)).not.toContain(text);
      expect(textOf('changed', verifying)).not.toContain(text);
      expect(textOf('received', verifying, { payBy: NOW })).not.toContain(text);
    },
  );

  it('link to the page of the booking, unless it is cancelled', () => {
    const linked = NEWS.filter((news) => {
      const { text, html } = bookingMail(news, booking, event, CONTEXT).message;
      return text.includes(CONTEXT.manageUrl) && html.includes(CONTEXT.manageUrl);
    });
    expect(linked).toEqual(['received', 'confirmed']);
  });

  it('update one calendar appointment with each later mail', () => {
    const [received, confirmed, cancelled] = NEWS.map((news) =>
      appointmentOf(bookingMail(news, booking, event, CONTEXT)),
    );
    expect(new Set([received, confirmed, cancelled].map((each) => each!.uid)).size).toBe(1);
    expect(confirmed!.sequence).toBeGreaterThan(received!.sequence);
    expect(cancelled!.sequence).toBeGreaterThan(received!.sequence);
    expect(cancelled!.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it('show a booking without a price as free', () => {
    const free = { ...event, price: 0 };
    const { text } = bookingMail(
      'received',
      { ...booking, agreed: agreedTerms(free) },
      free,
      CONTEXT,
    ).message;
    expect(text).toContain('참가비 합계: 무료');
    expect(text).not.toContain('취소와 환불');
  });

  it.each([
    ['kr', '결제: 참가비는 당일 현장에서 내시면 됩니다.', /결제하신|결제해 주|결제가 확인|입금|지불하신/],
    ['en', 'Payment: You pay at the venue on the day.', /\b(paid|received your payment|your payment)\b/i],
  ] as const)(
    'say that a booking without an order is paid at the event, and of no amount that it was paid (%s)',
    (language, line, paid) => {
      const textOf = (news: 'confirmed' | 'cancelled', changes = {}) =>
        bookingMail(news, { ...booking, language, ...changes }, event, CONTEXT).message.text;
      expect(textOf('confirmed')).toContain(`\n${line}\n`);
      expect(textOf('confirmed')).not.toMatch(paid);
      for (const text of [
        textOf('cancelled'),
        textOf('confirmed', { payBy: NOW }),
        textOf('confirmed', { hasOrder: true }),
        textOf('confirmed', { agreed: agreedTerms({ ...event, price: 0 }) }),
      ])
        expect(text).not.toContain(line);
    },
  );

  it('warn of alcohol and require proof of age on site', () => {
    const tasting = { ...event, tags: [ALCOHOL_TAG] };
    for (const news of NEWS) {
      const { text } = bookingMail(news, booking, tasting, CONTEXT).message;
      expect(text).toContain(alcoholWarning(NOW, 'kr'));
      expect(text.includes('신분증')).toBe(news !== 'cancelled');
      expect(bookingMail(news, booking, event, CONTEXT).message.text).not.toContain(
        alcoholWarning(NOW, 'kr'),
      );
    }
  });

  it.each(['Win at https://example.com', 'visit example.com now', 'a@example.com', 'www example', 'x\\y'])(
    'omit a name that looks like an advertisement: %s',
    (name) => {
      const { text, html } = bookingMail(
        'received',
        { ...booking, name, specialRequests: name },
        event,
        CONTEXT,
      ).message;
      expect(text.startsWith('안녕하세요.')).toBe(true);
      expect(text + html).not.toContain(name);
    },
  );

  it.each(['J. R. Kim', "O'Neill-Kim", '김 담', 'Åsa Öberg', '김담 🙂'])('greet %s by name', (name) => {
    const { text } = bookingMail('received', { ...booking, name, language: 'en' }, event, CONTEXT).message;
    expect(text.startsWith(`Dear ${name},`)).toBe(true);
  });
});

describe('mail about an event that has changed since the booking', () => {
  const moved = {
    ...event,
    dateTime: new Date('2026-11-29T05:00:00Z'),
    location: 'Other room',
    locationKr: '다른 공방',
    price: 90_000,
  };

  it('shows the old and the new value of changed terms', () => {
    const { text, html } = bookingMail('confirmed', booking, moved, CONTEXT).message;
    expect(text).toContain('예약하신 뒤에 바뀐 내용이 있으니 꼭 확인해 주세요: 일시, 장소');
    for (const written of [text, html.replaceAll('\u00a0', ' ')]) {
      expect(written).toContain(
        '2026년 11월 29일 일요일 오후 2:00 (한국 시간) (예약하실 때: 2026년 11월 28일 토요일 오후 2:00 (한국 시간))',
      );
      expect(written).toContain('다른 공방 (예약하실 때: 예시 공방)');
    }
  });

  it('shows the changes in English to a guest who used English', () => {
    const { text } = bookingMail('cancelled', { ...booking, language: 'en' }, moved, CONTEXT).message;
    expect(text).toContain('Please note what has changed since you booked: When, Where.');
    expect(text).toContain('Where: Other room (when you booked: Sample room)');
  });

  it('keeps the agreed price', () => {
    const { text } = bookingMail('confirmed', booking, moved, CONTEXT).message;
    expect(text).toContain('1인 참가비: ₩30,000');
    expect(text).toContain('참가비 합계: ₩60,000');
    expect(text).not.toContain('90,000');
  });

  it.each([
    ['kr', '1인 참가비: ₩30,000 × 1명', '1인 참가비: ₩45,000 × 2명', '참가비 합계: ₩120,000'],
    ['en', 'Price per person: ₩30,000 for 1', 'Price per person: ₩45,000 each for 2', 'Total: ₩120,000'],
  ] as const)('lists seats of different prices (%s)', (language, ...facts) => {
    const since = booking.createdAt;
    const lines = [
      { quantity: 1, unitWon: 30_000, since },
      { quantity: 2, unitWon: 45_000, since },
    ];
    const grown = { ...booking, language, numberOfParticipants: 3, agreed: { ...booking.agreed, lines } };
    const { text } = bookingMail('changed', grown, event, CONTEXT).message;
    for (const fact of facts) expect(text).toContain(fact);
  });

  it('has the new time in the calendar file', () => {
    const appointment = appointmentOf(bookingMail('confirmed', booking, moved, CONTEXT));
    expect(appointment.startDate.toJSDate()).toEqual(moved.dateTime);
    expect(appointment.location).toBe('다른 공방');
  });

  it('shows no old value when nothing has changed', () => {
    const { text } = bookingMail('confirmed', booking, { ...event, price: 90_000 }, CONTEXT).message;
    expect(text).not.toContain('바뀐 내용');
    expect(text).not.toContain('예약하실 때');
  });
});

describe('refund rule in a booking mail', () => {
  const { refund } = booking.agreed;

  it.each([
    ['kr', '체험일 5일 전까지 취소하시면'],
    ['en', 'if you cancel at least 5 days before the event'],
  ] as const)('is the one that was agreed (%s)', (language, sentence) => {
    const agreed = { ...booking.agreed, refund: { ...refund, freeCancellationDays: 5 } };
    for (const news of ['received', 'confirmed'] as const)
      expect(bookingMail(news, { ...booking, language, agreed }, event, CONTEXT).message.text).toContain(
        sentence,
      );
  });

  it('names the last day of a full refund after a change by the owner', () => {
    const freeUntil = new Date('2026-12-05T15:00:00Z');
    const agreed = { ...booking.agreed, refund: { ...refund, freeUntil } };
    const { text } = bookingMail('eventChanged', { ...booking, agreed }, event, CONTEXT).message;
    expect(text).toContain('2026년 12월 5일까지 취소하시면 참가비 전액을 돌려드립니다.');
  });

  it('promises no refund after a move for which it was too late', () => {
    const agreed = { ...booking.agreed, refund: { ...refund, freeUntil: NOW } };
    const { text } = bookingMail('changed', { ...booking, language: 'en', agreed }, event, CONTEXT).message;
    expect(text).toContain('The time for a full refund has passed');
    expect(text).not.toContain('We refund the full price');
  });
});

describe('mail about a deleted event', () => {
  it('shows the agreed terms', () => {
    const mail = bookingMail('cancelled', booking, undefined, CONTEXT);
    expect(mail.message.subject).toContain('예시 워크숍');
    expect(mail.message.text).toContain('2026년 11월 28일 토요일 오후 2:00');
    expect(mail.message.text).toContain('예시 공방');
    expect(appointmentOf(mail).startDate.toJSDate()).toEqual(event.dateTime);
  });
});
