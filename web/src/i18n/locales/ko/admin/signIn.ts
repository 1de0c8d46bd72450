export default {
  title: '관리자 로그인',
  subtitle: '하루를 여는 자리입니다.',
  username: '아이디',
  password: '비밀번호',
  submit: '로그인',
  submitting: '로그인하는 중…',
  usernameRequired: '아이디를 입력해 주세요',
  passwordRequired: '비밀번호를 입력해 주세요',
  again: '로그인이 만료되었습니다. 다시 로그인해 주세요.',
  draftKept:
    '로그인이 만료되었습니다. 저장하지 않은 내용은 ‘작성 중인 항목’에 남아 있으니 다시 로그인해 이어서 작성해 주세요.',
  succeeded: '로그인했습니다',
  failed: '로그인하지 못했습니다',
  failedDetail: '아이디 또는 비밀번호가 올바르지 않습니다',
  unverifiedDetail:
    '자동 로그인 방지 확인(reCAPTCHA)을 마치지 못했습니다. 차단 프로그램을 끄고 다시 시도해 주세요.',
  code: '인증 코드',
  codeHint: '인증 앱에 표시된 여섯 자리 코드나 복구 코드를 입력해 주세요.',
  codeRequired: '인증 코드를 입력해 주세요',
  wrongCode: '코드가 올바르지 않거나 이미 사용한 코드입니다',
  tooManyDetail: '로그인 시도가 너무 많았습니다. 잠시 뒤 다시 시도해 주세요.',
  lockedDetail:
    '로그인 실패가 너무 많아 Google에서 이 계정을 잠시 잠갔습니다. 5분쯤 뒤에 다시 시도해 주세요. 계속 잠겨 있으면 운영 담당자가 새 비밀번호를 설정하는 즉시 풀립니다.',
  unavailableDetail: '서버가 제때 답하지 않았습니다. 잠시 뒤 다시 시도해 주세요.',
  broken: '오류',
  brokenDetail: '로그인하는 동안 문제가 생겼습니다',
} as const;
