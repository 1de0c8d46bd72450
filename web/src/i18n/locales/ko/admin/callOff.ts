export default {
  title: '행사 취소하기',
  reason: '취소 사유 (손님에게 보내는 메일에 실립니다)',
  reasonMissing: '손님이 읽을 취소 사유를 적어 주세요',
  consequence:
    '행사를 숨기고 모든 예약을 취소합니다. 이메일 주소가 있는 손님마다 메일을 한 통씩 보내고, 온라인으로 결제한 금액은 전액 돌려드립니다. 되돌릴 수 없습니다.',
  withoutMail: '이메일 주소가 없어 직접 연락해야 하는 손님:',
  submit: '행사 취소하고 메일 보내기',
  progress: '행사 취소 진행 상황',
  running: '행사를 취소하고 있습니다. 예약 {{total}}건 가운데 {{told}}건을 마쳤습니다.',
  done_other: '행사를 취소했습니다. 예약 {{count}}건을 취소하고, 이메일 주소가 있는 손님께 알렸습니다.',
  continue: '지금 이어서 하기',
  failed: '행사를 취소하지 못했습니다',
} as const;
