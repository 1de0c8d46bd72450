export default {
  title: '행사 취소하기',
  dates: '어느 날짜를 취소할까요?',
  otherDates: '다른 날짜',
  reason: '취소 사유 (손님에게 보내는 메일에 실립니다)',
  reasonMissing: '손님이 읽을 취소 사유를 적어 주세요',
  withoutMail: '이메일 주소가 없어 직접 연락해야 하는 손님:',
  question: '{{moment}} ‘{{title}}’ 행사를 취소할까요?',
  questionOfSeries_other: '‘{{title}}’ 행사의 날짜 {{count}}개를 취소할까요?',
  effect:
    '행사를 숨기고 예약 {{bookings}}건을 취소합니다. 메일 {{mails}}통을 보내고 {{won}}을 환불하며, 되돌릴 수 없습니다.',
  submit: '행사 취소하고 메일 보내기',
  progress: '행사 취소 진행 상황',
  running: '행사를 취소하고 있습니다. 예약 {{total}}건 가운데 {{told}}건을 마쳤습니다.',
  done_other: '행사를 취소했습니다. 예약 {{count}}건을 취소하고, 이메일 주소가 있는 손님께 알렸습니다.',
  continue: '지금 이어서 하기',
  failed: '행사를 취소하지 못했습니다',
} as const;
