export default {
  moreDates: '날짜 추가',
  saveAndAdd: '저장하고 날짜 추가',
  publishAndAdd: '공개하고 날짜 추가',
  column: '시리즈',
  position: '{{count}}회 중 {{position}}회차',
  showDates: '‘{{name}}’ 시리즈의 모든 날짜 보기',
  shown: '‘{{name}}’ 시리즈의 날짜만 보고 있습니다.',
  showAll: '모든 행사 보기',
} as const;
