export default {
  today: '오늘',
  products: '제품',
  events: '행사',
  bookings: '예약',
  orders: '주문',
  stories: '이야기',
  contacts: '문의',
  'store-locations': '매장',
  faqs: '자주 묻는 질문',
  newsletter: '소식지',
  mail: '메일',
  activity: '활동 기록',
} as const;
