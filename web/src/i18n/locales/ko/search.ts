export default {
  title: '검색',
  description: '볕담의 제품과 체험, 이야기를 한 번에 검색합니다.',
  label: '검색어',
  hint: '제품과 체험, 이야기를 검색합니다. ‘ㅂㄷ’처럼 초성만 적으셔도 됩니다.',
  submit: '검색',
  count_other: '검색 결과 {{count}}건',
  kind: { product: '제품', event: '체험', story: '이야기' },
  past: '지난 체험',
  empty: {
    title: '검색 결과가 없습니다',
    description: '더 짧은 검색어로 검색하시거나 아래에서 둘러보세요.',
  },
  failed: '지금은 검색할 수 없습니다',
  products: '제품 모두 보기',
  experiences: '체험 모두 보기',
  stories: '이야기 모두 보기',
  contact: '매장·배송·환불 문의',
} as const;
