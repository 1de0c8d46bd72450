/** 법적 고지 페이지에 공통으로 쓰는 문구. */
export const ko = {
  contents: '차례',
  effective: (date: string) => `${date} 시행`,
  language: '한국어 본문과 영어 번역이 다를 때에는 한국어 본문을 따릅니다.',
};

export type LegalWords = typeof ko;
