/** What a guest has to know before booking: in the booking dialog, in the form without JavaScript and in mails. */
export const BOOKING_NOTICES = {
  paidOnSite: '참가비는 당일 현장에서 내시면 됩니다.',
  bringProofOfAge: '술을 맛보는 체험이니, 나이를 확인할 수 있는 신분증을 꼭 가져와 주세요.',
  refund_other: '체험일 {{count}}일 전까지 취소하시면 참가비 전액을 돌려드립니다.',
  rules: '취소와 환불 규정',
} as const;
