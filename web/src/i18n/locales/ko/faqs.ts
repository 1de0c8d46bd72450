export default {
  title: '자주 묻는 질문',
  failed: '질문을 불러오지 못했습니다',
  none: '아직 모아 둔 질문이 없습니다. 궁금한 점은 문의로 남겨 주세요.',
  /** 종류는 관리자가 적습니다. 여기에 없는 종류는 적힌 그대로 보입니다. */
  categories: {
    coffee: '커피',
    makgeolli: '막걸리',
    experiences: '체험',
    orders: '주문과 배송',
    stores: '매장',
  },
} as const;
