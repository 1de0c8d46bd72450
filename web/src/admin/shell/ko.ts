export const dashboard = {
  title: '관리실',
  tabs: '관리할 것',
  subtitle: '오늘 할 일을 살피고 가게를 꾸립니다',
  unread_other: '읽지 않음 {{count}}건',
} as const;

export const tabs = {
  products: '제품',
  events: '행사',
  bookings: '예약',
  stories: '이야기',
  contacts: '문의',
  'store-locations': '매장',
  faqs: '자주 묻는 질문',
  newsletter: '소식지',
  mail: '메일',
  activity: '활동 기록',
} as const;

export const shortcuts = {
  title: '단축키',
  show: '단축키 보기',
  on: '단축키 쓰기',
  close: '닫기',
  keys: {
    '?': '이 안내 열기',
    '1–9, 0': '차례대로 탭 열기',
    'j, k': '다음 카드, 이전 카드',
    '/': '찾기',
    n: '새로 만들기',
    c: '예약 확정',
    x: '예약 취소',
    e: '수정 또는 답장',
    r: '읽음 바꾸기, 다시 보내기',
    d: '삭제',
    p: '입장 명단 인쇄',
    z: '삭제 되돌리기',
  },
} as const;
