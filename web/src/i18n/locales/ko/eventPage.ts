import { BOOKING_NOTICES } from '@app/domain/notices/ko/booking.ts';

export default {
  ...BOOKING_NOTICES,
  moved: '일정이 변경된 체험입니다. 변경 전 일시는 {{before}}입니다.',
  visit: '오시는 길과 결제',
  includes: '포함 사항',
  dates: '다른 날짜',
  laterDates_other: '이후 날짜 {{count}}개 더 보기',
  related: '다른 체험',
  all: '전체 체험 보기',
} as const;
