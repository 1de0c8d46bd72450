export default {
  breadcrumb: '현재 위치',
  home: '홈',
  notFound: {
    title: '제품을 찾을 수 없습니다',
    description: '더는 만들지 않거나 주소가 바뀐 제품입니다.',
    back: '제품 목록으로',
  },
  picture: '{{index}}번째 사진 보기',
  inquire: '문의하기',
  contact: '연락처 보기',
  related: '비슷한 제품',
  tabs: {
    label: '제품 정보',
    details: '상세 정보',
    tastingNotes: '맛과 향',
    brewGuide: '내리는 법',
    servingGuide: '마시는 법',
  },
  noNotes: '맛과 향을 정리하고 있습니다.',
  noGuide: '안내를 정리하고 있습니다.',
} as const;
