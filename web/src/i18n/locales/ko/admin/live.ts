export default {
  failed: '불러오지 못했습니다',
  failedDetails: {
    unavailable: '연결을 확인하고 다시 시도해 주세요.',
    refused: '볼 권한이 없습니다. 로그인이 만료되었을 수 있으니 다시 로그인해 주세요.',
    other: '문제가 생겼습니다. 잠시 뒤 다시 시도해 주세요.',
  },
  retry: '다시 시도',
  reload: '페이지 새로고침',
  disconnected: '연결이 끊겼습니다. 목록이 최신이 아닐 수 있으며, 다시 연결되면 자동으로 이어집니다.',
  unreachable: '서버와 연결되기를 기다리고 있습니다. 연결되면 자동으로 이어집니다.',
} as const;
