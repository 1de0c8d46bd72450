/** The form that sends the links of bookings again: with JavaScript and without. */
export const BOOKING_LINKS = {
  notice:
    '예약하실 때 쓰신 이메일을 적어 주세요. 다가오는 예약마다 새 링크를 보내 드리며, 예전 링크는 더 이상 열리지 않습니다.',
  submit: '예약 링크 받기',
  sent: '이 주소로 예약하신 내역이 있으면 잠시 뒤 메일이 도착합니다. 오지 않으면 스팸함을 확인해 주세요.',
} as const;
