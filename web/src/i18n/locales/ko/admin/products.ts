export default {
  price: '가격',
  add: '제품 추가',
  loading: '제품 목록을 불러오는 중…',
  empty: '제품이 없습니다',
  emptyDetail: '첫 제품을 추가하면 여기에 보입니다.',
  adding: '새 제품',
  editing: '제품 수정',
  added: '제품을 추가했습니다',
  updated: '제품을 수정했습니다',
  deleted: '제품을 삭제했습니다',
  saveFailed: '제품을 저장하지 못했습니다',
  deleteFailed: '제품을 삭제하지 못했습니다',
} as const;
