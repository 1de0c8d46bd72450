import type { NoticeKind } from '../../owner-notice/owner-notice.ts';

/** The kinds of notices to the owner: in the settings of the notices and in the mail. */
export const OWNER_NOTICE_KINDS = {
  amount: '일부 금액만 결제',
  refund: '거절된 환불',
  difference: '주문 기록 불일치',
  mail: '보내지 못한 메일',
  majority: '한 사람이 절반 넘게 예약한 체험',
  booking: '새 예약',
  cancellation: '예약·주문 취소',
  return: '반품 신청',
  waitlist: '대기자 답변',
  order: '새 주문',
  message: '새 문의',
} as const satisfies Record<NoticeKind, string>;
