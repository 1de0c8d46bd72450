/** What a cancellation costs: on the pages of events and bookings, in the booking dialog, in the form without JavaScript and in mails. */
export const REFUND_NOTICES = {
  refund_other: '체험일 {{count}}일 전까지 취소하시면 참가비 전액을 돌려드립니다.',
  rules: '취소와 환불 규정',
} as const;
