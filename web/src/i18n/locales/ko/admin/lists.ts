export default {
  more: '더 보기',
  loadingMore: '더 불러오는 중…',
  thereIsMore: '더 있습니다',
  search: '찾기',
  export: 'CSV로 내려받기',
  exporting: '내려받는 중…',
  exported_other: '{{count}}줄을 내려받았습니다',
  exportFailed: '내려받지 못했습니다',
  nothingFound: '맞는 것이 없습니다',
  nothingFoundDetail: '찾는 말의 첫 글자부터 넣거나 조건을 바꾸어 보세요.',
} as const;
