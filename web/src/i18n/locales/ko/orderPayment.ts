export default {
  loading: '결제 시스템을 불러오는 중입니다. 잠시 뒤 다시 시도해 주세요.',
  failed: {
    title: '결제 창을 열지 못했습니다',
    text: '결제대행사에 연결하지 못했습니다. 광고나 스크립트 차단을 끄고 다시 눌러 주세요. ‘{{title}}’ 주문은 전화나 문의로도 받습니다.',
    call: '{{phone}} 전화하기',
    write: '문의 남기기',
  },
  pay: '결제하기',
  payWon: '{{won}} 결제',
  payFor: '({{title}})',
} as const;
