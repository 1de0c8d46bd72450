export default {
  title: '이야기',
  text: '볶고 빚는 사이에 적어 둔 글입니다. 사람과 땅, 도구와 계절을 씁니다.',
  text_coffeeOnly: '볶는 틈틈이 적어 둔 글입니다. 사람과 땅, 도구와 계절을 씁니다.',
  search: '이야기 검색',
  searchNow: '검색',
  searchHint: '제목, 본문, 글쓴이를 검색합니다.',
  tag: '주제',
  allTags: '전체',
  count_other: '이야기 {{count}}편',
  clear: '검색 조건 지우기',
  empty: {
    title: '조건에 맞는 이야기가 없습니다',
    description: '다른 검색어를 넣거나 검색 조건을 지워 보세요.',
  },
  none: { title: '아직 이야기가 없습니다', description: '첫 이야기를 쓰고 있습니다.' },
  failed: '이야기를 불러오지 못했습니다',

  about: '이 제품이 나오는 이야기',
  by: '글 {{author}}',
  minutes: '읽는 데 {{minutes}}분',
  tags: {
    coffee: '커피',
    craft: '공예',
    culture: '문화',
    fermentation: '발효',
    makgeolli: '막걸리',
    pottery: '도자기',
    rice: '쌀',
    sourcing: '산지',
    sustainability: '지속가능성',
    technique: '기법',
    tradition: '전통',
  },

  newsletter: {
    title: '새 이야기를 메일로 보내 드립니다',
    text: '한 달에 한두 번, 새로 쓴 글과 체험 소식을 전합니다.',
  },

  story: {
    comingSoon: '글을 다듬고 있습니다. 곧 이곳에서 읽으실 수 있습니다.',
    more: '다른 이야기 보기',
    next: '이어서 읽기',
  },
  notFound: {
    title: '이야기를 찾을 수 없습니다',
    description: '아직 올리지 않았거나 주소가 바뀐 이야기입니다.',
    back: '이야기 목록으로',
  },

  preview: {
    title: '담 곁에서 적은 이야기',
    text: '원두가 온 길, 술독을 지킨 겨울, 손에 익은 도구에 관한 글입니다.',
    text_coffeeOnly: '원두가 온 길과 손에 익은 도구에 관한 글입니다.',
    viewAll: '이야기 모두 보기',
    empty: '첫 이야기를 쓰고 있습니다. 곧 올리겠습니다.',
    empty_coffeeOnly: '이야기는 전체 목록에서 보실 수 있습니다.',
  },
} as const;
