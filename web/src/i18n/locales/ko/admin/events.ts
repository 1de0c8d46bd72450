export default {
  add: '행사 추가',
  loading: '행사 목록을 불러오는 중…',
  empty: '행사가 없습니다',
  emptyDetail: '첫 행사를 추가하면 여기에 보입니다.',
  adding: '새 행사',
  editing: '행사 수정',
  added: '행사를 추가했습니다',
  updated: '행사를 수정했습니다',
  deleted: '행사를 삭제했습니다',
  saveFailed: '행사를 저장하지 못했습니다',
  deleteFailed: '행사를 삭제하지 못했습니다',
  booked_other:
    '예약된 자리가 {{count}}석 있어 삭제할 수 없습니다. 예약 탭에서 이 행사의 예약을 먼저 취소하거나, ‘사이트에 공개’를 꺼서 사이트에서 감출 수 있습니다.',
  held_other:
    '따로 잡아 두었거나 대기자에게 안내한 자리가 {{count}}석 있어 삭제할 수 없습니다. 예약 탭에서 이 행사의 자리를 먼저 풀거나 안내한 대기 신청을 지우거나, ‘사이트에 공개’를 꺼서 사이트에서 감출 수 있습니다.',
  upcoming: '다가오는 행사',
  noUpcoming: '다가오는 행사가 없습니다',
  past: '지난 행사',
} as const;
