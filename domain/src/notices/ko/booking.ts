/**
 * What a guest has to know before booking: on the page of an event, in the booking dialog, in the form without JavaScript and in
 * mails. The cost of a cancellation is in `refund.ts`, because the page of a booking, which loads none of this, shows it too.
 */
export const BOOKING_NOTICES = {
  paidOnSite: '참가비는 당일 현장에서 내시면 됩니다.',
  bringProofOfAge: '술을 맛보는 체험이니, 나이를 확인할 수 있는 신분증을 꼭 가져와 주세요.',
  paidOnline:
    '예약하신 뒤 {{time}} 안에, 늦어도 체험이 시작되기 전까지 온라인으로 결제하시면 확정됩니다. 그때까지 결제되지 않으면 예약은 취소됩니다.',
  time: { minutes_other: '{{count}}분', hours_other: '{{count}}시간', days_other: '{{count}}일' },
  otherPayment: {
    offer:
      '온라인 결제가 어려우시면 여기서 예약하지 마시고 저희에게 알려 주세요. 자리를 맡아 두고 현장에서 결제하시도록 준비해 드립니다.',
    contact: '문의하기',
  },
  bookedElsewhere: '예약, 결제와 환불은 예약을 받는 곳의 규정을 따릅니다.',
} as const;
