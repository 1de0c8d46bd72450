export default {
  title: '인터넷에 연결되어 있지 않습니다',
  description: '이 페이지는 다시 연결된 뒤에 볼 수 있습니다.',
  retry: '다시 시도',
  booked: '내 예약',
  reference: '예약 번호',
  seen: '지금 볼 수 있는 페이지',
} as const;
