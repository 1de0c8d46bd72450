import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { BRAND } from '@app/domain/brand.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { mailSchema } from '@app/domain/mail/mail-schema.ts';
import { ALCOHOL_TAG, alcoholWarning } from '@app/domain/shared/alcohol.ts';
import { aBooking, anEvent } from '@app/domain/testing/factories.ts';
import { bookingMail } from './booking-mail.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const NEWS = ['received', 'confirmed', 'cancelled'] as const;
const event = anEvent({ dateTime: new Date('2026-11-28T05:00:00Z'), price: 30_000, duration: 90 });
const booking = aBooking(event.id, { name: '김담', numberOfParticipants: 2 });
const reference = bookingReference(booking.id);

const appointmentOf = (mail: ReturnType<typeof bookingMail>) =>
  new ICAL.Event(
    new ICAL.Component(ICAL.parse(mail.message.attachments![0]!.content)).getFirstSubcomponent('vevent')!,
  );

describe.each(NEWS)('the mail that a booking is %s', (news) => {
  it('is a mail as it is stored', () => {
    const mail = { ...bookingMail(news, booking, event, NOW), id: 'sample', createdAt: NOW };
    expect(mailSchema.parse(mail)).toEqual(mail);
  });

  it('tells all in Korean to a visitor who used Korean', () => {
    const { message, language, to, replyTo } = bookingMail(news, booking, event, NOW);
    expect({ language, to, replyTo }).toEqual({
      language: 'kr',
      to: booking.email,
      replyTo: BRAND.eventsEmail,
    });
    expect(message.subject).toContain(`예시 워크숍 (${reference})`);
    for (const written of [message.text, message.html]) {
      expect(written).toContain('김담 님, 안녕하세요.');
      expect(written).toContain(reference);
      expect(written).toContain('2026년 11월 28일 토요일 오후 2:00 (한국 시간)');
      expect(written).toContain('90분');
      expect(written).toContain('예시 공방');
      expect(written).toContain('2명');
      expect(written).toContain('₩60,000');
      expect(written).not.toMatch(/undefined|null|\[object/);
    }
  });

  it('tells all in English to a visitor who used English', () => {
    const { message, language } = bookingMail(
      news,
      { ...booking, language: 'en', name: 'Dam Kim' },
      event,
      NOW,
    );
    expect(language).toBe('en');
    for (const written of [message.text, message.html]) {
      expect(written).toContain('Dear Dam Kim,');
      expect(written).toContain(reference);
      expect(written).toContain('Saturday, Nov 28 at 2:00 PM (Korea Standard Time)');
      expect(written).toContain('Sample room');
      expect(written).toContain('₩60,000');
    }
    expect(message.text.replace(BRAND.phone, '')).not.toMatch(/[가-힣]/);
  });

  it('carries the appointment', () => {
    const mail = bookingMail(news, booking, event, NOW);
    expect(mail.message.attachments![0]!.filename).toBe(`${reference}.ics`);
    const appointment = appointmentOf(mail);
    expect(appointment.startDate.toJSDate()).toEqual(event.dateTime);
    expect(appointment.uid).toContain(booking.id);
  });
});

describe('booking mails', () => {
  it('say what happens next', () => {
    const textOf = (news: (typeof NEWS)[number]) => bookingMail(news, booking, event, NOW).message.text;
    expect(textOf('received')).toContain('아직 확정된 예약은 아닙니다');
    expect(textOf('confirmed')).toContain('예약이 확정되었습니다');
    expect(textOf('cancelled')).toContain('예약이 취소되어');
  });

  it('are about one appointment, of which the later file holds', () => {
    const [received, confirmed, cancelled] = NEWS.map((news) =>
      appointmentOf(bookingMail(news, booking, event, NOW)),
    );
    expect(new Set([received, confirmed, cancelled].map((each) => each!.uid)).size).toBe(1);
    expect(confirmed!.sequence).toBeGreaterThan(received!.sequence);
    expect(cancelled!.sequence).toBeGreaterThan(received!.sequence);
    expect(cancelled!.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it('call a booking without a price free', () => {
    const free = { ...event, price: 0 };
    expect(bookingMail('received', booking, free, NOW).message.text).toContain('참가비 합계: 무료');
  });

  it('warn of alcohol, and ask for proof of age before the day', () => {
    const tasting = { ...event, tags: [ALCOHOL_TAG] };
    for (const news of NEWS) {
      const { text } = bookingMail(news, booking, tasting, NOW).message;
      expect(text).toContain(alcoholWarning(NOW, 'kr'));
      expect(text.includes('신분증')).toBe(news !== 'cancelled');
      expect(bookingMail(news, booking, event, NOW).message.text).not.toContain(alcoholWarning(NOW, 'kr'));
    }
  });

  it.each(['Win at https://example.com', 'visit example.com now', 'a@example.com', 'www example', 'x\\y'])(
    'do not carry an advertisement that calls itself a name: %s',
    (name) => {
      const { text, html } = bookingMail(
        'received',
        { ...booking, name, specialRequests: name },
        event,
        NOW,
      ).message;
      expect(text.startsWith('안녕하세요.')).toBe(true);
      expect(text + html).not.toContain(name);
    },
  );

  it.each(['J. R. Kim', "O'Neill-Kim", '김 담', 'Åsa Öberg', '김담 🙂'])('greet %s by name', (name) => {
    const { text } = bookingMail('received', { ...booking, name, language: 'en' }, event, NOW).message;
    expect(text.startsWith(`Dear ${name},`)).toBe(true);
  });
});
