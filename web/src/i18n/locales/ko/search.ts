export default {
  title: '찾기',
  description: '볕담의 제품과 체험, 이야기를 한 번에 찾아봅니다.',
  label: '찾는 말',
  hint: '제품과 체험, 이야기에서 찾습니다. ‘ㅂㄷ’처럼 첫소리만 적으셔도 됩니다.',
  submit: '찾기',
  count_other: '{{count}}건을 찾았습니다',
  kind: { product: '제품', event: '체험', story: '이야기' },
  past: '지난 체험',
  empty: {
    title: '검색 결과가 없습니다',
    description: '더 짧은 말로 찾아보시거나 아래에서 둘러보세요.',
  },
  failed: '지금은 찾을 수 없습니다',
  products: '제품 모두 보기',
  experiences: '체험 모두 보기',
  stories: '이야기 모두 보기',
} as const;
