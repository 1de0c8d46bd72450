export default {
  add: '이야기 추가',
  loading: '이야기 목록을 불러오는 중…',
  empty: '이야기가 없습니다',
  emptyDetail: '첫 이야기를 추가하면 여기에 보입니다.',
  adding: '새 이야기',
  editing: '이야기 수정',
  added: '이야기를 추가했습니다',
  updated: '이야기를 수정했습니다',
  deleted: '이야기를 삭제했습니다',
  saveFailed: '이야기를 저장하지 못했습니다',
  deleteFailed: '이야기를 삭제하지 못했습니다',
} as const;
