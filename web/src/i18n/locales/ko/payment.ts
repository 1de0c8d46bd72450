export default {
  loading: '결제 시스템을 불러오는 중입니다. 잠시 후 다시 시도해 주세요.',
  failed: {
    title: '결제 창을 열지 못했습니다',
    text: '결제 회사에 연결되지 않았습니다. 광고나 스크립트를 막는 기능을 끄고 다시 눌러 보시거나, 전화나 문의로 ‘{{title}}’ 주문을 알려 주세요.',
    call: '{{phone}} 전화하기',
    write: '문의 남기기',
  },
  pay: '결제하기',
  payWon: '{{won}} 결제',
  payFor: '({{title}})',
} as const;
