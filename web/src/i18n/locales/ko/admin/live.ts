export default {
  failed: '불러오지 못했습니다',
  failedDetail: '연결을 확인하고 다시 시도해 주세요.',
  retry: '다시 시도',
  reload: '페이지 새로고침',
  disconnected: '연결이 끊겼습니다. 목록이 최신이 아닐 수 있으며, 다시 연결되면 저절로 이어집니다.',
  unreachable: '서버와 연결되기를 기다리고 있습니다. 연결되면 저절로 이어집니다.',
} as const;
