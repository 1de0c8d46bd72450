/** 관리 화면의 모든 한국어 문구. 값은 `{{이름}}` 자리에 들어가고, 수를 세는 문구의 이름은 `_other`로 끝납니다. */
export const ko = {
  description: '볕담을 꾸리는 사람을 위한 곳입니다.',
  loading: '불러오는 중…',
  backToSite: '사이트로 가기',
  signIn: {
    title: '관리자 로그인',
    subtitle: '하루를 여는 자리입니다.',
    username: '아이디',
    password: '비밀번호',
    submit: '로그인',
    submitting: '로그인하는 중…',
    usernameRequired: '아이디를 입력해 주세요',
    passwordRequired: '비밀번호를 입력해 주세요',
    again: '로그인이 끝났습니다. 다시 로그인해 주세요.',
    succeeded: '로그인했습니다',
    failed: '로그인하지 못했습니다',
    failedDetail: '아이디 또는 비밀번호가 올바르지 않습니다',
    broken: '오류',
    brokenDetail: '로그인하는 동안 문제가 생겼습니다',
  },
  session: {
    checking: '로그인 상태를 확인하는 중…',
    logout: '로그아웃',
    loggedOut: '로그아웃했습니다',
    logoutFailed: '로그아웃하지 못했습니다',
  },
  dashboard: {
    title: '관리실',
    subtitle: '오늘의 예약을 살피고 답합니다',
  },
  tabs: {
    bookings: '예약',
  },
  live: {
    failed: '불러오지 못했습니다',
    failedDetail: '연결을 확인하고 다시 시도해 주세요.',
    retry: '다시 시도',
    unreachable: '서버와 연결되기를 기다리고 있습니다. 연결되면 저절로 이어집니다.',
  },
  bookings: {
    title: '예약',
    loading: '예약을 불러오는 중…',
    loadingEvents: '행사를 불러오는 중…',
    filterLabel: '행사',
    allEvents: '모든 행사',
    noMatchingEvent: '맞는 행사가 없습니다',
    shown_other: '예약 {{count}}건',
    shownNewest_other: '최근 예약 {{count}}건',
    more: '더 보기',
    loadingMore: '더 불러오는 중…',
    empty: '아직 예약이 없습니다',
    emptyDetail: '새 예약은 이곳에 저절로 나타납니다.',
    emptyForEvent: '이 행사에는 아직 예약이 없습니다',
    reference: '예약 번호',
    event: '행사',
    removedEvent: '삭제된 행사',
    email: '이메일',
    phone: '전화',
    participants: '인원',
    people_other: '{{count}}명',
    requests: '요청 사항',
    bookedAt: '신청한 때',
    kst: '{{moment}} KST',
    status: { pending: '대기', confirmed: '확정', cancelled: '취소' },
    confirm: '확정',
    confirming: '확정하는 중…',
    cancel: '취소',
    cancelling: '취소하는 중…',
    nameOfAction: '{{name}} 님의 예약 {{action}}',
    updated: '예약 상태를 바꾸었습니다',
    updateFailed: '상태를 바꾸지 못했습니다',
    seatsTaken: '{{booked}} / {{capacity}}자리 예약됨',
    seatsLeft: '{{seats}}자리 남음',
    seatsFull: '만석',
    cancelQuestion: '{{name}} 님의 예약을 취소할까요?',
    cancelConsequence_other: '{{count}}자리가 행사로 돌아갑니다. 취소한 예약은 되돌릴 수 없습니다.',
    cancelKeep: '그대로 두기',
    cancelYes: '예약 취소',
  },
} as const;

type Singular<Key> = Key extends `${infer Stem}_other` ? `${Stem}_one` : never;

/** The same words in a language that has a singular, which stands beside each plural. */
export type Translation<Words> = {
  [Key in keyof Words]: Words[Key] extends string ? string : Translation<Words[Key]>;
} & {
  [Key in keyof Words as Singular<Key>]: string;
};
