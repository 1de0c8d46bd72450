export const dashboard = {
  title: '관리실',
  subtitle: '오늘의 예약을 살피고 답합니다',
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
