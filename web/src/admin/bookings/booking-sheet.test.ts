import { expect, it } from 'vitest';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { aBooking, anEvent } from '@app/domain/testing/factories.ts';
import { csvOf } from '../lists/csv.ts';
import { translations } from '../../testing/translations.ts';
import { bookingSheet } from './booking-export.tsx';

const event = anEvent({ dateTime: new Date('2099-05-02T15:30:00Z') });
const booking = aBooking(event.id, { phone: '+821000000000', createdAt: new Date('2026-11-21T15:05:00Z') });

it('exports a title and one row per booking, in KST and the page language, with hyphens in the telephone number', () => {
  const t = translations.in('kr').getFixedT(null, 'admin');
  expect(csvOf(bookingSheet([booking], () => event, t, 'kr'))).toBe(
    '\uFEFF예약 번호,행사,행사 일시,이름,이메일,전화,인원,예약 당시 참가비 합계,상태,요청 사항,신청 일시\r\n' +
      `${bookingReference(booking.id)},예시 워크숍,2099-05-03 00:30,Sample Visitor,visitor@example.com,010-0000-0000,1,30000,확정 대기,,2026-11-22 00:05\r\n`,
  );
});

it('exports the booked title and time when the event was deleted', () => {
  const t = translations.in('en').getFixedT(null, 'admin');
  const { rows } = bookingSheet([booking], () => null, t, 'en');
  expect(rows[0]?.slice(1, 3)).toEqual(['Sample Workshop', booking.agreed.dateTime]);
});
