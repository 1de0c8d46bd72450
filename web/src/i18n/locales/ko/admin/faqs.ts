export default {
  add: '질문 추가',
  loading: '자주 묻는 질문 목록을 불러오는 중…',
  empty: '자주 묻는 질문이 없습니다',
  emptyDetail: '첫 질문을 추가하면 여기에 보입니다.',
  order: '순서 바꾸기',
  orderHint:
    '화살표로 질문을 옮겨 주세요. 컴퓨터에서는 끌어 옮길 수도 있습니다. 사이트에는 분류별로 묶여 보입니다.',
  earlier: '위로',
  later: '아래로',
  ordered: '순서를 저장했습니다',
  adding: '새 질문',
  editing: '질문 수정',
  added: '질문을 추가했습니다',
  updated: '질문을 수정했습니다',
  deleted: '질문을 삭제했습니다',
  saveFailed: '질문을 저장하지 못했습니다',
  deleteFailed: '질문을 삭제하지 못했습니다',
} as const;
