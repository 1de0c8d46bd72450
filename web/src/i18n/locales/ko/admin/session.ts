export default {
  checking: '로그인 상태를 확인하는 중…',
  logout: '로그아웃',
  loggedOut: '로그아웃했습니다',
  logoutFailed: '로그아웃하지 못했습니다',
  unsettledQuestion: '로그아웃할까요?',
  unsettled_other:
    '이 휴대전화에서 입장 확인한 {{count}}건이 아직 서버에 기록되지 않았습니다. 기록은 이 브라우저에 남아 있다가, 여기서 다시 로그인하면 보냅니다.',
  logoutAnyway: '그래도 로그아웃',
  stay: '로그인 유지',
  endedTitle: '다시 로그인해 주세요',
  endedDetail: '로그인이 만료되었습니다. 비밀번호를 넣으면 하던 일이 그대로 이어집니다.',
  later: '나중에 하기',
} as const;
