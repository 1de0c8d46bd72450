export default {
  title: '오늘 살필 일',
  pending: '확정을 기다리는 예약',
  unread: '읽지 않은 문의',
  failed: '보내지 못한 메일',
  events: '오늘과 다음 행사',
  noEvents: '앞으로 열릴 행사가 없습니다.',
  today: '오늘',
  seats: '{{booked}}/{{capacity}}자리',
  untranslated: '번역이 빠진 글',
} as const;
