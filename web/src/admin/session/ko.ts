export const signIn = {
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
  unverifiedDetail:
    '자동 로그인 방지 확인(reCAPTCHA)을 마치지 못했습니다. 차단 프로그램을 끄고 다시 시도해 주세요.',
  code: '인증 코드',
  codeHint: '인증 앱에 표시된 여섯 자리 코드나 복구 코드를 입력해 주세요.',
  codeRequired: '인증 코드를 입력해 주세요',
  wrongCode: '코드가 올바르지 않거나 이미 사용한 코드입니다',
  tooManyDetail: '로그인 시도가 너무 많았습니다. 잠시 뒤에 다시 시도해 주세요.',
  unavailableDetail: '서버가 제때 답하지 않았습니다. 잠시 뒤에 다시 시도해 주세요.',
  broken: '오류',
  brokenDetail: '로그인하는 동안 문제가 생겼습니다',
} as const;

export const session = {
  checking: '로그인 상태를 확인하는 중…',
  logout: '로그아웃',
  loggedOut: '로그아웃했습니다',
  logoutFailed: '로그아웃하지 못했습니다',
  endedTitle: '다시 로그인해 주세요',
  endedDetail: '로그인이 끝났습니다. 비밀번호를 넣으면 하던 일이 그대로 이어집니다.',
  later: '나중에 하기',
} as const;
