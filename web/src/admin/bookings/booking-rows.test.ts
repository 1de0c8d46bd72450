import { expect, it } from 'vitest';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { aBooking, anEvent } from '@app/domain/testing/factories.ts';
import { translations } from '../../testing/translations.ts';
import { bookingRows } from './booking-rows.ts';

const event = anEvent({ dateTime: new Date('2099-05-02T15:30:00Z') });
const booking = aBooking(event.id, { phone: '010-0000-0000', createdAt: new Date('2026-11-21T15:05:00Z') });

it('exports a header and one row per booking, in KST and the page language', () => {
  const t = translations.in('kr').getFixedT(null, 'admin');
  expect(bookingRows([booking], () => event, t, 'kr')).toEqual([
    [
      '예약 번호',
      '행사',
      '행사 일시',
      '이름',
      '이메일',
      '전화',
      '인원',
      '예약 당시 참가비 합계',
      '상태',
      '요청 사항',
      '신청 일시',
    ],
    [
      bookingReference(booking.id),
      '예시 워크숍',
      '2099-05-03 00:30',
      'Sample Visitor',
      'visitor@example.com',
      '010-0000-0000',
      1,
      30_000,
      '확정 대기',
      undefined,
      '2026-11-22 00:05',
    ],
  ]);
});

it('exports the booked title and time when the event was deleted', () => {
  const t = translations.in('en').getFixedT(null, 'admin');
  const [, row] = bookingRows([booking], () => null, t, 'en');
  expect(row?.slice(1, 3)).toEqual(['Sample Workshop', '2099-05-01 14:00']);
});
