export default {
  coffee: {
    title: '커피',
    text: '산지의 볕을 한 봉지씩 담았습니다. 볶음도와 산지, 가공 방식으로 골라 보세요.',
  },
  makgeolli: {
    title: '막걸리',
    text: '담 그늘에서 천천히 익힌 술입니다. 단맛과 탄산, 도수로 골라 보세요.',
  },
  all: {
    title: '제품',
    text: '볶은 커피와 빚은 막걸리를 한자리에 모았습니다.',
    text_coffeeOnly: '담 아래에서 볶은 커피를 한자리에 모았습니다.',
  },
  filters: '필터',
  activeFilters: '선택한 필터',
  apply: '적용하기',
  clearAll: '모두 지우기',
  remove: '{{label}} 필터 지우기',
  sort: '정렬',
  sorts: { name: '이름순', 'price-low': '낮은 가격순', 'price-high': '높은 가격순' },
  count_other: '제품 {{count}}개',
  show_other: '제품 {{count}}개 보기',
  notCovered: { title: '이 필터가 적용되지 않는 제품', count_other: '그 밖에 {{count}}개' },
  empty: { title: '조건에 맞는 제품이 없습니다', description: '필터를 하나씩 지워 보세요.' },
  none: { title: '아직 소개할 제품이 없습니다', description: '곧 채워 놓겠습니다.' },
  failed: '제품을 불러오지 못했습니다',
} as const;
