export default {
  contents: '차례',
  effective: '{{date}} 시행',
  language: '한국어 본문과 영어 번역이 다를 때에는 한국어 본문을 따릅니다.',
} as const;
