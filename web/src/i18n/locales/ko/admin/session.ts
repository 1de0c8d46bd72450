export default {
  checking: '로그인 상태를 확인하는 중…',
  logout: '로그아웃',
  loggedOut: '로그아웃했습니다',
  logoutFailed: '로그아웃하지 못했습니다',
  endedTitle: '다시 로그인해 주세요',
  endedDetail: '로그인이 끝났습니다. 비밀번호를 넣으면 하던 일이 그대로 이어집니다.',
  later: '나중에 하기',
} as const;
