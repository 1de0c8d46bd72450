/** 예약 창과 그 뒤의 안내. */
export const ko = {
  title: '체험 예약',
  name: '이름',
  email: '이메일',
  phone: '전화번호',
  participants: '참가 인원',
  specialRequests: '요청 사항',
  optional: '선택',
  seatsLeft: (seats: number) => `${seats}자리 남아 있습니다.`,
  fewer: '한 명 줄이기',
  more: '한 명 늘리기',
  total: '참가비 합계',
  submit: '예약 신청',
  submitting: '예약 중…',
  success: '예약되었습니다! 곧 확인 이메일을 보내 드리겠습니다.',
  successDetail: (reference: string) => `예약 번호는 ${reference}입니다. 저희가 확인한 뒤 확정해 드립니다.`,
  capacityError: '정원이 찼습니다.',
  error: '예약하지 못했습니다. 다시 시도해 주세요.',
  conflict: (reference: string) =>
    `처음 보내신 신청이 이미 접수되어 있습니다. 예약 번호는 ${reference}입니다. 내용을 바꾸시려면 예약 번호와 함께 알려 주세요.`,
  receipt: (reference: string) => `예약 번호 ${reference} · 확인 중입니다.`,
  addToCalendar: '캘린더에 추가',
  validation: {
    nameMin: '이름을 두 글자 이상 입력해 주세요.',
    nameMax: '이름이 너무 깁니다. 100자까지 적을 수 있습니다.',
    nameUnseen: '이름에 보이지 않는 문자가 섞여 있습니다. 지우고 다시 입력해 주세요.',
    emailMax: '이메일 주소가 너무 깁니다. 254자까지 적을 수 있습니다.',
    emailInvalid: '올바른 이메일 주소를 입력해 주세요.',
    phoneMax: '전화번호가 너무 깁니다. 40자까지 적을 수 있습니다.',
    phoneUnseen: '전화번호에 보이지 않는 문자가 섞여 있습니다. 지우고 다시 입력해 주세요.',
    participantsMin: '참가 인원은 한 명 이상이어야 합니다.',
    participantsMax: '남은 자리보다 많습니다. 인원을 줄여 주세요.',
    specialRequestsMax: '요청 사항이 너무 깁니다. 2,000자까지 적을 수 있습니다.',
  },
};

export type BookingWords = typeof ko;
