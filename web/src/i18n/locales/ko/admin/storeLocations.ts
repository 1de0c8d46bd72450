export default {
  add: '매장 추가',
  loading: '매장 목록을 불러오는 중…',
  empty: '매장이 없습니다',
  emptyDetail: '첫 매장을 추가하면 여기에 보입니다.',
  adding: '새 매장',
  editing: '매장 수정',
  added: '매장을 추가했습니다',
  updated: '매장을 수정했습니다',
  deleted: '매장을 삭제했습니다',
  saveFailed: '매장을 저장하지 못했습니다',
  deleteFailed: '매장을 삭제하지 못했습니다',
} as const;
