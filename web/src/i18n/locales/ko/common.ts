import { PRIVACY_NOTICE } from '@app/domain/notices/ko/privacy.ts';

export default {
  description: '볕담은 커피를 볶고 막걸리를 빚는 서울의 작은 공방입니다.',
  needsScript: '자바스크립트를 켜야 이용하실 수 있습니다. 켜기 어려우시면 전화나 이메일로 문의해 주세요.',
  skipToContent: '본문으로 건너뛰기',
  close: '닫기',
  pictureCredit: '사진 {{name}}',
  basket: '장바구니 ({{pieces}})',
  retry: '다시 시도',
  loading: '불러오는 중입니다',
  leaveEmpty: '비워 두세요',
  map: { label: '지도에서 보기', kakao: '카카오맵', naver: '네이버 지도', google: '구글 지도' },
  /** 양식 아래에 적습니다. */
  privacyNotice: PRIVACY_NOTICE,
  share: {
    label: '공유하기',
    copied: '링크를 복사했습니다',
    failed: '공유하지 못했습니다. 주소창의 주소를 복사해 주세요.',
  },
  /** 술을 보여 드리지 않는 방문자에게는 `coffeeOnly`의 문구가 같은 이름의 문구를 대신합니다. */
  description_coffeeOnly: '볕담은 커피를 볶는 서울의 작은 공방입니다.',
  navigation: {
    label: '주 메뉴',
    products: '제품',
    coffee: '커피',
    makgeolli: '막걸리',
    about: '소개',
    experiences: '체험',
    stories: '이야기',
    contact: '문의',
    search: '검색',
    privacy: '개인정보처리방침',
    terms: '이용약관',
    agePolicy: '연령 정책',
    admin: '관리자',
    openMenu: '메뉴 열기',
    closeMenu: '메뉴 닫기',
    language: '언어',
  },

  footer: {
    links: '바로 가기',
    legal: '약관과 정책',
    business: '사업자 정보',
    representative: '대표',
    address: '주소',
    phone: '전화',
    email: '이메일',
    businessNumber: '사업자등록번호',
    businessCheck: '사업자정보 확인',
    mailOrder: '통신판매업신고',
    mailOrderAuthority: '신고 기관',
    hosting: '호스팅 제공',
    privacyOfficer: '개인정보 보호책임자',
    social: '소셜 미디어',
    upcomingChannels: { youtube: '유튜브', kakaoTalk: '카카오톡 채널' },
    comingSoon: '준비 중',
    opensInNewTab: '새 창에서 열림',
  },

  error: {
    title: '문제가 생겼습니다',
    description: '잠시 뒤 다시 시도해 주세요. 같은 문제가 계속되면 이메일로 알려 주세요.',
    connection: '연결이 끊겼거나 서버가 응답하지 않습니다. 다시 시도해 주세요.',
    form: '보내는 중에 문제가 생겼습니다. 다시 시도해 주세요.',
  },

  notFound: {
    title: '404 페이지를 찾을 수 없습니다',
    description: '주소를 확인하시거나 홈에서 다시 찾아보세요.',
    home: '홈으로 가기',
  },
} as const;
