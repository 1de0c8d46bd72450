export default {
  text: {
    coffee: '온라인으로는 판매하지 않으며, 매장에서 구매하실 수 있습니다.',
    makgeolli:
      '매장에서 맛보시고 병으로 사 가실 수 있습니다. 신분증을 꼭 가져와 주세요. 온라인으로는 판매하지 않습니다.',
  },
  stores: '매장 찾기',
  tastings: '시음회 보기',
} as const;
